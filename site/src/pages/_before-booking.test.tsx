import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { siteFor } from '../entries/entries.ts';
import { typeset } from '../lib/format.ts';
import { SiteProvider } from '../lib/site-context.tsx';
import { BeforeBooking } from '../components/sections/before-booking.tsx';

const site = siteFor('/free-consultation');
const prices = { heading: 'Prices', items: [{ name: '60 minutes', price: '$80' }] };

function rowsFor(audience: 'families' | 'districts', settings = site.settings, several = true) {
  const section = parse(
    renderToStaticMarkup(
      <SiteProvider site={{ ...site, settings }}>
        <BeforeBooking audience={audience} several={several} />
      </SiteProvider>,
    ),
  );
  return section.querySelectorAll('li').map((row) => row.querySelectorAll('h3, p').map(({ text }) => text));
}

it('answers families what a session costs, and districts what they ask', () => {
  expect(rowsFor('families')).toEqual([
    ['Price', 'What decides the price.'],
    ['Families', 'What families ask about.'],
    ['Another teacher', 'We look for another one.'],
  ]);
  expect(rowsFor('families', site.settings, false).map(([title]) => title)).toEqual(['Price', 'Families']);
  expect(rowsFor('districts')).toEqual([['Districts', 'What districts ask about.']]);
});

it('tells families the prices of the settings', () => {
  const [[, price] = []] = rowsFor('families', { ...site.settings, prices });
  expect(price).toBe(typeset('60 minutes: $80. What decides the price.'));
});
