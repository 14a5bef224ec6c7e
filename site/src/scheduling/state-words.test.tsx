// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { initialStatus, type EmbedStatus } from './embed-state.ts';
import { StateWords } from './state-words.tsx';

const step = (name: string) => ({ heading: `${name}.`, text: `Text of ${name}.` });
const words = {
  chosen: step('chosen'),
  booked: { ...step('booked'), headingWithDay: 'See you {day}.' },
  moving: step('moving'),
  moveTo: step('moveTo'),
  canceling: step('canceling'),
  canceled: step('canceled'),
};
const show = (status: Partial<EmbedStatus>) =>
  render(
    <StateWords status={{ ...initialStatus, state: 'ready', ...status }} words={words} next={['Next.']} />,
  );
const place = () => document.querySelector('[data-state-words]')?.textContent;

beforeEach(() => {
  document.body.innerHTML = '<div data-state-words></div>';
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 11, 4, 9) });
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['choosing', 'ready', ''],
  ['chosen', 'ready', 'chosen.Text of chosen.'],
  ['chosen', 'failed', ''],
  ['canceling', 'booked', 'canceling.Text of canceling.'],
  ['booked', 'booked', 'booked.Text of booked.Next.'],
  ['choosing', 'booked-before', 'booked.Text of booked.Next.'],
] as const)('says of the step %s in the state %s: %s', (name, state, expected) => {
  show({ step: name, state });
  expect(place()).toBe(expected);
});

it.each([
  [new Date(2026, 11, 4, 11).toISOString(), 'See you today.December 4'],
  [new Date(2026, 11, 5, 8).toISOString(), 'See you tomorrow.December 5'],
  [new Date(2026, 11, 8, 11).toISOString(), 'See you Tuesday.December 8'],
  [new Date(2026, 11, 18, 11).toISOString(), 'See you December\u00A018.December 18'],
  ['soon', 'booked.'],
])('names the day where the service tells it: %s', (start, expected) => {
  show({ step: 'booked', state: 'booked', start });
  expect(place()).toContain(expected);
});
