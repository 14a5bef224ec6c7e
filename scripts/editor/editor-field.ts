import { explain, labelOf, limitsOf, type FieldSchema } from '../../site/src/model/field-schema.ts';
import { pictureFolder } from '../../site/src/model/picture.ts';

/** Where the content lies in the project, which is how the editor names its files. */
export const contentFolder = 'site/content';
/** Where uploads go; what stands in the content is the file's name alone. */
export const uploads = { media_folder: `/${contentFolder}/${pictureFolder}`, public_folder: '' };

/** A form field as Sveltia CMS describes it, with the options of its widget. */
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

/** A union of objects as one form: the fields of all members, required only where every member requires them. */
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
  // The form's regular expressions do not support \p{…}; the check on saving does.
  if (pattern && !pattern.includes('\\p{')) return { ...base, widget, pattern: [pattern, explain(field)] };
  if (minLength === undefined && maxLength === undefined) return { ...base, widget };
  return { ...base, widget, pattern: [`^[\\s\\S]{${minLength ?? 0},${maxLength ?? ''}}$`, limitsOf(field)] };
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
      return { name: kind, label: labelOf(kind), widget: 'object', fields: fieldsOf(option, typeKey) };
    });
    return { ...list, typeKey, types };
  }
  const shape = options ? merged(options) : items;
  if (shape.type === 'object') return { ...list, fields: fieldsOf(shape) };
  return { ...list, collapsed: false, field: { ...editorField('item', shape, true), label: base.label } };
}

function editorField(name: string, field: FieldSchema, required: boolean): EditorField {
  const label = labelOf(name);
  if (field.const !== undefined) return { name, label, widget: 'hidden', default: field.const };
  // Select and boolean fields already show what they allow.
  const plain = field.enum || field.type === 'boolean';
  const hint = explain(plain ? { description: field.description ?? '' } : field);
  const base: EditorField = { name, label, widget: 'string', required, ...(hint ? { hint } : {}) };
  if (field.enum) return { ...base, widget: 'select', options: field.enum };
  switch (field.type) {
    case 'object':
      // Names that are numbers: the editor would write a list of them, with gaps.
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
      return textField(base, field);
  }
}

/** The form of a schema: a field for every one of its own. */
export function fieldsOf(field: FieldSchema, without?: string): EditorField[] {
  return Object.entries(field.properties ?? {})
    .filter(([key]) => key !== without)
    .map(([key, child]) => editorField(key, child, field.required?.includes(key) ?? false));
}
