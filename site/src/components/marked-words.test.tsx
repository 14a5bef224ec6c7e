import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MarkedWords } from './marked-words.tsx';

it.each([
  ['in the middle', 'She asks for more.', 'asks', 'She <mark>asks</mark> for more.'],
  ['said twice', 'More and more and more.', 'more', 'More and <mark>more</mark> and more.'],
  ['that are not there', 'She asks.', 'tells', 'She asks.'],
  ['of none', 'She asks.', undefined, 'She asks.'],
])('highlights words %s, and loses nothing', (_where, text, words, html) =>
  expect(renderToStaticMarkup(<MarkedWords text={text} words={words} />)).toBe(html),
);
