import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hostFiles } from './write-host-files.ts';

it.each(Object.entries(hostFiles))('%s is what the table says', (file, text) => {
  const committed = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  expect(committed, 'Run `npm run hosts` and commit what it writes.').toBe(text);
});
