import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { siteFile } from '../model/site-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const fonts = join(folder, '.cache/fonts');
const kept = () => readdirSync(join(folder, '.cache/kept/share')).length;

beforeAll(() => {
  mkdirSync(fonts, { recursive: true });
  symlinkSync(siteFile('../node_modules'), join(folder, 'node_modules'), 'junction');
  const font = join(folder, 'node_modules/@fontsource/gochi-hand/files/gochi-hand-latin-400-normal.woff');
  for (const name of ['bricolage-grotesque-700', 'figtree-500', 'gochi-hand'])
    copyFileSync(font, join(fonts, `${name}.ttf`));
});
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const card = {
  title: 'SAT Prep',
  business: 'Maple Lane',
  mark: '<svg viewBox="0 0 9 9"/>',
  line: 'One to one',
};

it('keeps a picture until its title, business, board or a font changes', async () => {
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  const { drawSharePicture } = await import('./render-og-image.tsx');
  const first = await drawSharePicture(card, 'edited-paragraph');
  expect(await sharp(first).metadata()).toMatchObject({
    format: 'png',
    width: 1200,
    height: 630,
    channels: 3,
  });
  expect((await drawSharePicture(card, 'edited-paragraph')).equals(first)).toBe(true);
  expect(kept()).toBe(1);
  const others = [
    await drawSharePicture({ ...card, title: 'ACT Prep' }, 'edited-paragraph'),
    await drawSharePicture({ ...card, business: 'Elm Road' }, 'edited-paragraph'),
    await drawSharePicture(card, 'timeline'),
  ];
  expect(new Set([first, ...others].map((picture) => picture.toString('base64'))).size).toBe(4);
  expect(kept()).toBe(4);

  writeFileSync(join(fonts, 'another.ttf'), 'A font');
  vi.resetModules();
  const again = await import('./render-og-image.tsx');
  await again.drawSharePicture(card, 'edited-paragraph');
  expect(kept()).toBe(5);
});
