import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NoBreakHyphens } from './no-break-hyphens.tsx';

const pieces = (text: string) =>
  [...renderToStaticMarkup(<NoBreakHyphens text={text} />).matchAll(/<span[^>]*>(.*?)<\/span>/g)].map(
    ([, piece]) => piece,
  );

it('makes a compound, with the sign behind it, one piece', () => {
  expect(pieces('Why Our Subject-Specific Approach Works')).toEqual(['Subject-Specific']);
  expect(pieces('One-on-one, and well-kept')).toEqual(['One-on-one,', 'well-kept']);
});

it('leaves other words and signs as they were', () => {
  expect(renderToStaticMarkup(<NoBreakHyphens text="SAT - 400–1600 & more" />)).toBe(
    'SAT - 400–1600 &amp; more',
  );
});
