import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { isSeq } from 'yaml';
import { readContent } from '../site/src/model/read-content.ts';
import { valueAt } from '../site/src/model/content-issue.ts';
import { root, runMain } from './processes.ts';
import { editYaml } from './edit-yaml.ts';

/** Takes the entries marked as samples out of a list file. @returns their ids. */
function removeFromList(folder: string, file: string): Set<unknown> {
  const removed = new Set<unknown>();
  editYaml(folder, file, (document) => {
    const list = document.contents;
    if (!isSeq(list)) return;
    list.items = list.items.filter((item) => {
      const entry: unknown = document.createNode(item).toJSON();
      if (valueAt(entry, ['sample']) !== true) return true;
      removed.add(valueAt(entry, ['id']));
      return false;
    });
    if (list.items.length === 0) document.contents = null;
  });
  return removed;
}

/**
 * Takes out every sample teacher, review and post, and whatever names one of them. The founder's profile stays: the
 * launch check asks for its own words.
 * @returns how many entries it took out.
 * @throws ContentError when the content has mistakes before or after.
 */
export function removeSamples(folder: string): number {
  const { exams, subjects, teachers } = readContent(folder);
  const samples = teachers.filter(({ data }) => data.sample && !data.founder);
  const kept = teachers.filter((entry) => !samples.includes(entry)).map(({ data }) => data.photo.file);
  for (const { file, data } of samples) {
    rmSync(join(folder, file));
    if (!kept.includes(data.photo.file)) rmSync(join(folder, 'pictures', data.photo.file), { force: true });
  }
  const posts = removeFromList(folder, 'posts.yaml');
  const reviews = removeFromList(folder, 'testimonials.yaml');
  for (const { file, data } of [...exams, ...subjects]) {
    if (!reviews.has(data.consultation.testimonial)) continue;
    editYaml(folder, file, (document) => document.deleteIn(['consultation', 'testimonial']));
  }
  editYaml(folder, 'pages/home.yaml', (document) => {
    const path = ['testimonials', 'featured'];
    const featured = valueAt(document.toJS(), path) as string[];
    const kept = featured.filter((id) => !reviews.has(id));
    if (kept.length < featured.length) document.setIn(path, document.createNode(kept, { flow: true }));
  });
  editYaml(folder, 'pages/podcast.yaml', (document) => {
    const gone = new Set(samples.map(({ id }) => id));
    const topics = valueAt(document.toJS(), ['topics']) as { teachers?: string[]; url?: string }[];
    for (const [index, { teachers: named = [], url }] of topics.entries()) {
      if (url?.includes('.example.com')) document.deleteIn(['topics', index, 'url']);
      const staying = named.filter((id) => !gone.has(id));
      if (staying.length < named.length) document.setIn(['topics', index, 'teachers'], staying);
    }
  });
  editYaml(folder, 'pages/are-you-a-teacher.yaml', (document) => {
    if (reviews.has(document.get('video'))) document.delete('video');
  });
  readContent(folder);
  return samples.length + posts.size + reviews.size;
}

if (import.meta.main) {
  runMain(() => {
    const count = removeSamples(join(root, 'site/content'));
    console.log(`Took out ${count} sample entries. \`npm run launch-check\` lists what is left to do.`);
  });
}
