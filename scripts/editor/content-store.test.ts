import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { readContent } from '../../site/src/model/read-content.ts';
import { root } from '../processes.ts';
import { ContentStore } from './content-store.ts';
import { editorConfig, type EditorCollection } from './editor-config.ts';

let folder: string;
let store: ContentStore;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(join(root, 'site/content'), folder, { recursive: true });
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  store = new ContentStore(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const snapshot = () =>
  globSync('**/*.{yaml,md}', { cwd: folder })
    .sort()
    .map((file) => [file, read(file)]);

function allPaths(): string[] {
  const collections: readonly EditorCollection[] = editorConfig('Brightboard').collections;
  return collections.flatMap(({ folder: name, files }) =>
    files ? files.map(({ file }) => file) : store.list(name ?? '').map(({ path }) => path),
  );
}

/** The text that the editor sends when an entry is saved: all values written anew, without comments. */
function asSent(path: string, change: (data: Record<string, unknown>) => void): string {
  const { text = '' } = store.entry(path) ?? {};
  const data = parse(text) as Record<string, unknown>;
  change(data);
  return stringify(data);
}

describe('ContentStore', () => {
  it('shows every entry of every collection', () => {
    const entries = Object.values(readContent(folder)).reduce(
      (sum, collection) => sum + collection.length,
      0,
    );
    expect(allPaths()).toHaveLength(entries);
    for (const path of allPaths()) expect(store.entry(path)?.text, path).toBeTruthy();
  });

  it('leaves every file as it is, comments included, when entries are saved unchanged', async () => {
    const before = snapshot();
    for (const path of [
      'settings.yaml',
      'navigation.yaml',
      'words.yaml',
      'faq/6.yaml',
      'testimonials/t1.yaml',
      'posts/4.yaml',
      'pages/home.yaml',
      'subjects/math.yaml',
      'tests/sat.yaml',
      'states/florida.yaml',
    ]) {
      await store.save(
        path,
        asSent(path, () => undefined),
      );
    }
    const legal = 'legal/terms-of-service.md';
    await store.save(legal, store.entry(legal)?.text ?? '');
    expect(snapshot()).toEqual(before);
  });

  it('changes one value and keeps the comments of the file', async () => {
    await store.save(
      'settings.yaml',
      asSent('settings.yaml', (data) => {
        data['districtPage'] = 'https://districts.example.org';
      }),
    );
    const comments = (text: string) => text.split('\n').filter((line) => line.trim().startsWith('#'));
    expect(read('settings.yaml')).toContain('districtPage: https://districts.example.org');
    expect(comments(read('settings.yaml'))).toEqual(
      comments(readFileSync(join(root, 'site/content/settings.yaml'), 'utf8')),
    );
  });

  it('drops what a form leaves empty, and switches that stand at their default', async () => {
    const path = 'teachers/adaeze-okafor.yaml';
    await store.save(
      path,
      asSent(path, (data) => {
        data['founder'] = false;
        data['sample'] = true;
      }),
    );
    expect(read(path)).toBe(readFileSync(join(root, 'site/content', path), 'utf8'));
    await store.save(
      'faq/1.yaml',
      asSent('faq/1.yaml', (data) => {
        data['link'] = { label: '', to: '' };
      }),
    );
    expect(readContent(folder).faq[0]?.data.link).toBeUndefined();
  });

  it('appends a new item to its list file, and takes it away again', async () => {
    const before = read('posts.yaml');
    const post = {
      id: 81,
      title: 'What a Tutor Hears',
      excerpt: 'A short story about listening, told by a teacher.',
      category: 'education',
      imageUrl: '/posts/4.svg',
      createdAt: '2026-01-31',
      sample: true,
    };
    await store.save('posts/81.yaml', stringify(post));
    expect(read('posts.yaml').startsWith(before)).toBe(true);
    expect(readContent(folder).posts.at(-1)?.data).toEqual(post);
    await store.remove('posts/81.yaml');
    expect(read('posts.yaml')).toBe(before);
  });

  it('refuses a mistake with file, field, value and what is allowed, and writes nothing', async () => {
    const before = snapshot();
    const path = 'teachers/adaeze-okafor.yaml';
    const save = store.save(
      path,
      asSent(path, (data) => {
        data['specialties'] = ['alchemy'];
      }),
    );
    await expect(save).rejects.toThrow(
      /teachers\/adaeze-okafor\.yaml:\d+ {2}specialties\[0\]: alchemy – allowed: english, math/,
    );
    await expect(store.remove('testimonials/t1.yaml')).rejects.toThrow(
      'must be a testimonial with role Parent and a quote',
    );
    expect(snapshot()).toEqual(before);
  });

  it('accepts what mends a mistake that stood in the files before', async () => {
    const file = 'teachers/adaeze-okafor.yaml';
    writeFileSync(join(folder, file), read(file).replace(/^order: \d+$/m, 'order: 1'));
    expect(store.mistakes()).toContain('must be unique');
    await store.save(
      file,
      asSent(file, (data) => {
        data['order'] = 3;
      }),
    );
    expect(store.mistakes()).toBe('');
  });

  it.each([
    '../package.json',
    'teachers/../../package.json',
    'package.json',
    '/etc/hostname',
    'teachers/a/b.yaml',
    'teachers/x.md',
  ])('knows no %s', async (path) => {
    expect(() => store.entry(path)).toThrow('There is no content');
    await expect(store.save(path, 'id: x')).rejects.toThrow('There is no content');
  });
});
