import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { filterRules, RadioFilterStyle } from './radio-filter-style.tsx';

const choices = ['all', 'math', 'world-languages'].map((value) => ({ value }));
const filter = { group: 'specialty', attribute: 'data-specialties', choices } as const;

it('hides, for each choice but the first, what does not belong to it', () => {
  expect(filterRules(filter)).toBe(
    '@layer pages{' +
      "[data-chooses='specialty']:has([value='math']:checked)~* [data-specialties]:not([data-specialties~='math'])," +
      "[data-chooses='specialty']:has([value='world-languages']:checked)~* " +
      "[data-specialties]:not([data-specialties~='world-languages']){display:none}}",
  );
});

it('writes the rules as they are, so that the policy of the page can name them by hash', () => {
  expect(renderToStaticMarkup(<RadioFilterStyle {...filter} />)).toBe(
    `<style>${filterRules(filter)}</style>`,
  );
});
