import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { collections, type CollectionName } from '../../site/src/model/collections.ts';
import { fieldSchema, type FieldSchema } from '../../site/src/model/field-schema.ts';
import { page } from '../../site/src/model/page.ts';
import { editorConfig, nextFree } from './editor-config.ts';
import { ownersWords, type EditorField } from './editor-field.ts';
import { readRawContent, type RawContent } from './raw-content.ts';

/** Every field of a schema as a path: `photo.skin`, `page.areas[].topics[]`, whatever union it stands in. */
function schemaPaths(schema: FieldSchema, path = ''): string[] {
  const options = schema.oneOf ?? schema.anyOf;
  if (options) return options.flatMap((option) => schemaPaths(option, path));
  if (schema.items) return schemaPaths(schema.items, `${path}[]`);
  // Names that are numbers are pairs of one field.
  if (!schema.properties || Object.keys(schema.properties).every(Number)) return [path];
  return Object.entries(schema.properties).flatMap(([key, child]) =>
    schemaPaths(child, path ? `${path}.${key}` : key),
  );
}

function formPaths(fields: readonly EditorField[], path = ''): string[] {
  return fields.flatMap((field) => {
    const own = path ? `${path}.${field.name}` : field.name;
    if (field.multiple || field.field) return [`${own}[]`];
    const inside = field.widget === 'list' ? `${own}[]` : own;
    const types = (field.types ?? []).flatMap((type) => formPaths(type.fields ?? [], inside));
    const key = field.types ? [`${inside}.${field.typeKey}`] : [];
    if (field.types || field.fields) return [...types, ...key, ...formPaths(field.fields ?? [], inside)];
    return [own];
  });
}

const unique = (paths: readonly string[]): string[] => [...new Set(paths)].sort();

interface Form {
  name: string;
  file?: string;
  folder?: string;
  create?: boolean;
  files?: Form[];
  fields?: EditorField[];
}

const names = Object.keys(collections) as CollectionName[];
/** As of a folder without any content. */
const empty = readRawContent(join(import.meta.dirname, 'none'));

function formsFor(content: Partial<RawContent> = {}): Form[] {
  const config = editorConfig({ ...empty, ...content }, { name: 'github', repo: 'maple-lane/site' });
  return [...config.collections, ...config.singletons];
}
const forms = formsFor();

/** The form of one entry, whether it has a file of its own or stands in a list. */
function formOf(name: string, among = forms): EditorField[] {
  const [first, ...others] = among.find((form) => form.name === name)?.fields ?? [];
  if (first?.['root']) return first.fields ?? [];
  return first ? [first, ...others] : [];
}

const fieldOf = (form: string, name: string, among = forms) =>
  formOf(form, among).find((field) => field.name === name);

describe('the editor’s forms', () => {
  it.each(names.filter((name) => name !== 'pages'))(
    'have every field of %s and no other, under the path where it lies',
    (name) => {
      const { storage, schema } = collections[name];
      const body = name === 'legal' ? ['body'] : [];
      expect(unique(formPaths(formOf(name)))).toEqual(unique([...schemaPaths(fieldSchema(schema)), ...body]));
      const { file, folder } = forms.find((form) => form.name === name) ?? {};
      expect(file ?? folder).toBe(
        `site/content/${storage.kind === 'folder' ? storage.folder : storage.file}`,
      );
    },
  );

  it.each(page.options)('have every field of the page $shape.kind.value', (option) => {
    const pages = forms.find((form) => form.name === 'pages')?.files ?? [];
    const form = formOf(option.shape.kind.value, pages);
    expect(unique(formPaths(form))).toEqual(unique(schemaPaths(fieldSchema(option))));
  });

  it('demand what the schema demands, within its limits', () => {
    const field = (name: string) => fieldOf('teachers', name);
    expect(field('bio')).toMatchObject({ label: 'Bio', widget: 'text', required: true });
    const [pattern = '', message] = field('bio')?.pattern ?? [];
    expect(message).toBe('80 to 700 characters');
    expect(new RegExp(pattern).test('x'.repeat(79))).toBe(false);
    expect(new RegExp(pattern).test('x'.repeat(700))).toBe(true);
    expect(field('order')).toMatchObject({ widget: 'number', value_type: 'int', min: 1, max: 99 });
    expect(field('founder')).toMatchObject({ widget: 'boolean', required: false });
  });

  it('offer the kinds of a block as types, and never ask for what is fixed', () => {
    const blocks = fieldOf('subjects', 'page')?.fields?.find((field) => field.name === 'blocks');
    expect(blocks?.typeKey).toBe('kind');
    expect(blocks?.types?.map((type) => type.name)).toEqual(['points', 'curriculum', 'skills']);
    const [home] = forms.find((form) => form.name === 'pages')?.files ?? [];
    expect(home?.fields?.[0]).toMatchObject({ name: 'kind', widget: 'hidden', default: 'home' });
  });

  it('call fields and choices by their names', () => {
    const paths = [...forms, ...forms.flatMap(({ files = [] }) => files)].flatMap(({ fields = [] }) =>
      formPaths(fields),
    );
    const used = new Set(paths.flatMap((path) => path.split(/[.[\]]+/)));
    expect(Object.keys(ownersWords).filter((name) => !used.has(name))).toEqual([]);
    expect(fieldOf('settings', 'samples')?.options).toContainEqual({
      label: 'Business legal name',
      value: 'business.legalName',
    });
    expect(fieldOf('faq', 'category')?.options?.[0]).toEqual({ label: 'General', value: 'General' });
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
    const options = [
      { label: 'Mathematics', value: 'math' },
      { label: 'SAT', value: 'sat' },
    ];
    expect(fieldOf('teachers', 'specialties', formsFor({ subjects, exams }))).toMatchObject({
      widget: 'select',
      options,
    });
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
    ['nothing where ids are words', ['notice', 'reply'], undefined],
    ['nothing where one is a word', [1, 'two'], undefined],
    ['nothing without an entry', [], undefined],
  ])('propose %s', (_what, ids, next) => {
    const entries = ids.map((id) => ({ id: String(id), data: { id } }));
    expect(nextFree('id', entries)).toBe(next);
  });
});
