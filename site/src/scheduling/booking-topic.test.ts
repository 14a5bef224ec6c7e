import { expect, it } from 'vitest';
import { noteIn, topicLink } from './booking-topic.ts';

it('a link’s topic becomes the note of the booking', () =>
  expect(
    noteIn(new URL(topicLink('/free-consultation', 'Tuesdays at 5 & 6'), 'http://localhost').search),
  ).toBe('About: Tuesdays at 5 & 6'));

it.each(['', '?about=', '?about=+', '?utm_source=mail'])('no topic in %j', (query) =>
  expect(noteIn(query)).toBe(''),
);

it.each([
  ['?grade=8', 'About: ISEE', 'About: ISEE, child in grade 8'],
  ['?grade=0', '', 'About: child in grade K'],
  ['?grade=13', 'About: ISEE', 'About: ISEE'],
  ['?grade=8&about=Algebra+I', 'About: math', 'About: Algebra I, child in grade 8'],
])('the note of %j, on a page with the note %j, is %j', (query, own, note) =>
  expect(noteIn(query, own)).toBe(note),
);

it('a long topic is cut', () => expect(noteIn(`?about=${'x'.repeat(300)}`)).toHaveLength(107));
