import { explain, labelOf, limitsOf, type FieldSchema } from '../../site/src/content-reader/field-schema.ts';
import { pictureFolder } from '../../site/src/model/picture.ts';

/** The content folder relative to the project, as the editor expects it. */
export const contentFolder = 'site/content';
/** The folder of uploads; the content stores only the file name. */
export const uploads = { media_folder: `/${contentFolder}/${pictureFolder}`, public_folder: '' };

/** An option of a select field in Sveltia CMS. */
export interface EditorOption {
  label: string;
  value: string;
}

/** A field in the configuration of Sveltia CMS, with the options of its widget. */
export interface EditorField {
  name: string;
  label: string;
  widget: string;
  pattern?: [string, string];
  multiple?: boolean;
  options?: EditorOption[];
  field?: EditorField;
  fields?: EditorField[];
  types?: EditorField[];
  typeKey?: string;
  [option: string]: unknown;
}

/** Labels for fields whose names in the files are unclear to owners. */
const ownersWords: Readonly<Record<string, string>> = {
  aliases: 'Further addresses',
  alt: 'What the picture shows',
  asOf: 'Looked up on',
  blocks: 'Sections',
  bookNow: 'Book Now button',
  bookNowAtTop: 'Book Now button at the top',
  brand: 'Look',
  confirmed: 'Confirmed on',
  createdAt: 'Date',
  documents: 'Papers for families',
  drawing: 'Drawing',
  eventType: 'What is booked',
  file: 'Photograph',
  focus: 'What stays in view',
  holder: 'Who keeps the proof',
  imageUrl: 'Drawing',
  isVideo: 'This is a video',
  metadata: 'For search engines',
  order: 'Place in the list',
  origin: 'Address of the site',
  provider: 'Scheduling service',
  sample: 'Invented, not real yet',
  samples: 'Values that are not yours yet',
  to: 'Leads to',
};

const labelFor = (name: string): string => ownersWords[name] ?? labelOf(name);

/** The options of an enum; a value that is a proper name or a URL is its own label. */
const optionsOf = (values: readonly string[]): EditorOption[] =>
  values.map((value) => ({
    label: /^[a-z]/.test(value) ? labelOf(value.replaceAll('.', '-')) : value,
    value,
  }));

/** A union of objects as one form: a field is required only where every member requires it. */
function merged(options: readonly FieldSchema[]): FieldSchema {
  const properties: Record<string, FieldSchema> = Object.assign({}, ...options.map((one) => one.properties));
  const required = Object.keys(properties).filter((key) =>
    options.every((option) => option.required?.includes(key)),
  );
  return { type: 'object', properties, required };
}

/** The discriminator of a union: the field that has a different literal in each option. */
function discriminatorOf(options: readonly FieldSchema[]): string | undefined {
  return Object.keys(options[0]?.properties ?? {}).find((key) =>
    options.every((option) => option.properties?.[key]?.const !== undefined),
  );
}

function textField(base: EditorField, field: FieldSchema): EditorField {
  const { minLength, maxLength, pattern } = field;
  const widget = (maxLength ?? 0) > 120 ? 'text' : 'string';
  // The editor doesn't support \p{…} in patterns, so only the content check applies these.
  if (pattern && !pattern.includes('\\p{')) return { ...base, widget, pattern: [pattern, explain(field)] };
  if (minLength === undefined && maxLength === undefined) return { ...base, widget };
  // A text with a placeholder may have any length, because the content check measures the final text.
  const length = `[\\s\\S]{${minLength ?? 0},${maxLength ?? ''}}`;
  return { ...base, widget, pattern: [`^(${length}|[\\s\\S]*\\{\\{[\\s\\S]*)$`, limitsOf(field)] };
}

function listField(base: EditorField, field: FieldSchema): EditorField {
  const items = field.items ?? {};
  const count = { min: field.minItems, max: field.maxItems };
  if (items.enum)
    return { ...base, ...count, widget: 'select', multiple: true, options: optionsOf(items.enum) };
  const list = { ...base, ...count, widget: 'list', collapsed: true };
  const options = items.oneOf ?? items.anyOf;
  const typeKey = options && discriminatorOf(options);
  if (options && typeKey) {
    const types = options.map((option) => {
      const kind = String(option.properties?.[typeKey]?.const);
      return { name: kind, label: labelFor(kind), widget: 'object', fields: fieldsOf(option, typeKey) };
    });
    return { ...list, typeKey, types };
  }
  const shape = options ? merged(options) : items;
  if (shape.type === 'object') return { ...list, fields: fieldsOf(shape) };
  return { ...list, collapsed: false, field: { ...editorField('item', shape, true), label: base.label } };
}

function editorField(name: string, field: FieldSchema, required: boolean): EditorField {
  const label = labelFor(name);
  if (field.const !== undefined) return { name, label, widget: 'hidden', default: field.const };
  // Select and boolean fields show their options, so the hint leaves these out.
  const plain = field.enum || field.items?.enum || field.type === 'boolean';
  const hint = explain(plain ? { description: field.description ?? '' } : field);
  const base: EditorField = { name, label, widget: 'string', required, ...(hint ? { hint } : {}) };
  if (field.enum) return { ...base, widget: 'select', options: optionsOf(field.enum) };
  switch (field.type) {
    case 'object':
      // The editor would save an object with numeric keys as a sparse list.
      if (Object.keys(field.properties ?? {}).every(Number)) return { ...base, widget: 'keyvalue' };
      return { ...base, widget: 'object', fields: fieldsOf(field) };
    case 'array':
      return listField(base, field);
    case 'integer':
    case 'number': {
      const valueType = field.type === 'integer' ? 'int' : 'float';
      return { ...base, widget: 'number', value_type: valueType, min: field.minimum, max: field.maximum };
    }
    case 'boolean':
      return { ...base, widget: 'boolean', required: false, default: field.default === true };
    default:
      if (field.format === 'picture') return { ...base, ...uploads, widget: 'image', choose_url: false };
      if (field.format === 'date') return { ...base, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
      return textField(base, field);
  }
}

/** The editor's fields for a group. @param without the name of a field to leave out. */
export function fieldsOf(field: FieldSchema, without?: string): EditorField[] {
  return Object.entries(field.properties ?? {})
    .filter(([key]) => key !== without)
    .map(([key, child]) => editorField(key, child, field.required?.includes(key) ?? false));
}
