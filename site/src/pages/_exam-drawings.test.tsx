import type { HTMLElement } from 'node-html-parser';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { readSettings } from '../content-reader/read-settings.ts';
import { entryOf } from '../entries/entries.ts';
import type { ExamFigure, ExamProgram, ExamSection } from '../model/exam.ts';
import type { Teacher } from '../model/teacher.ts';
import { ClosingDrawing } from '../features/test-prep/closing-drawing.tsx';
import { FiguresPoster, FiguresRow } from '../features/test-prep/exam-figures.tsx';
import { withTeacherEach } from '../features/test-prep/exam-groups.tsx';
import { GuessingRule } from '../features/test-prep/guessing-rule.tsx';
import { HourRuler } from '../features/test-prep/hour-ruler.tsx';
import { LevelTable } from '../features/test-prep/level-table.tsx';
import { Morning } from '../features/test-prep/morning.tsx';
import { drawOn } from './_draw-on.tsx';

const sat = entryOf('exams', 'sat');
/** The fixture's exam with another format. */
const withToday = (today: Partial<ExamProgram['facts']['today']>): ExamProgram => ({
  ...sat,
  facts: { ...sat.facts, today: { ...sat.facts.today, ...today } },
});
const optional = (name: string): ExamSection => ({
  name,
  minutes: 40,
  subject: 'mixed',
  optional: true,
  scored: true,
});
/** The fixture's exam of 134 minutes, with two sections that a student may add. */
const withChoice = withToday({
  sections: [...sat.facts.today.sections, optional('Science'), optional('Writing')],
});

const show = (element: ReactNode) => drawOn('/sat-prep', element);
const textOf = (element: HTMLElement | null) => element?.text.replaceAll(/\s+/g, ' ').trim();

it('offers each optional section, and has the length of every choice', () => {
  const morning = show(<Morning exam={withChoice} />);
  expect(morning.querySelectorAll('label:has([type=checkbox])').map(textOf)).toEqual([
    'Science 40 min',
    'Writing 40 min',
  ]);
  expect(morning.querySelectorAll('[role=status] > *').map(textOf)).toEqual([
    '2 hr 14 min',
    '2 hr 54 min',
    '2 hr 54 min',
    '3 hr 34 min',
  ]);
  expect(morning.querySelector('[type=range]')).toBeNull();
});

it('has a time to move along an exam without a choice', () => {
  const morning = show(<Morning exam={sat} />);
  expect(morning.querySelectorAll('[type=range]')).toHaveLength(1);
  expect(morning.querySelectorAll('[type=checkbox]')).toHaveLength(0);
});

it('has five choices to cross out, and says both what to do before and after', () => {
  const texts = {
    heading: 'Guess?',
    lead: 'The rule.',
    skip: 'Skip it.',
    guess: 'Guess.',
    left: 'left',
  };
  const rule = show(<GuessingRule {...texts} />);
  expect(rule.querySelectorAll('[type=checkbox]')).toHaveLength(5);
  expect(textOf(rule.querySelector('[role=status]'))).toMatch(/^Skip it\.Guess\. left.*One choice left/);
});

it('calls an exam without sections the test, where its own name would need an article', () => {
  const morning = show(<Morning exam={withToday({ sections: [] })} />);
  expect(morning.querySelector('[type=range]')?.getAttribute('aria-valuetext')).toMatch(/ the test\.$/);
});

it('offers a choice for each level, also for one of a single grade or of none', () => {
  const level = (grades: string) => ({ name: grades, grades, sections: [] });
  const levels = ['Entering 2–4', 'Entering 5', 'Adults'].map(level);
  const choices = show(<LevelTable exam={withToday({ levels })} />).querySelectorAll('[type=radio]');
  expect(choices.map((choice) => choice.getAttribute('value'))).toEqual(['2', '3', '4', '5', 'Adults']);
});

it('offers no grade of a level that the business does not teach', () => {
  const levels = [{ name: 'Middle', grades: 'Grades 5–7', sections: [] }];
  const settings = readSettings();
  const own = {
    settings: { ...settings, business: { ...settings.business, grades: [6, 12] as [number, number] } },
  };
  const element = <LevelTable exam={withToday({ levels })} />;
  const choices = drawOn('/sat-prep', element, own).querySelectorAll('[type=radio]');
  expect(choices.map((choice) => choice.getAttribute('value'))).toEqual(['6', '7']);
});

const step = (title: string, span?: number, note?: string) => ({ title, text: 'What happens.', span, note });

