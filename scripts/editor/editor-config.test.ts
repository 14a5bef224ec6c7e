import { describe, expect, it } from 'vitest';
import { collections, type CollectionName } from '../../site/src/model/collections.ts';
import { fieldSchema, type FieldSchema } from '../../site/src/model/field-schema.ts';
import { page } from '../../site/src/model/page.ts';
import { editorConfig, type EditorChoices } from './editor-config.ts';
import type { EditorField } from './editor-field.ts';

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
const git = { name: 'github', repo: 'maple-lane/site', branch: 'main' };

interface Form {
  name: string;
  file?: string;
  folder?: string;
  files?: Form[];
  fields?: EditorField[];
}
const formsFor = (backend: Record<string, string>, choices?: EditorChoices): Form[] => {
  const config = editorConfig('Brightboard', backend, choices);
  return [...config.collections, ...config.singletons];
};
const online = formsFor(git);

/** The form of one entry, whether it has a file of its own or stands in a list. */
function formOf(name: string, forms = online): EditorField[] {
  const [first, ...others] = forms.find((form) => form.name === name)?.fields ?? [];
  if (first?.['root']) return first.fields ?? [];
  return first ? [first, ...others] : [];
}

const fieldOf = (form: string, name: string, forms = online) =>
  formOf(form, forms).find((field) => field.name === name);

const kinds = (Object.keys(collections) as CollectionName[]).filter((name) => name !== 'pages');

describe('the editor’s forms', () => {
  it('are the same on this computer and on a phone', () => {
    expect(formsFor({ name: 'test-repo' })).toEqual(online);
    expect(editorConfig('Brightboard', git).backend).toEqual(git);
  });

  it.each(kinds)('have every field of %s and no other, under the path where it lies', (name) => {
    const { storage, schema } = collections[name];
    const body = name === 'legal' ? ['body'] : [];
    expect(unique(formPaths(formOf(name)))).toEqual(unique([...schemaPaths(fieldSchema(schema)), ...body]));
    const { file, folder } = online.find((form) => form.name === name) ?? {};
    expect(file ?? folder).toBe(`site/content/${storage.kind === 'folder' ? storage.folder : storage.file}`);
  });

  it.each(page.options)('have every field of the page $shape.kind.value', (option) => {
    const pages = online.find((form) => form.name === 'pages')?.files ?? [];
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
    expect(field('specialties')).toMatchObject({ widget: 'list', min: 1, max: 5 });
    expect(field('founder')).toMatchObject({ widget: 'boolean', required: false });
  });

  it('offer the kinds of a block as types, and never ask for what is fixed', () => {
    const blocks = fieldOf('subjects', 'page')?.fields?.find((field) => field.name === 'blocks');
    expect(blocks?.typeKey).toBe('kind');
    expect(blocks?.types?.map((type) => type.name)).toEqual(['points', 'curriculum', 'skills']);
    const [home] = online.find((form) => form.name === 'pages')?.files ?? [];
    expect(home?.fields?.[0]).toMatchObject({ name: 'kind', widget: 'hidden', default: 'home' });
  });
});

it('offers the subjects and exams of the content, and demands nothing that has a default', () => {
  const choices = { defaults: { states: { description: 'For {{name}}' } }, specialties: ['math', 'sat'] };
  const forms = formsFor({ name: 'test-repo' }, choices);
  const specialties = { widget: 'select', options: ['math', 'sat'] };
  expect(fieldOf('teachers', 'specialties', forms)).toMatchObject(specialties);
  const hint = expect.stringContaining('For {{name}}') as string;
  expect(fieldOf('states', 'description', forms)).toMatchObject({ required: false, hint });
});
