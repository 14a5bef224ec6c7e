import { expect, it } from 'vitest';
import { readSettings } from '../content-reader/read-settings.ts';
import { typeset } from '../lib/format.ts';
import { BeforeBooking } from '../components/sections/before-booking.tsx';
import { drawOn } from './_draw-on.tsx';

const settings = readSettings();
const prices = { heading: 'Prices', items: [{ name: '60 minutes', price: '$80' }] };

function rowsFor(audience: 'families' | 'districts', own = settings, several = true) {
  const element = <BeforeBooking audience={audience} several={several} />;
  const section = drawOn('/free-consultation', element, { settings: own });
  return section.querySelectorAll('li').map((row) => row.querySelectorAll('h3, p').map(({ text }) => text));
}

it('answers families what a session costs, and districts what they ask', () => {
  expect(rowsFor('families')).toEqual([
    ['Price', 'What decides the price.'],
    ['Families', 'What families ask about.'],
    ['Another teacher', 'We look for another one.'],
  ]);
  expect(rowsFor('families', settings, false).map(([title]) => title)).toEqual(['Price', 'Families']);
  expect(rowsFor('districts')).toEqual([['Districts', 'What districts ask about.']]);
});

it('tells families the prices of the settings', () => {
  const [[, price] = []] = rowsFor('families', { ...settings, prices });
  expect(price).toBe(typeset('60 minutes: $80. What decides the price.'));
});
