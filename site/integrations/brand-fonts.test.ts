import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeBrandFonts } from './brand-fonts.ts';

it('keeps the fonts of one business when another one’s are written', async () => {
  const pairs = [
    { heading: 'Bricolage Grotesque', text: 'Figtree' },
    { heading: 'Figtree', text: 'Bricolage Grotesque' },
  ];
  const folders = [];
  for (const pair of pairs) folders.push(await writeBrandFonts(pair));
  const sheets = folders.map((folder) => readFileSync(join(folder, 'fonts.css'), 'utf8'));
  pairs.forEach(({ heading, text }, index) => {
    expect(sheets[index]).toContain(`--font-heading: '${heading}'`);
    expect(sheets[index]).toContain(`--font-text: '${text}'`);
  });
});
