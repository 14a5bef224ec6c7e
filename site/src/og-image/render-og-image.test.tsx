import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { writeBrandFonts } from '../../integrations/brand-fonts.ts';
import { drawSharePicture, svgToPng } from './render-og-image.tsx';

beforeAll(() => writeBrandFonts());

const card = {
  title: 'SAT Prep',
  business: 'Maple Lane',
  mark: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
  line: 'One to one',
};

it('draws the board in the colors of the style sheet, not in an SVG’s black', async () => {
  const { data } = await sharp(await drawSharePicture(card, 'question-cards'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const black = Array.from({ length: data.length / 3 }, (_, pixel) =>
    data.subarray(3 * pixel, 3 * pixel + 3),
  );
  expect(black.filter((color) => color.every((channel) => channel < 8))).toEqual([]);
});

it('sets a digit beside a letter in the boards’ own font', async () => {
  const digit = async (font: string, text: string) => {
    const letters = `<text y="36" font-size="40" font-family="${font}">${text}</text>`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40" fill="#fff"/>${letters}</svg>`;
    return sharp(await svgToPng(svg))
      .extract({ left: 0, top: 0, width: 12, height: 40 })
      .raw()
      .toBuffer();
  };
  expect(await digit('Gochi Hand', '1x')).toEqual(await digit('Board Digits', '1'));
});
