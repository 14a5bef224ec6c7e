import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { entryOf, siteFor } from '../entries/entries.ts';
import { SiteProvider } from '../lib/site-context.tsx';
import type { Teacher } from '../model/teacher.ts';
import { CallTakers } from '../scheduling/call-takers.tsx';

const site = siteFor('/sat-prep');
const [landing, free] = [siteFor('/sat-consultation'), siteFor('/free-consultation')];
const teacher: Teacher = { ...entryOf('teachers', 'ben-okoro'), picture: undefined, founder: false };
const lineAbove = (teachers: readonly Teacher[], on = site) =>
  parse(
    renderToStaticMarkup(
      <SiteProvider site={on}>
        <CallTakers teachers={teachers} />
      </SiteProvider>,
    ),
  ).querySelector('p')?.text;

it('says that one of several teachers takes the call, and of a single one who it is', () => {
  const { teacher: ofOne, teachers: ofSeveral } = site.labels.calendar;
  expect(lineAbove([teacher, { ...teacher, id: 'second' }])).toBe(ofSeveral);
  expect(lineAbove([teacher])).toBe(ofOne);
  expect(ofOne).not.toBe(ofSeveral);
});

it('says of a founder that she suggests a teacher, but for the tests that she teaches herself', () => {
  const founder = { ...teacher, founder: true };
  const { founder: suggests, founderOfTest: takes } = site.labels.calendar;
  expect(lineAbove([founder], free)).toContain(suggests);
  expect(lineAbove([founder], landing)).toContain(takes);
  expect(lineAbove([founder], landing)).not.toContain(suggests);
});
