import { expect, it } from 'vitest';
import { exercises } from './exercise.ts';

const bar = (name: string) => ({ name, squares: 4, colored: 2, reply: 'Half of 4 is 2.' });
const bars = { kind: 'bars', question: 'Which is more?', hint: 'Guess first.', bars: [bar('½'), bar('¾')] };
const edit = { before: 'She', wrong: 'go', right: 'goes', question: 'Does it sound right?' };
const edits = {
  kind: 'edits',
  task: 'Tap the words in question.',
  edits: [edit, edit],
  end: '.',
  draftHeading: 'The next draft',
};
const parabola = {
  kind: 'parabola',
  task: 'Move the curve.',
  solved: 'It meets both dots.',
  horizontal: 'Left or right',
  vertical: 'Up or down',
};

it.each([
  [[bars], undefined],
  [
    [
      { ...parabola, level: 'Algebra I' },
      { ...bars, level: 'Grade 4' },
    ],
    undefined,
  ],
  [['Grade 5', 'Grade 7', 'Grade 11'].map((level) => ({ ...edits, level })), undefined],
  [[parabola, { ...bars, level: 'Grade 4' }], 'each of several exercises needs a level, such as Grade 5'],
  [
    [bars, bars].map((one) => ({ ...one, level: 'Grade 4' })),
    'several exercises are bars and a parabola, or two or three of edits',
  ],
])('of %j, says: %s', (chosen, message) => {
  expect(exercises.safeParse(chosen).error?.issues[0]?.message).toBe(message);
});
