import { expect, it } from 'vitest';
import { entryOf, siteFor } from '../entries/entries.ts';
import type { RoutePath } from '../model/routes.ts';
import type { Teacher } from '../model/teacher.ts';
import { CallTakers } from '../scheduling/call-takers.tsx';
import { drawOn } from './_draw-on.tsx';

const words = siteFor('/sat-prep').labels.calendar;
const teacher: Teacher = { ...entryOf('teachers', 'ben-okoro'), picture: undefined, founder: false };
const lineAbove = (teachers: readonly Teacher[], on: RoutePath = '/sat-prep') =>
  drawOn(on, <CallTakers teachers={teachers} />).querySelector('p')?.text;

it('says that one of several teachers takes the call, and of a single one who it is', () => {
  const { teacher: ofOne, teachers: ofSeveral } = words;
  expect(lineAbove([teacher, { ...teacher, id: 'second' }])).toBe(ofSeveral);
  expect(lineAbove([teacher])).toBe(ofOne);
  expect(ofOne).not.toBe(ofSeveral);
});

it('says of a founder that she suggests a teacher, but for the tests that she teaches herself', () => {
  const founder = { ...teacher, founder: true };
  const { founder: suggests, founderOfTest: takes } = words;
  expect(lineAbove([founder], '/free-consultation')).toContain(suggests);
  expect(lineAbove([founder], '/sat-consultation')).toContain(takes);
  expect(lineAbove([founder], '/sat-consultation')).not.toContain(suggests);
});
