import { collections, type CollectionName } from '../../site/src/model/collections.ts';
import { explain, fieldSchema, limitsOf, type FieldSchema } from '../../site/src/model/field-schema.ts';
import { page } from '../../site/src/model/page.ts';

/** A form field as Decap CMS describes it, with the options of its widget. */
export interface EditorField {
  name: string;
  label: string;
  widget: string;
  pattern?: [string, string];
  multiple?: boolean;
  field?: EditorField;
  fields?: EditorField[];
  types?: EditorField[];
  typeKey?: string;
  [option: string]: unknown;
}

interface EditorFile {
  name: string;
  label: string;
  file: string;
  fields: EditorField[];
}

/** A list of entries as Decap CMS describes it: a folder of them, or files with a form each. */
export interface EditorCollection {
  name: string;
  label: string;
  folder?: string;
  files?: EditorFile[];
  fields?: EditorField[];
  [option: string]: unknown;
}

/** `schedulerLead` and `free-consultation` as a person writes them: "Scheduler lead", "Free consultation". */
export function labelOf(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** A plain union of objects as one form: fields of all of them, needed only where every one of them needs it. */
function merged(options: readonly FieldSchema[]): FieldSchema {
  const required = options.map((option) => new Set(option.required));
  const properties = Object.assign({}, ...options.map((option) => option.properties)) as Record<
    string,
    FieldSchema
  >;
  return {
    type: 'object',
    properties,
    required: Object.keys(properties).filter((key) => required.every((keys) => keys.has(key))),
  };
}

/** The field that tells the options of a union apart: each has it with a value of its own. */
function discriminatorOf(options: readonly FieldSchema[]): string | undefined {
  const [first] = options;
  return Object.keys(first?.properties ?? {}).find((key) =>
    options.every((option) => option.properties?.[key]?.const !== undefined),
  );
}

function lengthPattern(field: FieldSchema): [string, string] | undefined {
  // The form's expressions know no \p{…}; the check on saving knows it.
  if (field.pattern && !field.pattern.includes('\\p{')) return [field.pattern, explain(field)];
  if (field.minLength === undefined && field.maxLength === undefined) return undefined;
  return [`^[\\s\\S]{${field.minLength ?? 0},${field.maxLength ?? ''}}$`, limitsOf(field)];
}

function textField(base: EditorField, field: FieldSchema): EditorField {
  const pattern = lengthPattern(field);
  const widget = (field.maxLength ?? 0) > 120 ? 'text' : 'string';
  return { ...base, widget, ...(pattern ? { pattern } : {}) };
}

function listField(base: EditorField, field: FieldSchema): EditorField {
  const items = field.items ?? {};
  const count = { min: field.minItems, max: field.maxItems };
  if (items.enum) return { ...base, ...count, widget: 'select', multiple: true, options: items.enum };
  const list = { ...base, ...count, widget: 'list', collapsed: true };
  const options = items.oneOf ?? items.anyOf;
  const typeKey = options && discriminatorOf(options);
  if (options && typeKey) {
    const types = options.map((option) => {
      const kind = String(option.properties?.[typeKey]?.const);
      return { name: kind, label: labelOf(kind), widget: 'object', fields: fieldsOf(option, true, typeKey) };
    });
    return { ...list, typeKey, types };
  }
  const shape = options ? merged(options) : items;
  if (shape.type === 'object') return { ...list, fields: fieldsOf(shape, true) };
  return { ...list, field: editorField('item', shape, true) };
}

function editorField(name: string, field: FieldSchema, required: boolean): EditorField {
  // Choices and switches show what they allow.
  const hint =
    field.enum || field.type === 'boolean'
      ? explain({ description: field.description ?? '' })
      : explain(field);
  const base: EditorField = {
    name,
    label: labelOf(name),
    widget: 'string',
    required,
    ...(hint ? { hint } : {}),
  };
  if (field.const !== undefined) return { ...base, widget: 'hidden', default: field.const };
  if (field.enum) return { ...base, widget: 'select', options: field.enum };
  switch (field.type) {
    case 'object':
      return { ...base, widget: 'object', collapsed: !required, fields: fieldsOf(field, required) };
    case 'array':
      return listField(base, field);
    case 'integer':
    case 'number':
      return {
        ...base,
        widget: 'number',
        value_type: field.type === 'integer' ? 'int' : 'float',
        min: field.minimum,
        max: field.maximum,
      };
    case 'boolean':
      return { ...base, widget: 'boolean', required: false };
    default:
      return textField(base, field);
  }
}

/** Inside a part that may be left out nothing is demanded: the check on saving tells what a begun part lacks. */
function fieldsOf(field: FieldSchema, demanding: boolean, without?: string): EditorField[] {
  const required = new Set(field.required);
  return Object.entries(field.properties ?? {})
    .filter(([key]) => key !== without)
    .map(([key, child]) => editorField(key, child, demanding && required.has(key)));
}

const formOf = (schema: Parameters<typeof fieldSchema>[0]): EditorField[] =>
  fieldsOf(fieldSchema(schema), true);

/** What the collections are called, in the order in which the editor lists them. */
const labels: Readonly<Record<CollectionName, string>> = {
  teachers: 'Teachers',
  testimonials: 'Reviews and videos',
  faq: 'Questions and answers',
  posts: 'Blog cards',
  subjects: 'Subjects',
  tests: 'Tests',
  states: 'State programs',
  sessionTypes: 'Session types',
  legal: 'Legal texts',
  pages: 'Pages',
  claims: 'Claims',
  settings: 'Settings',
  navigation: 'Bar, menu and footer',
  words: 'Words that pages share',
};

/** Where an entry may be added or deleted in the browser, and what one is called; the others belong to routes. */
const open: Partial<Record<CollectionName, string>> = {
  teachers: 'Teacher',
  testimonials: 'Review or video',
  posts: 'Blog card',
  faq: 'Question',
  sessionTypes: 'Session type',
  claims: 'Claim',
};

/** What an entry is called in the lists of the editor. */
const summaries: Partial<Record<CollectionName, string>> = {
  testimonials: '{{id}} {{role}} {{name}}',
  faq: '{{question}}',
  legal: '{{heading}}',
};

/** The folder under which the editor sees a list file's entries, one file each: faq.yaml is faq/<id>.yaml. */
export const listFolder = (file: string): string => file.replace(/\.yaml$/, '');

function folderCollection(name: CollectionName): EditorCollection {
  const { storage, schema } = collections[name];
  const markdown = storage.kind === 'folder' && storage.ending === '.md';
  const fields = formOf(schema);
  const body: EditorField = { name: 'body', label: 'Text', widget: 'text', hint: 'Markdown.' };
  const titled = fields.find((field) => ['name', 'title', 'heading'].includes(field.name));
  return {
    name,
    label: labels[name],
    label_singular: open[name] ?? labels[name],
    folder: storage.kind === 'folder' ? storage.folder : listFolder(storage.file),
    extension: markdown ? 'md' : 'yaml',
    format: markdown ? 'yaml-frontmatter' : 'yaml',
    create: name in open,
    delete: name in open,
    slug: '{{fields.id}}',
    identifier_field: markdown ? 'heading' : 'id',
    summary: summaries[name] ?? `{{${titled?.name ?? 'id'}}}`,
    fields: markdown ? [...fields, body] : fields,
  };
}

function singleFile(name: 'settings' | 'navigation' | 'words'): EditorFile {
  const { storage, schema } = collections[name];
  return { name, label: labels[name], file: storage.file, fields: formOf(schema) };
}

function pageFile(option: (typeof page.options)[number]): EditorFile {
  const kind = option.shape.kind.value;
  return { name: kind, label: labelOf(kind), file: `pages/${kind}.yaml`, fields: formOf(option) };
}

/** The editor's whole configuration: a form for every field of every content schema, made from the schemas. */
export function editorConfig(siteName: string) {
  const single = ['settings', 'navigation', 'words', 'pages'];
  const entries = (Object.keys(labels) as CollectionName[]).filter((name) => !single.includes(name));
  return {
    // The browser talks to the editor's own server, in the protocol that Decap's own local server has.
    backend: { name: 'proxy', proxy_url: '/api/v1', branch: 'main' },
    load_config_file: false,
    media_folder: 'media',
    public_folder: '/posts',
    show_preview_links: false,
    app_title: `${siteName}: content`,
    editor: { preview: false },
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      ...entries.map(folderCollection),
      { name: 'pages', label: labels.pages, files: page.options.map(pageFile) },
      {
        name: 'site',
        label: 'Settings and menus',
        files: [singleFile('settings'), singleFile('navigation'), singleFile('words')],
      },
    ],
  };
}
