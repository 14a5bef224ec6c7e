import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { collections, type CollectionName } from '../../site/src/model/collections.ts';
import { fieldSchema, type FieldSchema } from '../../site/src/content-reader/field-schema.ts';
import { page } from '../../site/src/model/page.ts';
import { editorConfig, nextFree } from './editor-config.ts';
import type { EditorField } from './editor-field.ts';
import { readRawContent, type RawContent } from './raw-content.ts';

/** The paths of all fields of a schema, such as `page.areas.topics`, including those of every union member. */
function schemaPaths(schema: FieldSchema, path = ''): string[] {
  const options = schema.oneOf ?? schema.anyOf ?? (schema.items && [schema.items]);
  if (options) return options.flatMap((option) => schemaPaths(option, path));
  // The editor shows a record with numeric keys as one key-value field.
  if (!schema.properties || Object.keys(schema.properties).every(Number)) return [path];
  return Object.entries(schema.properties).flatMap(([key, child]) => schemaPaths(child, `${path}.${key}`));
}

function formPaths(fields: readonly EditorField[], path = ''): string[] {
  return fields.flatMap((field) => {
    const own = `${path}.${field.name}`;
    const { types = [], typeKey } = field;
    const inside = [...types.flatMap((type) => type.fields ?? []), ...(field.fields ?? [])];
    if (inside.length === 0) return [own];
    return [...formPaths(inside, own), ...(typeKey ? [`${own}.${typeKey}`] : [])];
  });
}

const unique = (paths: readonly string[]): string[] => [...new Set(paths)].sort();

interface Form {
  name: string;
  create?: boolean;
  files?: Form[];
  fields?: EditorField[];
}

function formsFor(content: Partial<RawContent> = {}): Form[] {
  const empty = readRawContent(join(import.meta.dirname, 'none'));
  const config = editorConfig({ ...empty, ...content }, { name: 'github', repo: 'maple-lane/site' });
  return [...config.collections, ...config.singletons];
}
const forms = formsFor();
const pages = forms.find((form) => form.name === 'pages')?.files ?? [];

/** The fields of one entry, in a collection of files or of list items. */
function formOf(name: string, among = forms): EditorField[] {
  const fields = among.find((form) => form.name === name)?.fields ?? [];
  return fields[0]?.['root'] ? (fields[0].fields ?? []) : fields;
}

const fieldOf = (form: string, name: string, among = forms) =>
  formOf(form, among).find((field) => field.name === name);

describe('the editor’s forms', () => {
  const names = (Object.keys(collections) as CollectionName[]).filter((name) => name !== 'pages');
  const schemas = [
    ...names.map((name) => [name, collections[name].schema, forms] as const),
    ...page.options.map((option) => [option.shape.kind.value, option, pages] as const),
  ];

  it.each(schemas)('have every field of %s and no other', (name, schema, among) => {
    const body = name === 'legal' ? ['.body'] : [];
    // A page's kind is the name of its file.
    const written = schemaPaths(fieldSchema(schema)).filter((path) => path !== '.kind');
    expect(unique(formPaths(formOf(name, among)))).toEqual(unique([...written, ...body]));
  });

  it('demand what the schema demands, within its limits', () => {
    const bio = fieldOf('teachers', 'bio');
    expect(bio).toMatchObject({ label: 'Bio', widget: 'text', required: true });
    const [pattern = '', message] = bio?.pattern ?? [];
    expect(message).toBe('80 to 700 characters');
    expect([79, 700].map((length) => new RegExp(pattern).test('x'.repeat(length)))).toEqual([false, true]);
    expect(fieldOf('teachers', 'order')).toMatchObject({ value_type: 'int', min: 1, max: 99 });
    expect(fieldOf('teachers', 'founder')).toMatchObject({ widget: 'boolean', required: false });
  });

  it('add subjects, exams, states and teachers, and no page that the site has no place for', () => {
    const adding = forms.filter(({ create }) => create).map(({ name }) => name);
    expect(adding).toEqual(['subjects', 'exams', 'states', 'teachers']);
  });
});

describe('from the content, the forms', () => {
  it('offer a teacher the subjects and exams by their names', () => {
    const subjects = { defaults: undefined, entries: [{ id: 'math', data: { title: 'Mathematics' } }] };
    const exams = { defaults: undefined, entries: [{ id: 'sat', data: { examName: 'SAT' } }] };
    expect(fieldOf('teachers', 'specialties', formsFor({ subjects, exams }))?.options).toEqual([
      { label: 'Mathematics', value: 'math' },
      { label: 'SAT', value: 'sat' },
    ]);
  });

  it('demand nothing that has a default, and leave switches as the defaults have them', () => {
    const defaults = { description: 'For {{name}}', consultation: { bookNow: true } };
    const states = formsFor({ states: { defaults, entries: [] } });
    const hint = expect.stringContaining('For {{name}}') as string;
    expect(fieldOf('states', 'description', states)).toMatchObject({ required: false, hint });
    const inside = fieldOf('states', 'consultation', states)?.fields ?? [];
    expect(inside.find(({ name }) => name === 'bookNow')).toMatchObject({ default: true });
  });

  it.each([
    ['the number after the highest', [1, 16, 4], 17],
    ['the review after the last', ['t2', 't21'], 't22'],
  ])('propose %s', (_what, ids, next) => {
    const entries = ids.map((id) => ({ id: String(id), data: { id } }));
    expect(nextFree('id', entries)).toBe(next);
  });
});
