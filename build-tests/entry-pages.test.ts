/** Checks that the pages of exams and states show the facts of their entries, with source and date. */
import { describe, expect, it } from 'vitest';
import { builtPage, mainOf, textOf } from '../e2e/built-pages.ts';
import { entriesOf, getPage } from '../site/src/entries/entries.ts';
import { durationLabel } from '../site/src/lib/format.ts';
import { linkNotes } from '../site/src/lib/link-target.ts';
import { getContent } from '../site/src/content-reader/content-cache.ts';
import { readSettings } from '../site/src/content-reader/read-settings.ts';
import { getProvider } from '../site/src/scheduling/providers/registry.ts';
import type { ExamSection } from '../site/src/model/exam.ts';

const exams = getContent().exams.map(({ data }) => data);
const length = (minutes = 0) => durationLabel(minutes).replaceAll('\u00a0', ' ');
const layer = (path: string, format: 'today' | 'earlier') =>
  mainOf(path).querySelector(`#timing [data-format="${format}"]`);

/** The minutes and questions of a section, as its bar or row shows them. */
const figuresOf = ({ minutes, questions }: ExamSection): string =>
  questions === undefined ? `${minutes} min` : `${minutes} min, ${questions} questions`;

const expectSections = (shown: string, sections: readonly ExamSection[]) => {
  for (const section of sections)
    expect(shown).toMatch(new RegExp(`${section.name}.*?${figuresOf(section)}`));
};

const bookingPages = [
  ...exams.map(({ consultation, examName }) => [consultation.address, examName]),
  ...entriesOf('subjects').map((subject) => [
    subject.consultation.address,
    subject.inSentence ?? subject.shortName,
  ]),
  ...entriesOf('states').map(({ consultation, program, name }) => [
    consultation.address,
    `${program}, ${name}`,
  ]),
] as const;

// Some services take no note, and some create the frame with their own script.
it.each(bookingPages)('a call booked on %s is about: %s', (address = '', topic = '') => {
  const calendar = builtPage(address).root.querySelector('[data-scheduler-plan]');
  const plan = JSON.parse(calendar?.getAttribute('data-scheduler-plan') ?? '{}') as { url?: string };
  const { noteParameter } = getProvider(readSettings().scheduler.provider);
  const note = plan.url && noteParameter ? new URL(plan.url).searchParams.get(noteParameter) : undefined;
  expect([undefined, `About: ${topic}`]).toContain(note);
});

describe.each(exams)('the page of the $examName', ({ page: { address }, facts }) => {
  const { today, earlier, score } = facts;

  it('shows scores and length, and their source with its date', () => {
    const main = mainOf(address);
    expect(textOf(main)).toContain(`${score.min}–${score.max}`);
    if (today.minutes !== undefined) expect(textOf(layer(address, 'today'))).toContain(length(today.minutes));
    const source = main.querySelector(`a[href="${today.checked.url}"]`)?.closest('p');
    expect(source?.querySelector('time')?.getAttribute('datetime')).toBe(today.checked.asOf);
  });

  it('shows the minutes and questions of every section, in today’s format and the earlier one', () => {
    const timing = textOf(mainOf(address).querySelector('#timing'));
    expectSections(timing, today.sections);
    if (earlier) expectSections(textOf(layer(address, 'earlier')), earlier.sections);
  });

  it('shows the grades, scores and sections of each level, with one grade checked', () => {
    const levels = mainOf(address).querySelectorAll('[data-level]');
    expect(levels).toHaveLength(today.levels.length);
    for (const [index, level] of today.levels.entries()) {
      const shown = textOf(levels[index]);
      expect(shown).toContain(`${level.name} Level`);
      expect(shown).toContain(level.grades);
      if (level.score) expect(shown).toContain(`${level.score.min}–${level.score.max}`);
      expectSections(shown, level.sections);
    }
    const choices = mainOf(address).querySelectorAll('#timing [type="radio"]');
    expect(choices.filter((choice) => choice.hasAttribute('checked'))).toHaveLength(
      levels.length > 0 ? 1 : 0,
    );
  });
});

const changed = exams.filter(({ facts: { today, earlier } }) => earlier && earlier.minutes !== today.minutes);

describe.each(changed)('what changed of the $examName', ({ page: { address }, facts }) => {
  const [now = '', before = ''] = [facts.today.minutes, facts.earlier?.minutes].map(length);
  /** Earlier figures without years may not be from a real format of the exam. */
  const former = facts.earlier?.years ? /Earlier, .*\d{4}: / : /Figures we listed before: /;

  it('stands on the overview and on its page, without a click', () => {
    const row = mainOf('/test-prep').querySelector(`#tests li > a[href="${address}"]`);
    expect(textOf(row)).toContain(now);
    expect(textOf(row)).toMatch(new RegExp(former.source + before));

    const [first, second] = [layer(address, 'today'), layer(address, 'earlier')];
    expect(textOf(first)).toContain(now);
    expect(textOf(second)).toContain(before);
    for (const shown of [row, first, second])
      expect(Boolean(shown?.closest('details, [hidden], [popover]'))).toBe(false);
    const text = textOf(mainOf(address));
    expect(text.indexOf(textOf(first))).toBeLessThan(text.indexOf(textOf(second)));
  });

  it('is no heading, title or structured data that gives an earlier length as today’s', () => {
    const spelled = before.replace(' hr', ' hours').replace(' min', ' minutes');
    const earlier = new RegExp(`\\b(${spelled}|${before})(?! \\d)\\b`);
    const { root } = builtPage(address);
    const told = root.querySelectorAll('title, h1, h2, script[type="application/ld+json"]');
    expect(told.map(textOf).filter((text) => earlier.test(text))).toEqual([]);
  });
});

const { facts: labels, subjects, sessionOptions } = getPage('state-tutoring').consultations;

it.each(entriesOf('states'))(
  'the page of $name says what we teach, answers six questions or says to ask the program, and links its source',
  ({ consultation, facts }) => {
    const main = mainOf(consultation.address);
    const answered = (given: readonly (string | undefined)[]) =>
      given.map((fact) => fact ?? `${labels.ask} → ${linkNotes.anotherSite}`);
    const offered = [subjects, sessionOptions].map(({ items }) => items.join(' '));
    expect(main.querySelectorAll('#program dd').map(textOf)).toEqual([
      ...answered([facts.officialName, facts.pays]),
      ...offered,
      ...answered([facts.who, facts.payment, facts.provider]),
    ]);
    expect(textOf(main.querySelector('#program'))).toContain(facts.runBy);
    const days = main.querySelectorAll(`p:has(a[href="${facts.checked.url}"]) time`);
    expect(days.map((day) => day.getAttribute('datetime'))).toContain(facts.checked.asOf);
  },
);
