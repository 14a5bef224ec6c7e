import { expect, it } from 'vitest';
import type { HTMLElement } from 'node-html-parser';
import { builtPage } from '../e2e/built-pages.ts';

type Rows = readonly (readonly string[])[];

interface Published {
  page: string;
  scores: string;
  length: string;
  /** Section, minutes, questions. */
  sections: Rows;
}

/** Today's, from the sources that stand below them. */
const today: Readonly<Record<string, Published>> = {
  SAT: {
    page: '/sat-prep',
    scores: '400–1600',
    length: '2 hr 14 min',
    sections: [
      ['Reading and Writing', '64', '54'],
      ['Math', '70', '44'],
    ],
  },
  ACT: {
    page: '/act-prep',
    scores: '1–36',
    length: '2 hr 5 min, or 3 hr 25 min',
    sections: [
      ['English', '35', '50'],
      ['Math', '50', '45'],
      ['Reading', '40', '36'],
      ['Science', '40', '40'],
      ['Writing (optional essay)', '40'],
    ],
  },
  'PSAT/NMSQT': {
    page: '/psat-prep',
    scores: '320–1520',
    length: '2 hr 14 min',
    sections: [
      ['Reading and Writing', '64', '54'],
      ['Math', '70', '44'],
    ],
  },
  ISEE: {
    page: '/isee-prep',
    scores: '760–940',
    length: '2 hr 40 min',
    sections: [
      ['Verbal Reasoning', '20', '40'],
      ['Quantitative Reasoning', '35', '37'],
      ['Reading Comprehension', '35', '36'],
      ['Mathematics Achievement', '40', '47'],
      ['Essay (unscored)', '30'],
    ],
  },
  HSPT: {
    page: '/hspt-prep',
    scores: '200–800',
    length: '2 hr 30 min',
    sections: [
      ['Verbal', '16', '60'],
      ['Quantitative', '30', '52'],
      ['Reading', '25', '62'],
      ['Mathematics', '45', '64'],
      ['Language', '25', '60'],
    ],
  },
};

const mainOf = (path: string): HTMLElement => {
  const main = builtPage(path).root.querySelector('main');
  if (!main) throw new Error(`${path} has a main part.`);
  return main;
};
const words = (element: HTMLElement | undefined) => (element?.text ?? '').replaceAll(/\s+/g, ' ').trim();

/** Today's rows of a table, which come first. */
function table(path: string, caption: string): string[][] {
  const found = mainOf(path)
    .querySelectorAll('table')
    .find((one) => one.querySelector('caption')?.text === caption);
  const rows = found?.querySelector('tbody')?.querySelectorAll('tr') ?? [];
  return rows.map((row) => row.querySelectorAll('th, td').map(words));
}

/** The cells that a table is compared in: an unknown number of questions is left out. */
const figures = (rows: string[][]) =>
  rows.map((cells) => cells.slice(0, 3).filter((cell) => !/not listed/.test(cell)));

/** The place of a format among the page's own: its heading says which, and how long it takes. */
const layer = (path: string, format: 'today' | 'earlier') =>
  mainOf(path)
    .querySelectorAll('#timing h3')
    .find(({ text }) => (format === 'today' ? /^Today/ : /^(Earlier|Figures we listed before)/).test(text));

for (const [name, { page, scores, length, sections }] of Object.entries(today)) {
  it(`${page} gives the ${name}’s sections, length and scores`, () => {
    expect(figures(table(page, `${name}, section by section`))).toEqual(sections);
    expect(words(layer(page, 'today'))).toContain(length);
    expect(words(mainOf(page))).toContain(scores);
  });
}

it('the SSAT’s and the ISEE’s levels stand with their grades, minutes as given and scores', () => {
  expect(table('/ssat-prep', 'SSAT, level by level')).toEqual([
    ['Elementary', '3–4', '110 min', '89 min', '900–1800'],
    ['Middle', '5–7', '170 min', '155 min', '1320–2130'],
    ['Upper', '8–11', '170 min', '185 min', '1500–2400'],
  ]);
  expect(table('/isee-prep', 'ISEE, level by level').map((row) => row.slice(0, 2))).toEqual([
    ['Primary', '2–4'],
    ['Lower', '5–6'],
    ['Middle', '7–8'],
    ['Upper', '9–12'],
  ]);
  expect(figures(table('/isee-prep', 'ISEE, Lower Level, section by section'))).toEqual([
    ['Verbal Reasoning', '20', '34'],
    ['Quantitative Reasoning', '35', '38'],
    ['Reading Comprehension', '25', '25'],
    ['Mathematics Achievement', '30', '30'],
    ['Essay (unscored)', '30'],
  ]);
});

