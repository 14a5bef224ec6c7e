/** Keeps a single exam, subject or state of those shipped: what the other texts say must still be whole. */
import { cpSync, globSync, mkdtempDisposableSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { contentError } from '../site/integrations/content-check.ts';
import { contentFolder } from '../site/src/model/site-file.ts';
import { getContent } from '../site/src/model/content-cache.ts';
import { removeSamples } from '../tools/launch/remove-samples.ts';
import { setValues } from '../tools/launch/edit-yaml.ts';

const { exams, subjects, states, teachers } = getContent();
const founder = teachers.find(({ data }) => data.founder);

it.each([...exams, ...subjects, ...states])(
  'the content stays whole with $file alone of its kind',
  async (kept) => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'content-'));
    cpSync(contentFolder, folder.path, { recursive: true });
    await removeSamples(folder.path);
    const [kind = ''] = kept.file.split('/');
    for (const file of globSync(`${kind}/*.yaml`, { cwd: folder.path }))
      if (file !== kept.file) rmSync(join(folder.path, file));
    const specialties = [kind === 'exams' ? kept.id : 'sat', kind === 'subjects' ? kept.id : 'math'];
    await setValues(folder.path, String(founder?.file), { specialties, poses: undefined });
    const messages = contentError(folder.path)?.issues.map(({ file, field, message }) => [
      file,
      field,
      message,
    ]);
    expect(messages ?? []).toEqual([]);
  },
);
