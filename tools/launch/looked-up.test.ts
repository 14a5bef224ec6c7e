import { cpSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contentFolder } from '../../site/src/model/site-file.ts';
import { dateFacts } from './looked-up.ts';

const day = '2027-05-01';
const file = 'exams/ap.yaml';

it('dates every fact of an entry, and leaves its comments and all else as they were', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'content-'));
  cpSync(contentFolder, folder.path, { recursive: true });
  const read = (path: string) => readFileSync(join(folder.path, path), 'utf8');
  const before = `# ours\n${read(file)}`.replace('asOf: 2026-11-24', "asOf: '2026-11-24'");
  writeFileSync(join(folder.path, file), before);
  dateFacts(folder.path, ['ap'], day);
  expect(read(file)).toBe(before.replaceAll(/2026-11-2[47]/g, day));
  expect(read('exams/sat.yaml')).not.toContain(day);
  expect(() => dateFacts(folder.path, ['sat', 'oregn'], day)).toThrow('oregn');
  expect(read('exams/sat.yaml')).not.toContain(day);
});

it('names what was meant by an entry that there is not', () => {
  expect(() => dateFacts(contentFolder, ['floridas'], day)).toThrow('Did you mean florida?');
  expect(() => dateFacts(contentFolder, ['zzzzzzzz'], day)).toThrow(/There are ap, florida/);
});
