/** Every figure a page says of a test or a program is one of its source entry: the `facts` of its file, or a claim. */
import { expect, it } from 'vitest';
import { getContent } from './content-cache.ts';
import { allEntries, rawStrings } from './content.ts';

const content = getContent();
/** The minutes of the free call, of a short and of a long lesson. */
const ownMinutes = [15, 30, 60];

/** The times and counts in a text, in minutes, seconds or questions: "2 hours 14 minutes" is 134. */
function timesIn(text: string): number[] {
  const found = text.matchAll(/(?:(\d+) hours?)?(?:\s?(\d+)[ -](?:minutes?|min|seconds|questions)\b)?/g);
  return [...found]
    .filter(([matched]) => matched.trim() !== '')
    .map(([, hours, rest]) => Number(hours ?? 0) * 60 + Number(rest ?? 0));
}

it.each(content.exams)('what $id says of its times is what its facts say', ({ data }) => {
  const { page, consultation, description, facts } = data;
  const sections = [facts.today, facts.earlier].flatMap((format) => format?.sections ?? []);
  const known = [
    ...ownMinutes,
    ...(JSON.stringify(facts).match(/\d+/g) ?? []).map(Number),
    ...sections.map(({ minutes, questions = 0 }) => Math.round((minutes * 60) / questions)),
  ];
  const said = JSON.stringify({ page, consultation, description });
  expect(timesIn(said).filter((figure) => !known.includes(figure))).toEqual([]);
});

// "$0" alone says that something is free, and needs no source.
const amount = /\$(?!0$)\d|\d ?%/;

it('an amount of money or a percentage stands beside its source, or is a claim or a price of the owner’s', () => {
  const elsewhere = allEntries(content)
    .filter(({ file }) => !/^(claims|settings|testimonials|posts)\.yaml$/.test(file))
    .flatMap((entry) => rawStrings(entry).map((text) => ({ file: entry.file, ...text })))
    .filter(({ path, value }) => amount.test(value) && path[0] !== 'facts');
  expect(elsewhere).toEqual([]);
});

it('a program’s amount names its year', () => {
  const amounts = content.states.flatMap(({ data }) =>
    [data.facts.who, data.facts.pays].filter((fact) => fact?.includes('$')),
  );
  for (const fact of amounts) expect(fact).toMatch(/\b20\d\d–\d\d\b/);
});
