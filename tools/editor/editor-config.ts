import { collections, type CollectionName } from '../../site/src/model/collections.ts';
import { valueAt } from '../../site/src/content-reader/content-issue.ts';
import { fieldSchema, labelOf } from '../../site/src/content-reader/field-schema.ts';
import { page } from '../../site/src/model/page.ts';
import { pictureFolder } from '../../site/src/model/picture.ts';
import { contentFolder, fieldsOf, uploads, type EditorField, type EditorOption } from './editor-field.ts';
import type { RawCollection, RawContent } from './raw-content.ts';

/** The editor's repository; for a local folder, only its name is used. */
export interface GitBackend {
  name: string;
  /** For example `owner/site`. */
  repo: string;
  branch?: string;
}

/** The folder of an entry's photographs, relative to the entry's file. */
const lookedUp = (folder: string) => ({ media_folder: folder, public_folder: '' });
/** Converts uploads to smaller WebP files without EXIF data, which may have the location, as repositories may be public. */
const redrawn = { config: { transformations: { raster_image: { width: 2048, height: 2048 } } } };

/** Makes the fields optional that the collection's defaults fill in. */
function withOptionalDefaults(fields: readonly EditorField[], defaults: unknown): EditorField[] {
  return fields.map((field) => {
    const value = valueAt(defaults, [field.name]);
    if (value === undefined) return field;
    if (typeof value === 'boolean') return { ...field, default: value };
    if (field.widget === 'object')
      return { ...field, fields: withOptionalDefaults(field.fields ?? [], value) };
    const hint = `${String(field['hint'] ?? '')} Left empty: ${String(value)}`.trim();
    return { ...field, required: false, ...(typeof value === 'string' ? { hint } : {}) };
  });
}

/** The next free value of a numbered field: 5 after 4, t5 after t4; undefined if the values have no numbers. */
export function nextFree(field: string, entries: RawCollection['entries']): number | string | undefined {
  const taken = entries.map(({ data }) => String(valueAt(data, [field]) ?? ''));
  const counted = taken.filter((value) => /^t?\d+$/.test(value));
  if (counted.length === 0 || counted.length < taken.filter(Boolean).length) return undefined;
  const next = Math.max(...counted.map((value) => Number(value.replace('t', '')))) + 1;
  return counted[0]?.startsWith('t') ? `t${next}` : next;
}

const withProposals = (fields: readonly EditorField[], { entries }: RawCollection): EditorField[] =>
  fields.map((field) => {
    const next = ['id', 'order'].includes(field.name) ? nextFree(field.name, entries) : undefined;
    return next === undefined ? field : { ...field, default: next };
  });

/** The options for a teacher's specialties: subjects, exams, and further ones that the team page names. */
const specialties = ({ subjects, exams, pages }: RawContent): EditorOption[] => [
  ...[...subjects.entries, ...exams.entries].map(({ id, data }) => ({
    label: String(valueAt(data, ['examName']) ?? valueAt(data, ['title']) ?? id),
    value: id,
  })),
  ...pages.entries.flatMap(({ data }) =>
    Object.entries(valueAt(data, ['filter', 'further']) ?? {}).map(([value, label]) => ({
      label: String(label),
      value,
    })),
  ),
];

/** The first of these names that is a field, for the title of an entry or an item. */
const titleOf = (fields: readonly EditorField[], ...names: readonly string[]): string =>
  names.find((name) => fields.some((field) => field.name === name)) ?? 'id';

/** A collection in the editor's configuration: a folder of entries, pages with one form each, or a single file. */
function editorCollection(name: CollectionName, content: RawContent) {
  const { storage, schema, label } = collections[name];
  if (name === 'pages') {
    const files = page.options.map((option) => {
      const kind = option.shape.kind.value;
      const file = `${contentFolder}/pages/${kind}.yaml`;
      const fields = fieldsOf(fieldSchema(option), 'kind');
      return { name: kind, label: labelOf(kind), file, fields, ...lookedUp(`../${pictureFolder}`) };
    });
    return { name, label, files };
  }
  const own = withProposals(fieldsOf(fieldSchema(schema)), content[name]);
  const fields = withOptionalDefaults(own, content[name].defaults).map((field): EditorField => {
    if (name !== 'teachers' || field.name !== 'specialties') return field;
    const { label, required, min, max } = field;
    const options = specialties(content);
    return { name: field.name, label, widget: 'select', multiple: true, required, min, max, options };
  });
  if (storage.kind === 'single') return { name, label, file: `${contentFolder}/${storage.file}`, fields };
  if (storage.kind === 'list') {
    const summary = `{{id}} {{${titleOf(fields, 'question', 'name', 'title', 'value')}}}`.replace(
      ' {{id}}',
      '',
    );
    const list = { name: 'entries', label, widget: 'list', root: true, collapsed: true, summary, fields };
    const file = `${contentFolder}/${storage.file}`;
    return { name, label, file, fields: [list], ...lookedUp(pictureFolder) };
  }
  const markdown = storage.ending === '.md';
  const body = { name: 'body', label: 'Text', widget: 'text', hint: 'Markdown.' };
  return {
    name,
    label,
    label_singular: label.replace(/s$/, ''),
    folder: `${contentFolder}/${storage.folder}`,
    ...lookedUp(`../${pictureFolder}`),
    extension: markdown ? 'md' : 'yaml',
    format: markdown ? 'yaml-frontmatter' : 'yaml',
    // New legal texts can't be created, because the site has routes for two.
    create: !markdown,
    delete: !markdown,
    identifier_field: titleOf(fields, 'name', 'title', 'heading'),
    slug: `{{${titleOf(fields, 'examName', 'shortName', 'name', 'heading')}}}`,
    fields: markdown ? [...fields, body] : fields,
  };
}

/**
 * The editor's configuration (Sveltia CMS), generated from the content schemas.
 * @param content the current content, for names, default texts and the next free ids.
 * @param backend the repository that the editor uses online.
 */
export function editorConfig(content: RawContent, backend: GitBackend) {
  const all = (Object.keys(collections) as CollectionName[]).map((name) => editorCollection(name, content));
  const name = valueAt(content.settings.entries[0]?.data, ['business', 'name']);
  return {
    // Other sign-in methods need an OAuth server.
    backend: { ...backend, auth_methods: ['token'] },
    app_title: `${String(name ?? 'This site')}: content`,
    ...uploads,
    media_libraries: { stock_assets: { providers: [] }, default: redrawn },
    show_preview_links: false,
    editor: { preview: false },
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true },
    collections: all.filter((collection) => !('file' in collection)),
    singletons: all.filter((collection) => 'file' in collection),
  };
}
