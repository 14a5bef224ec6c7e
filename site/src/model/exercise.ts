import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { siteFile } from './site-file.ts';
import { label, list, listItem, plainText } from './text.ts';

const cell = readFileSync(siteFile('src/illustrations/exercises/cell.svg'), 'utf8');
/** The ids of the parts of the cell: the values of `data-part` in its drawing. */
const cellParts = [...new Set([...cell.matchAll(/data-part="([\w-]+)"/g)].map(([, part = '']) => part))];

const year = z.int().min(-4000).max(2100);

/** Names an exercise in the choice between several of a page. */
const level = label
  .optional()
  .describe('What it is an example from, such as Grade 5; for one of several exercises');

/** A parabola that a visitor moves through two points, by dragging it or with two sliders. */
const parabola = z.strictObject({
  kind: z.literal('parabola'),
  level,
  task: plainText(10, 80),
  solved: plainText(10, 80),
  horizontal: label.describe('Names the slider that moves the curve to the left or right'),
  vertical: label.describe('Names the slider that moves the curve up or down'),
});

/** Bars of squares to scale, some of which are colored: a visitor picks one and gets the teacher's comment. */
const bars = z.strictObject({
  kind: z.literal('bars'),
  level,
  question: plainText(10, 80),
  hint: plainText(10, 80),
  bars: list(
    z
      .strictObject({
        name: label,
        squares: z.int().min(2).max(12),
        colored: z.int().min(1).max(12).describe('How many of the squares picking it colors'),
        reply: plainText(10, 140),
        right: z.boolean().default(false).describe('Marks the answer to the question'),
      })
      .refine(({ squares, colored }) => colored <= squares, 'colored has more squares than there are'),
    2,
    3,
  ),
});

/** A question about the parts of a cell: a visitor picks one and gets the teacher's comment. */
const cellQuestion = z.strictObject({
  kind: z.literal('cell'),
  question: plainText(10, 80),
  hint: plainText(10, 80).describe('Stands in the place of the answer until a part is picked'),
  drawing: plainText(20, 300).describe('What the drawing shows, for those who don’t see it'),
  parts: list(
    z.strictObject({
      part: z.enum(cellParts as [string, ...string[]]).describe('The part of the drawing'),
      name: label,
      reply: plainText(10, 140),
      right: z.boolean().default(false).describe('Marks the answer to the question'),
    }),
    2,
    8,
  ),
});

/** A student's paragraph with the teacher's questions and the student's own corrections. */
const edits = z.strictObject({
  kind: z.literal('edits'),
  level,
  task: plainText(10, 80),
  edits: list(
    z.strictObject({
      before: plainText(1, 120).describe('The words that lead up to it'),
      wrong: label.describe('The words that the child strikes out'),
      right: label.describe('What the child writes in their place'),
      question: plainText(5, 80).describe('What the teacher asks about them'),
    }),
    2,
    6,
  ),
  end: plainText(1, 120).describe('How the paragraph ends'),
  draftHeading: label.describe('Stands above the paragraph with all its changes, further down the page'),
});

/** Years on a timeline to scale, each with a quotation from its time and a question about it. */
const timeline = z.strictObject({
  kind: z.literal('timeline'),
  task: plainText(10, 80),
  from: year.describe('Where the line begins'),
  to: year.describe('Where the line ends'),
  chosen: year.describe('The event that is open at first'),
  events: list(
    z.strictObject({
      year,
      title: listItem,
      words: plainText(10, 200).describe('From a source of that year'),
      question: plainText(10, 120),
      back: z
        .strictObject({ to: year, note: label })
        .optional()
        .describe('A bracket back to an earlier year'),
    }),
    2,
    8,
  ),
});

/** An exercise in the hero of a subject's page, which is also readable without interaction. */
const exercise = z.discriminatedUnion('kind', [parabola, bars, cellQuestion, edits, timeline]);
export type Exercise = z.infer<typeof exercise>;
export type ExerciseOf<Kind extends Exercise['kind']> = Extract<Exercise, { kind: Kind }>;

/** Whether a page can show them in the same place, one at a time. */
const fitTogether = (chosen: readonly Exercise[]): boolean =>
  chosen.every(({ kind }) => kind === 'edits') ||
  (chosen.length === 2 && ['bars', 'parabola'].every((name) => chosen.some(({ kind }) => kind === name)));

export const exercises = z
  .array(exercise)
  .max(3)
  .refine(
    (chosen) => chosen.length < 2 || fitTogether(chosen),
    'several exercises are bars and a parabola, or two or three of edits',
  )
  .refine(
    (chosen) => chosen.length < 2 || chosen.every((one) => 'level' in one && one.level),
    'each of several exercises needs a level, such as Grade 5',
  )
  .default([])
  .describe('What a visitor can try: one, or several of different levels');

/** A homework task that a visitor can choose on /subjects, and the first question that a teacher asks about it. */
export const homework = z.strictObject({ task: label, question: plainText(5, 60) });
