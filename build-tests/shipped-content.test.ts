/** The exact content that was shipped; vitest.config.ts leaves these tests out once another business uses the site. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { HTMLElement } from 'node-html-parser';
import { builtPages, mainOf, routes, textOf } from '../e2e/built-pages.ts';
import { getContent } from '../site/src/model/content-cache.ts';
import { allEntries, rawStrings } from '../site/src/model/content.ts';
import { contentFolder } from '../site/src/model/site-file.ts';

const content = getContent();

it('no text depends on a claim or an entry that is not there', () => {
  const files = globSync('**/*.{yaml,md}', { cwd: contentFolder });
  const asked = files.flatMap((file) => [
    ...readFileSync(join(contentFolder, file), 'utf8').matchAll(/\{\{[#^](\w+)\.([\w-]+)\}\}/g),
  ]);
  const idsOf = (group: string) =>
    (content[(group === 'claim' ? 'claims' : group) as 'claims'] ?? []).map(({ id }) => id);
  const unknown = asked.filter(
    ([, group = '', id = '']) => group !== 'reviews' && !idsOf(group).includes(id),
  );
  expect(unknown.map(([mark]) => mark)).toEqual([]);
});

it('parents read what decides a rate in the Pricing question and on /schedule, and the same in both', () => {
  const pricing = mainOf('/faq')
    .querySelectorAll('details')
    .filter((one) => one.getAttribute('data-category') === 'pricing');
  const asked = mainOf('/schedule')
    .querySelectorAll('details, article, li, div')
    .filter(({ text }) => text.startsWith('What decides the rate?'));
  expect([pricing.length, asked.length > 0]).toEqual([1, true]);
  for (const answer of [pricing[0], asked.at(-1)]) {
    for (const reason of [
      /subject or test/,
      /length of the session|30 or 60 minutes/,
      /pay in advance/,
      /free consultation/,
    ])
      expect(textOf(answer)).toMatch(reason);
  }
});

it('districts read what their office will ask for', () => {
  const headings = mainOf('/school-districts').querySelectorAll('h2, h3');
  for (const [question, answered] of [
    ['Background checks', /background check for each teacher/],
    ['Insurance', /certificate of liability insurance/],
    ['Accessibility conformance', /WCAG 2\.2 AA/],
    ['Data agreement', /data-privacy agreement/],
    ['Your time', /30 to 45 minutes/],
  ] as const) {
    const part = headings.find(({ text }) => text === question)?.parentNode as HTMLElement | undefined;
    expect(textOf(part), question).toMatch(answered);
  }
  expect(textOf(mainOf('/school-districts-consultation'))).toMatch(/30 to 45 minutes/);
});

const states = routes.filter(({ kind }) => kind === 'state-consultation').map(({ path }) => path);

/** What only the program may promise, and only its block of facts says. */
const promises =
  /\b(will (pay|cover)|pays for (our|your) (lessons|sessions|tutoring)|covers (tutoring|our)|is covered|we are (an? )?(approved|registered|accredited)|guarantee)/i;

it('what a state page says of itself promises nothing that its block of facts does not', () => {
  for (const path of [...states, '/state-tutoring']) {
    const main = mainOf(path);
    for (const block of main.querySelectorAll('dl')) block.remove();
    const sentences = textOf(main).split(/(?<=[.?])\s/);
    const asked = /\b(ask|check|confirm|whether|which|what the account|decides)\b/i;
    const promised = sentences.filter((one) => promises.test(one) && !asked.test(one));
    expect(promised, path).toEqual([]);
  }
});

it('portraits on a test’s page are of those who teach it', () => {
  const names = mainOf('/sat-consultation')
    .querySelectorAll('img[alt^="Drawing of "]')
    .map((portrait) => portrait.getAttribute('alt')!.replace('Drawing of ', ''));
  expect(names).toContain('Rosalind Avery');
  for (const name of names) {
    const subjects = mainOf('/meet-our-teachers').querySelectorAll(`[aria-label="${name} teaches"] li`);
    expect(subjects.map(textOf), name).toContain('SAT');
  }
});

it('a phone number stands in the footer, on the contact page and in structured data', () => {
  const phone = '+1 555 010 0199';
  for (const { path, root } of builtPages()) {
    const graph = root.querySelector('script[type="application/ld+json"]')?.text ?? '';
    expect(graph, path).toContain('"telephone":"+15550100199"');
    const footer = root.querySelector('footer');
    if (footer) expect(footer.querySelector('a[href="tel:+15550100199"]')?.text, path).toBe(phone);
    if (path === '/contact-us') {
      expect(root.querySelector('main a[href="tel:+15550100199"]')?.text).toContain(phone);
    }
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
    .flatMap((entry) => rawStrings(entry).map((text) => ({ file: entry.file, ...text })))
    .filter(({ path, value }) => amount.test(value) && path[0] !== 'facts');
  expect(elsewhere).toEqual([]);
});

it('the amount of a state program names its year', () => {
  const amounts = content.states.flatMap(({ data }) =>
    [data.facts.who, data.facts.pays].filter((fact) => fact?.includes('$')),
  );
  for (const fact of amounts) expect(fact).toMatch(/\b20\d\d–\d\d\b/);
});
