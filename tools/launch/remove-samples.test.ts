import { cpSync, globSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { readContent } from '../../site/src/content-reader/read-content.ts';
import { contentFolder } from '../../site/src/model/site-file.ts';
import { removeSamples } from './remove-samples.ts';

it('takes out every sample entry but the founder, and whatever names one', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'content-'));
  cpSync(contentFolder, folder.path, { recursive: true });
  const cards = join(folder.path, 'posts.yaml');
  writeFileSync(cards, `# My cards.\n${readFileSync(cards, 'utf8')}`);
  expect(await removeSamples(folder.path)).toBeGreaterThan(3);
  const { teachers, testimonials, posts } = readContent(folder.path);
  const left = [...teachers.filter(({ data }) => !data.founder), ...testimonials, ...posts];
  expect(left.filter(({ data }) => data.sample)).toEqual([]);
  expect(readFileSync(cards, 'utf8')).toBe('# My cards.\n');
  const options = { ...(await resolveConfig(import.meta.filename)), parser: 'yaml' };
  for (const file of globSync('**/*.yaml', { cwd: folder.path })) {
    const text = readFileSync(join(folder.path, file), 'utf8');
    expect(await check(text, options), file).toBe(true);
    expect(text, file).not.toContain('testimonialSentence');
  }
});
