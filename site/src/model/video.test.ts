import { expect, it } from 'vitest';
import { readVideoUrl } from './video.ts';

const id = 'dQw4w9WgXcQ';

it.each([
  `https://www.youtube.com/watch?v=${id}`,
  `https://m.youtube.com/watch?v=${id}`,
  `https://youtu.be/${id}`,
  `https://www.youtube.com/shorts/${id}`,
  `https://www.youtube-nocookie.com/embed/${id}`,
])('reads %s', (address) => {
  expect(readVideoUrl(address)).toEqual({ id, start: 0 });
});

it.each([
  ['t=90', 90],
  ['t=1m30s', 90],
  ['t=1h1m30s', 3690],
  ['start=15', 15],
  ['t=soon', 0],
])('reads the start of ?%s', (query, start) => {
  expect(readVideoUrl(`https://youtu.be/${id}?${query}`)).toEqual({ id, start });
});

it.each([
  `https://youtube.com.evil.example/watch?v=${id}`,
  'https://youtu.be/short',
  `javascript:alert('${id}')`,
  `https://www.youtube.com/playlist?list=${id}`,
  'not an address',
])('rejects %s', (address) => {
  expect(readVideoUrl(address)).toBeNull();
});
