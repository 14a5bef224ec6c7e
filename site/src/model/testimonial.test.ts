import { describe, expect, it } from 'vitest';
import { testimonial } from './testimonial.ts';
import { lastSentence } from './text.ts';

const named = (name: string) =>
  testimonial.safeParse({
    id: 't1',
    name,
    role: 'Parent',
    rating: 5,
    quote: 'She looks forward to every hour of it.',
  });

it.each([
  'José',
  'Jose\u0301',
  'प्रिया',
  '玲',
  'D’Arcy',
  'Mary Ann',
  'Jean-Luc',
  'J. P.',
  'Noʻeau',
  'مه‌دی',
  'Montserrat·la',
])('a first name may be %s', (name) => {
  expect(named(name).success).toBe(true);
});

it.each(['', ' Jo', 'Jo2', '-Jo', 'Jo & Ann', 'x'.repeat(41), '\u0301Jose', '🙂'])(
  'and may not be %j',
  (name) => {
    expect(named(name).success).toBe(false);
  },
);

describe('what a page makes of a quote', () => {
  const quoted = (further: object) =>
    testimonial.safeParse({
      id: 't1',
      role: 'Student',
      rating: 5,
      quote: 'Here I ask like five. We draw, I mess it up, we fix it, then I do one.',
      ...further,
    }).error?.issues[0]?.path;

  it('marks words of it, and no others', () => {
    expect(quoted({ mark: 'we fix it' })).toBeUndefined();
    expect(quoted({ mark: 'We fix it' })).toEqual(['mark']);
  });

  it('is a parent’s or a student’s, for a teacher speaks in a video', () => {
    expect(quoted({ role: 'Teacher' })).toEqual(['role']);
  });

  it('draws each part of a last sentence that has as many', () => {
    const frames = ['slope', 'margin', 'figure', 'bridge'];
    expect(quoted({ frames })).toBeUndefined();
    expect(quoted({ frames, quote: 'We draw, I mess it up, we fix it. Then I do one.' })).toEqual(['frames']);
  });
});

it.each([
  ['One. Two!', 'One.', 'Two!'],
  ['She asked “why?” Then she knew.', 'She asked “why?”', 'Then she knew.'],
  ['Only one.', '', 'Only one.'],
  ['It took weeks. Mr. Boyd waited.', 'It took weeks.', 'Mr. Boyd waited.'],
  ['She got an A. Ms. Lee cheered.', 'She got an A.', 'Ms. Lee cheered.'],
  ['', '', ''],
])('the last sentence of %j', (text, before, last) => {
  expect(lastSentence(text)).toEqual({ before, last });
});
