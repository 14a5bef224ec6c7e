import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { entryOf, siteFor } from '../entries/entries.ts';
import { SiteProvider } from '../lib/site-context.tsx';
import type { Teacher } from '../model/teacher.ts';
import { CallTakers } from '../scheduling/call-takers.tsx';

const site = siteFor('/sat-prep');
const teacher: Teacher = { ...entryOf('teachers', 'ben-okoro'), picture: undefined, founder: false };
const lineAbove = (teachers: readonly Teacher[]) =>
  parse(
    renderToStaticMarkup(
      <SiteProvider site={site}>
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
