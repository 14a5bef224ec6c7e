import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isScalar, isSeq, Scalar, visit, type YAMLMap } from 'yaml';
import type { EntryOf } from '../../site/src/model/collections.ts';
import { readContent } from '../../site/src/content-reader/read-content.ts';
import { contentFolder } from '../../site/src/model/site-file.ts';
import { editYaml } from './edit-yaml.ts';
import { runMain } from '../serve/processes.ts';

/** Removes the items marked as samples from a list file. @returns their ids. */
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
    // An empty value instead of [], so that the next item can be added below.
    document.contents = Object.assign(new Scalar(null), { source: '' });
    // Keeps the comment above the first item.
    document.commentBefore ??= comment ?? null;
  });
  return removed;
}

/** Removes fields and list items with one of these values from all files. */
async function removeValues(
  folder: string,
  isGone: (value: unknown, file: string) => boolean,
): Promise<void> {
  for (const file of globSync('**/*.yaml', { cwd: folder })) {
    await editYaml(folder, file, (document) =>
      visit(document, {
        // Also removes the number of the sentence chosen from a removed review.
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
 * Removes all sample teachers, reviews and posts with their pictures, and all references to them. The founder's profile
 * stays; the launch check asks the owner to rewrite it.
 * @returns the number of removed entries.
 * @throws ContentError if the content has mistakes before or after that.
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
      // The URLs of podcast episodes are also samples.
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
