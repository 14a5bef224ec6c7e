/** Checks the shipped content. vitest.config.ts skips these tests if another business uses the site. */
import { expect, it } from 'vitest';
import { mainOf, routes, textOf } from '../e2e/built-pages.ts';
import type { CollectionName } from '../site/src/model/collections.ts';
import { featureFlags } from '../site/src/content-reader/feature-flags.ts';
import { getContent } from '../site/src/content-reader/content-cache.ts';
import { allEntries, textsAsWritten } from '../site/src/content-reader/content.ts';
import { shippedEntries } from '../site/src/content-reader/shipped-entries.ts';

const content = getContent();

it.each(Object.entries(shippedEntries))('each entry on the list of shipped %s is there', (name, listed) => {
  expect(content[name as CollectionName].map(({ id }) => id)).toEqual(expect.arrayContaining([...listed]));
});

it('each area on the list of shipped areas is there', () => {
  const flags = featureFlags((name) => content[name].map(({ id, data }) => ({ id, value: data })));
  const missing = Object.keys(flags).filter(
    (name) => /^(areas|claim\.all-areas)\./.test(name) && !flags[name],
  );
  expect(missing).toEqual([]);
});

it('a page about state programs promises nothing that only the facts about a program may say', () => {
  const promise =
    /will (pay|cover)|pays for (our|your) (lessons|sessions|tutoring)|covers (tutoring|our)|is covered|we are (an? )?(approved|registered|accredited)|guarantee/i;
  const asked = /\b(ask|check|confirm|whether|which|what the account|decides)\b/i;
  const pages = routes.filter(({ kind }) => kind === 'state-consultation' || kind === 'state-tutoring');
  expect(pages.length).toBeGreaterThan(1);
  for (const { path } of pages) {
    const main = mainOf(path);
    for (const facts of main.querySelectorAll('dl')) facts.remove();
    const sentences = textOf(main).split(/(?<=[.?])\s/);
    expect(
      sentences.filter((one) => promise.test(one) && !asked.test(one)),
      path,
    ).toEqual([]);
  }
});

const ownMinutes = [15, 30, 60];

/** The durations and question counts in a text, in minutes, seconds or questions: "2 hours 14 minutes" gives 134. */
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

// "$0" means that something is free, so it needs no source.
const amount = /\$(?!0(?![.\d]))\d|\d ?%/;

it('every amount of money or percentage has its source beside it, or is one of the owner’s claims or prices', () => {
  const elsewhere = allEntries(content)
    .filter(({ file }) => !/^(claims|settings|testimonials|posts)\.yaml$/.test(file))
    .flatMap((entry) => textsAsWritten(entry).map((text) => ({ file: entry.file, ...text })))
    .filter(({ path, value }) => amount.test(value) && path[0] !== 'facts');
  expect(elsewhere).toEqual([]);
});

it('the amount of a state program names its year', () => {
  const amounts = content.states.flatMap(({ data }) =>
    [data.facts.who, data.facts.pays].filter((fact) => fact?.includes('$')),
  );
  for (const fact of amounts) expect(fact).toMatch(/\b20\d\d–\d\d\b/);
});
