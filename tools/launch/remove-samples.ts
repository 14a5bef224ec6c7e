import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isScalar, isSeq, Scalar, visit, type YAMLMap } from 'yaml';
import type { EntryOf } from '../../site/src/model/collections.ts';
import { readContent } from '../../site/src/content-reader/read-content.ts';
import { contentFolder } from '../../site/src/model/site-file.ts';
import { editYaml } from './edit-yaml.ts';
import { runMain } from '../serve/processes.ts';

/** Takes the items marked as samples out of a list file. @returns their ids. */
async function removeFromList(folder: string, file: string): Promise<unknown[]> {
  const removed: unknown[] = [];
  await editYaml(folder, file, (document) => {
    const comment = isSeq<YAMLMap>(document.contents) ? document.contents.items[0]?.commentBefore : undefined;
    visit(document, {
      Map(_key, item) {
        if (item.get('sample') !== true) return undefined;
        removed.push(item.get('id'));
        return visit.REMOVE;
      },
    });
    if (!isSeq(document.contents) || document.contents.items.length > 0) return;
    // Empty, so that the next item can be written below.
    document.contents = Object.assign(new Scalar(null), { source: '' });
    // What is said above the first item stays, for those to come.
    document.commentBefore ??= comment ?? null;
  });
  return removed;
}

/** Takes fields and list items with one of the values out of every file. */
async function removeValues(
  folder: string,
  isGone: (value: unknown, file: string) => boolean,
): Promise<void> {
  for (const file of globSync('**/*.yaml', { cwd: folder })) {
    await editYaml(folder, file, (document) =>
      visit(document, {
        // What is chosen of a review goes with it.
        Map(_key, item) {
          if (isGone(item.get('testimonial'), file)) item.delete('testimonialSentence');
        },
        Pair: (_key, { value }) => (isScalar(value) && isGone(value.value, file) ? visit.REMOVE : undefined),
        Scalar: (key, { value }) =>
          typeof key === 'number' && isGone(value, file) ? visit.REMOVE : undefined,
      }),
    );
  }
}

/**
 * Takes out every sample teacher, review and post with their pictures, and whatever names one of them. The founder's
 * profile stays: the launch check asks for its own words.
 * @returns how many entries it took out.
 * @throws ContentError when the content has mistakes before or after.
 */
export async function removeSamples(folder: string): Promise<number> {
  const { teachers, posts: allPosts } = readContent(folder);
  const samples = teachers.filter(({ data }) => data.sample && !data.founder);
  const picturesOf = ({ photo, poses }: EntryOf<'teachers'>) =>
    [photo, ...Object.values(poses)].map(({ file }) => file);
  const kept = teachers.filter((entry) => !samples.includes(entry)).flatMap(({ data }) => picturesOf(data));
  for (const { file, data } of samples) {
    rmSync(join(folder, file));
    for (const picture of picturesOf(data))
      if (!kept.includes(picture)) rmSync(join(folder, 'pictures', picture), { force: true });
  }
  for (const { data } of allPosts)
    if (data.sample && data.imageUrl) rmSync(join(folder, '../public', data.imageUrl), { force: true });
  const posts = await removeFromList(folder, 'posts.yaml');
  const reviews = await removeFromList(folder, 'testimonials.yaml');
  const gone = [...samples.map(({ id }) => id), ...reviews];
  await removeValues(
    folder,
    (value, file) =>
      gone.includes(value) ||
      // The addresses of the recordings are samples as well.
      (file.endsWith('podcast.yaml') && String(value).includes('.example.com')),
  );
  readContent(folder);
  return samples.length + posts.length + reviews.length;
}

if (import.meta.main) {
  await runMain(async () => {
    const count = await removeSamples(contentFolder);
    console.log(`Took out ${count} sample entries. \`npm run launch-check\` lists what is left to do.`);
  });
}