it.each([
  [undefined, ['step 1', 'a whole test'], 'test day'],
  [{ units: ['week 1', '2', '3'], parts: 7, flag: 'the SAT' }, ['week 1', 'week 3'], 'the SAT'],
  [{ units: ['Sept.', 'Oct.', 'Nov.'], parts: 4, flag: 'May' }, ['Sept.', 'Nov.'], 'May'],
])('closes with the steps of the plan, dated by its ruler %j', (planRuler, dates, end) => {
  const consultation = {
    ...sat.consultation,
    planRuler,
    plan: [step('Look', 2), step('Practice', 1, 'a whole test')],
  };
  const page = { ...sat.page, path: undefined };
  const marks = show(<ClosingDrawing exam={{ ...sat, page, consultation }} />).querySelectorAll('li');
  expect(marks.map((mark) => textOf(mark.querySelector('span')))).toEqual([...dates, '']);
  expect(textOf(marks.at(-1)?.querySelector('b') ?? null)).toBe(end);
});

it('dates only figures that were looked up', () => {
  const figures: ExamFigure[] = [{ value: '$300', label: 'saved', own: true }];
  expect(show(<FiguresRow figures={figures} />).querySelector('time')).toBeNull();
  expect(show(<FiguresRow figures={[]} />).toString()).toBe('');
});

it('gives today’s figure beside another one only', () => {
  const today = {
    asOf: '2026-11-24',
    edition: '2026',
    source: 'Board',
    url: 'https://board.example/',
    value: '42',
  };
  const text = (value: string) =>
    textOf(show(<FiguresRow figures={[{ value, label: 'courses', own: false, today }]} />));
  expect(text('40')).toContain('(42 in 2026)');
  expect(text('42')).not.toContain('(42');
});

it('draws published figures in proportion, one within the other', () => {
  const today = { asOf: '2026-11-24', edition: '2026', source: 'Board', url: 'https://board.example/' };
  const figure = (value: string, label: string, partOf?: string): ExamFigure => ({
    label,
    partOf,
    own: false,
    today: { ...today, value },
  });
  const figures = [
    { ...figure('about 400', 'named'), earlier: { value: '300+', counts: 'named before' } },
    figure('200', 'in the final'),
    figure('50', 'winners', 'in the final'),
  ];
  const poster = show(<FiguresPoster figures={figures} heading="Figures" />);
  const [named, final, winners] = poster.querySelectorAll('li').map((part) => ({
    text: textOf(part.querySelector('p')),
    width: Number(part.querySelector('svg')?.getAttribute('width')),
  }));
  expect(named?.text).toBe('about 400 named in 2026');
  expect(final?.text).toBe('200 in the final in 2026');
  expect(named?.width).toBe(2 * (final?.width ?? 0));
  // A part has four fifths of its whole's height.
  expect(final?.width).toBe(4 * 0.8 * (winners?.width ?? 0));
  expect(poster.text).toContain('300+ named before');
});

it('names a teacher for each exam, and nobody twice if there are enough', () => {
  const teacher = (id: string, ...specialties: string[]): Teacher => ({
    ...entryOf('teachers', 'ben-okoro'),
    picture: undefined,
    id,
    specialties,
  });
  const [one, two] = [teacher('one', 'sat', 'act'), teacher('two', 'act')];
  const founder = teacher('founder', 'math');
  const names = (...exams: { id: string; teachers: Teacher[] }[]) =>
    withTeacherEach(
      exams.map((exam) => ({ ...sat, ...exam })),
      [0, 12],
      false,
    ).map((exam) => exam.shown[0]?.teacher.id);
  expect(names({ id: 'sat', teachers: [one] }, { id: 'act', teachers: [one, two] })).toEqual(['one', 'two']);
  expect(names({ id: 'sat', teachers: [one] }, { id: 'act', teachers: [one] })).toEqual(['one', 'one']);
  expect(names({ id: 'ap', teachers: [founder] })).toEqual([undefined]);
});

it('shows another teacher for a grade that the first has no license for', () => {
  const licensed = (id: string, from: number, to: number): Teacher => ({
    ...entryOf('teachers', 'ben-okoro'),
    picture: undefined,
    id,
    specialties: ['sat'],
    grades: { from, to },
  });
  const teachers = [licensed('high', 9, 11), licensed('middle', 6, 10), licensed('same', 6, 8)];
  const [exam] = withTeacherEach([{ ...sat, id: 'sat', teachers }], [0, 12], true);
  const shown = exam?.shown.map(({ teacher, filtered }) => [teacher.id, filtered['data-grades']]);
  // The first is also shown for the grades that nobody is licensed for.
  expect(shown).toEqual([
    ['high', '9 10 11 0 1 2 3 4 5 12'],
    ['middle', '6 7 8'],
  ]);
});

it('labels every half hour of a short test, and every hour of one of more than four hours', () => {
  const labels = (minutes: number) =>
    show(<HourRuler minutes={minutes} axis={undefined} />)
      .querySelectorAll('text')
      .map(textOf);
  expect(labels(90)).toEqual(['9 AM', '9:30', '10:00', '10:30']);
  expect(labels(300)).toEqual(['9 AM', '10:00', '11:00', 'noon', '1:00', '2:00']);
});
