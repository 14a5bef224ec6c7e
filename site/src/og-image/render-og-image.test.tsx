import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawSharePicture } from './render-og-image.tsx';

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
