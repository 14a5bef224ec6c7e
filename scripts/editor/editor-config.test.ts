import { describe, expect, it } from 'vitest';
import { collections, type CollectionName } from '../../site/src/model/collections.ts';
import { fieldSchema, type FieldSchema } from '../../site/src/model/field-schema.ts';
import { page } from '../../site/src/model/page.ts';
import { editorConfig, type EditorCollection, type EditorField } from './editor-config.ts';

/** Every field of a schema as a path: `photo.skin`, `page.areas[].topics[]`, whatever union it stands in. */
function schemaPaths(schema: FieldSchema, path = ''): string[] {
  const options = schema.oneOf ?? schema.anyOf;
  if (options) return options.flatMap((option) => schemaPaths(option, path));
  if (schema.items) return schemaPaths(schema.items, `${path}[]`);
  if (!schema.properties) return [path];
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
const config = editorConfig('Brightboard');
const all: readonly EditorCollection[] = config.collections;

function formsOf(name: CollectionName): EditorField[] {
  const files = all.flatMap((collection) => collection.files ?? []);
  const fields = all.find((collection) => collection.name === name)?.fields;
  return fields ?? files.find((file) => file.name === name)?.fields ?? [];
}

const kinds = (Object.keys(collections) as CollectionName[]).filter((name) => name !== 'pages');

describe('the editor’s forms', () => {
  it.each(kinds)('have every field of %s and no other', (name) => {
    const body = collections[name].storage.kind === 'folder' && name === 'legal' ? ['body'] : [];
    const wanted = [...schemaPaths(fieldSchema(collections[name].schema)), ...body];
    expect(unique(formPaths(formsOf(name)))).toEqual(unique(wanted));
  });

  it.each(page.options.map((option) => option.shape.kind.value))(
    'have every field of the page %s',
    (kind) => {
      const option = page.options.find((candidate) => candidate.shape.kind.value === kind);
      const pages = all.find((collection) => collection.name === 'pages')?.files ?? [];
      const form = pages.find((file) => file.name === kind)?.fields ?? [];
      expect(option && unique(schemaPaths(fieldSchema(option)))).toEqual(unique(formPaths(form)));
    },
  );

  it('demand what the schema demands, within its limits', () => {
    const field = (name: string) => formsOf('teachers').find((candidate) => candidate.name === name);
    expect(field('bio')).toMatchObject({ widget: 'text', required: true });
    const [pattern = '', message] = field('bio')?.pattern ?? [];
    expect(message).toBe('80 to 700 characters');
    expect(new RegExp(pattern).test('x'.repeat(79))).toBe(false);
    expect(new RegExp(pattern).test('x'.repeat(700))).toBe(true);
    expect(field('order')).toMatchObject({ widget: 'number', value_type: 'int', min: 1, max: 99 });
    expect(field('specialties')).toMatchObject({ widget: 'list', min: 1, max: 5 });
    expect(field('founder')).toMatchObject({ widget: 'boolean', required: false });
  });

  it('offer the kinds of a block as types, and never ask for what is fixed', () => {
    const subjectPage = formsOf('subjects').find((field) => field.name === 'page');
    const blocks = subjectPage?.fields?.find((field) => field.name === 'blocks');
    expect(blocks?.typeKey).toBe('kind');
    expect(blocks?.types?.map((type) => type.name)).toEqual(['points', 'curriculum', 'skills']);
    const home = all.find((collection) => collection.name === 'pages')?.files?.[0];
    expect(home?.fields[0]).toMatchObject({ name: 'kind', widget: 'hidden', default: 'home' });
  });
});
