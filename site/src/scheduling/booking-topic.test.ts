import { expect, it } from 'vitest';
import { noteIn, topicLink } from './booking-topic.ts';

it('a link’s topic becomes the note of the booking', () =>
  expect(
    noteIn(new URL(topicLink('/free-consultation', 'Tuesdays at 5 & 6'), 'http://localhost').search),
  ).toBe('About: Tuesdays at 5 & 6'));

it.each(['', '?about=', '?about=+', '?utm_source=mail'])('no topic in %j', (query) =>
  expect(noteIn(query)).toBe(''),
);

it('a long topic is cut', () => expect(noteIn(`?about=${'x'.repeat(300)}`)).toHaveLength(107));
