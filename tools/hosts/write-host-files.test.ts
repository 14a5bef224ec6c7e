import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hostFiles } from './write-host-files.ts';

it.each(Object.entries(hostFiles))('%s is what the table says', (file, text) => {
  const written = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  expect(written, 'Run `npm run hosts` and commit what it writes.').toBe(text);
});
