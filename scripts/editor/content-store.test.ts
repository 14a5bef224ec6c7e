import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { readContent } from '../../site/src/model/read-content.ts';
import { root } from '../processes.ts';
import { ContentStore } from './content-store.ts';
import { copyProject, removeCopy } from './project-copy.ts';

let copy: string;
let folder: string;
let store: ContentStore;
beforeEach(() => {
  // With the content comes how files are formatted.
  copy = copyProject(['site/content', 'package.json']);
  folder = join(copy, 'site/content');
  store = new ContentStore(folder);
});
afterEach(() => removeCopy(copy));

const read = (file: string) => store.read(file).toString();
const shipped = (file: string) => readFileSync(join(root, 'site/content', file), 'utf8');
const snapshot = () => store.list().map((file) => [file, read(file)]);

type Entry = Record<string, unknown>;

/** Saves as the editor does: all values written anew, without comments. */
const saveChanged = <Data = Entry>(file: string, change: (data: Data) => unknown = () => undefined) => {
  const data = parse(read(file)) as Data;
  change(data);
  return store.save(file, Buffer.from(stringify(data)));
};
const teacher = 'teachers/adaeze-okafor.yaml';

it('leaves every file as it is, comments included, when it is saved unchanged', async () => {
  const before = snapshot();
  for (const file of store.list()) {
    if (file.endsWith('.yaml')) await saveChanged(file);
    else await store.save(file, store.read(file));
  }
  expect(snapshot()).toEqual(before);
}, 60_000);

it('changes one value and keeps the comments of the file', async () => {
  await saveChanged('settings.yaml', (data) => (data['districtPage'] = 'https://districts.example.org'));
  const comments = (text: string) => text.match(/^\s*#.*$/gm);
  expect(read('settings.yaml')).toContain('districtPage: https://districts.example.org');
  expect(comments(read('settings.yaml'))).toEqual(comments(shipped('settings.yaml')));
});

it('drops what a form leaves empty, and switches that stand at their default', async () => {
  await saveChanged(teacher, (data) => Object.assign(data, { founder: false, sample: true }));
  expect(read(teacher)).toBe(shipped(teacher));
  await saveChanged<Entry[]>('faq.yaml', ([first]) =>
    Object.assign(first ?? {}, { link: { label: '', to: '' } }),
  );
  expect(readContent(folder).faq[0]?.data.link).toBeUndefined();
});

it('keeps the comments of a list with their items when one is added before them and taken away', async () => {
  const post = { ...readContent(folder).posts[0]!.data, id: 81 };
  await saveChanged<Entry[]>('posts.yaml', (posts) => posts.splice(1, 0, post));
  expect(readContent(folder).posts[1]?.data).toEqual(post);
  await saveChanged<Entry[]>('posts.yaml', (posts) => posts.splice(1, 1));
  expect(read('posts.yaml')).toBe(shipped('posts.yaml'));
});

it('refuses a mistake with file, field, value and what is allowed, and writes nothing', async () => {
  const before = snapshot();
  const save = saveChanged(teacher, (data) => (data['specialties'] = ['alchemy']));
  await expect(save).rejects.toThrow(
    /teachers\/adaeze-okafor\.yaml:\d+ {2}specialties\[0\]: alchemy – allowed: english, math/,
  );
  await expect(saveChanged<Entry[]>('testimonials.yaml', (list) => list.shift())).rejects.toThrow(
    'must be a testimonial with role Parent and a quote',
  );
  await expect(store.save(teacher, Buffer.from('name: "'))).rejects.toThrow();
  expect(snapshot()).toEqual(before);
});

it('accepts an edit that fixes an earlier mistake in the files', async () => {
  writeFileSync(join(folder, teacher), read(teacher).replace(/^order: \d+$/m, 'order: 1'));
  expect(await store.mistakes()).toContain('must be unique');
  await saveChanged(teacher, (data) => (data['order'] = 3));
  expect(await store.mistakes()).toBe('');
});

const strange = '../package.json teachers/../../x.yaml /etc/hostname teachers/x.js .env a/.b.yaml';
it.each(strange.split(' '))('knows no %s', async (path) => {
  expect(() => store.read(path)).toThrow('There is no content');
  await expect(store.save(path, Buffer.from('id: x'))).rejects.toThrow('There is no content');
});