const changed = [
  ['SAT', '/sat-prep', '2 hr 14 min', '3 hr'],
  ['ACT', '/act-prep', '2 hr 5 min', '2 hr 55 min'],
  ['PSAT/NMSQT', '/psat-prep', '2 hr 14 min', '2 hr 45 min'],
  ['SSAT', '/ssat-prep', '2 hr 50 min', '3 hr 5 min'],
] as const;

for (const [name, page, now, before] of changed) {
  it(`a parent sees what changed of the ${name}, on the overview and on its page, without a click`, () => {
    const overview = mainOf('/test-prep');
    const card = overview.querySelectorAll('#tests li').find((one) => one.querySelector(`a[href="${page}"]`));
    const lengths = card?.querySelectorAll('dd').map(words) ?? [];
    expect(lengths[0]).toBe(now);
    expect(lengths.find((text) => text.startsWith('Earlier'))).toContain(`Earlier ${before}`);
    const row = table('/test-prep', 'The same information in a table').find(([cell]) => cell === name);
    expect(row?.[1]).toMatch(new RegExp(`^${now}.*Earlier ${before}`));

    const [first, second] = [layer(page, 'today'), layer(page, 'earlier')];
    expect([words(first), words(second)]).toEqual([
      expect.stringContaining(now),
      expect.stringContaining(before),
    ]);
    for (const shown of [card, first, second]) {
      expect(Boolean(shown?.closest('details, [hidden], [popover]'))).toBe(false);
    }
    const text = words(mainOf(page));
    expect(text.indexOf(words(first))).toBeLessThan(text.indexOf(words(second)));
  });

  it(`no heading, title or structured data of ${page} gives an earlier length of the ${name} as today’s`, () => {
    const inWords = (length: string) => length.replace(' h', ' hours').replace(' min', ' minutes');
    const earlier = new RegExp(`\\b(${inWords(before)}|${before})(?! \\d)\\b`);
    const { root } = builtPage(page);
    const headings = root.querySelectorAll('title, h1, h2').map(words);
    const told = root.querySelector('script[type="application/ld+json"]')?.text ?? '';
    expect([...headings, told].filter((text) => earlier.test(text))).toEqual([]);
  });
}

it('the boards draw today’s ACT and name the earlier one, on the test’s page and on its landing page', () => {
  for (const path of ['/act-prep', '/act-consultation']) {
    const board = mainOf(path).querySelector('svg[aria-label*="ACT"]')?.getAttribute('aria-label') ?? '';
    expect(board, path).toMatch(/50 questions in 35 minutes.*earlier test had 75/);
  }
});

it('no test is said to have had no levels before', () => {
  const row = table('/test-prep', 'The same information in a table').find(([cell]) => cell === 'ISEE');
  expect(row?.[2]).toBe('5 sections, 4 levels');
});

it('a figure has its source and its day, or is said to be the business’s own', () => {
  const psat = mainOf('/psat-prep');
  const figures = psat.querySelectorAll('li').filter(({ text }) => /^National Merit/.test(text));
  expect(figures.map(words)).toEqual([
    'National Merit scholars, 2026 program: about 6,930, earlier 7,500+',
    'National Merit semifinalists, 2026 program: 16,000+',
    'National Merit commended students, 2026 program: about 34,000, earlier 50,000+',
  ]);
  const source = psat.querySelector('a[href*="nationalmerit.org"]')?.closest('p');
  expect(source?.querySelector('time')?.getAttribute('datetime')).toMatch(/^20\d\d-/);
  const ap = words(mainOf('/ap-exam-prep'));
  for (const claim of ['38+', '$3,000+', '85%']) expect(ap).toContain(claim);
  expect(ap).toContain('our own estimates');
  for (const { page } of Object.values(today)) {
    const source = mainOf(page)
      .querySelectorAll('p')
      .find(({ text }) => text.startsWith('Checked on'));
    expect(source?.querySelector('time')?.getAttribute('datetime'), page).toMatch(/^20\d\d-/);
    expect(source?.querySelector('a')?.getAttribute('href'), page).toMatch(/^https:/);
  }
});

it('what a section gained per question stands in the table where the ACT, the SAT and the PSAT changed', () => {
  const paces = (page: string, name: string) =>
    table(page, `${name}, section by section`).map((row) => row[3]?.replace('not listed', ''));
  expect(paces('/act-prep', 'ACT')).toEqual(['42+6 sec', '67+7 sec', '67+14 sec', '60+7 sec', '–']);
  expect(paces('/sat-prep', 'SAT')).toEqual(['71+8 sec', '95+12 sec']);
  expect(paces('/psat-prep', 'PSAT/NMSQT')).toEqual(['71+8 sec', '95+7 sec']);
});
