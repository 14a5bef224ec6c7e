import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawSharePicture } from './render-og-image.tsx';

const card = {
  title: 'SAT Prep',
  business: 'Maple Lane',
  mark: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
  line: 'One to one',
};

it('draws a card that shows its title, its business and its board', async () => {
  const pictures = await Promise.all([
    drawSharePicture(card, 'edited-paragraph'),
    drawSharePicture({ ...card, title: 'ACT Prep' }, 'edited-paragraph'),
    drawSharePicture({ ...card, business: 'Elm Road' }, 'edited-paragraph'),
    drawSharePicture(card, 'timeline'),
  ]);
  expect(await sharp(pictures[0]).metadata()).toMatchObject({
    format: 'png',
    width: 1200,
    height: 630,
    channels: 3,
  });
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(4);
});

it('draws the board in the colors of the style sheet, not in an SVG’s black', async () => {
  const { data } = await sharp(await drawSharePicture(card, 'question-cards'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const black = Array.from({ length: data.length / 3 }, (_, pixel) =>
    data.subarray(3 * pixel, 3 * pixel + 3),
  );
  expect(black.filter((color) => color.every((channel) => channel < 8))).toEqual([]);
});
