import { collections, type CollectionName } from '../../site/src/model/collections.ts';
import { fieldSchema, labelOf } from '../../site/src/model/field-schema.ts';
import { valueAt } from '../../site/src/model/content-issue.ts';
import { page } from '../../site/src/model/page.ts';
import { pictureFolder } from '../../site/src/model/picture.ts';
import { contentFolder, fieldsOf, uploads, type EditorField } from './editor-field.ts';

/** Where the editor looks up a photograph that an entry names, from the folder of the entry's file. */
const lookedUp = (folder: string) => ({ media_folder: folder, public_folder: '' });
/** A phone's photographs as they go into a repository, which may be public: WebP, smaller, without place and time. */
const redrawn = { default: { config: { transformations: { raster_image: { width: 2048, height: 2048 } } } } };

/** The same fields, of which none has to be filled in that the collection's defaults fill in. */
function withOptionalDefaults(fields: readonly EditorField[], defaults: unknown): EditorField[] {
  return fields.map((field) => {
    const value = valueAt(defaults, [field.name]);
    if (value === undefined) return field;
    const inner = field.widget === 'object' && field.fields;
    return {
      ...field,
      ...(inner ? { fields: withOptionalDefaults(inner, value) } : { required: false }),
      ...(typeof value === 'string'
        ? { hint: `${String(field['hint'] ?? '')} Left empty: ${value}`.trim() }
        : {}),
    };
  });
}

/** What a folded entry or item is called: the first of these that it has. */
function summaryOf(fields: readonly EditorField[]): string {
  const title = ['question', 'name', 'title', 'heading'].find((key) =>
    fields.some((field) => field.name === key && field['required']),
  );
  return fields.some((field) => field.name === 'id')
    ? `{{id}} ${title ? `{{${title}}}` : ''}`.trim()
    : `{{${title ?? 'id'}}}`;
}

/** What the forms offer that the schemas do not know. */
export interface EditorChoices {
  /** What entries say where they say nothing themselves, by collection. */
  defaults?: Readonly<Record<string, unknown>>;
  /** The ids of the subjects and exams that a teacher may have. */
  specialties?: readonly string[] | undefined;
}

/** A collection as the editor lists it: a folder of entries, the pages with a form each, or one file. */
function editorCollection(name: CollectionName, { defaults, specialties }: EditorChoices) {
  const { storage, schema, label } = collections[name];
  if (name === 'pages') {
    const files = page.options.map((option) => {
      const kind = option.shape.kind.value;
      const file = `${contentFolder}/pages/${kind}.yaml`;
      const fields = fieldsOf(fieldSchema(option));
      return { name: kind, label: labelOf(kind), file, fields, ...lookedUp(`../${pictureFolder}`) };
    });
    return { name, label, files };
  }
  const fields = withOptionalDefaults(fieldsOf(fieldSchema(schema)), defaults?.[name]).map((field) =>
    name === 'teachers' && field.name === 'specialties' && specialties
      ? { name: field.name, label: field.label, widget: 'select', multiple: true, options: specialties }
      : field,
  );
  if (storage.kind === 'single') return { name, label, file: `${contentFolder}/${storage.file}`, fields };
  if (storage.kind === 'list') {
    const list = { name: 'entries', label, widget: 'list', root: true, collapsed: true };
    const file = `${contentFolder}/${storage.file}`;
    const lists = [{ ...list, summary: summaryOf(fields), fields }];
    return { name, label, file, fields: lists, ...lookedUp(pictureFolder) };
  }
  const markdown = storage.ending === '.md';
  const body = { name: 'body', label: 'Text', widget: 'text', hint: 'Markdown.' };
  return {
    name,
    label,
    folder: `${contentFolder}/${storage.folder}`,
    ...lookedUp(`../${pictureFolder}`),
    extension: markdown ? 'md' : 'yaml',
    format: markdown ? 'yaml-frontmatter' : 'yaml',
    // A subject, exam or state is a page with a path: docs/adding-a-page.md shows how to add one.
    create: name === 'teachers',
    delete: name === 'teachers',
    slug: `{{${summaryOf(fields).slice(2, -2)}}}`,
    identifier_field: summaryOf(fields).slice(2, -2),
    editor: { preview: name === 'teachers' },
    fields: markdown ? [...fields, body] : fields,
  };
}

/**
 * The editor's whole configuration: a form for every field of every content schema, made from the schemas.
 * @param backend where the editor reads and writes: this computer, or a Git host.
 * @param choices what this content offers beside its schemas.
 */
export function editorConfig(
  siteName: string,
  backend: Readonly<Record<string, string>>,
  choices: EditorChoices = {},
) {
  const all = (Object.keys(collections) as CollectionName[]).map((name) => editorCollection(name, choices));
  return {
    backend,
    load_config_file: false,
    app_title: `${siteName}: content`,
    ...uploads,
    media_libraries: { stock_assets: { providers: [] }, ...(backend['repo'] ? redrawn : {}) },
    show_preview_links: false,
    editor: { preview: false },
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true },
    collections: all.filter((collection) => !('file' in collection)),
    singletons: all.filter((collection) => 'file' in collection),
  };
}
