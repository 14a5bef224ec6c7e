import { expect, it } from 'vitest';
import { bookingUrlFor, withVisit } from './booking-url.ts';
import { getProvider } from './providers/registry.ts';

const booking = 'https://calendly.com/brightboard/free-consultation?hide_gdpr_banner=1';
const own = { hide_gdpr_banner: '1', utm_medium: 'embed', utm_content: '/sat-consultation' };

it.each([
  ['', { utm_source: 'website' }],
  // Nothing but the campaign, whatever the case of its names, and no other page.
  [
    '?UTM_Source=newsletter&utm_term=algebra&gclid=1&fbclid=2&email=a@b.c&utm_evil=1&utm_content=other',
    { utm_source: 'newsletter', utm_term: 'algebra' },
  ],
  [`utm_campaign=${'x'.repeat(200)}`, { utm_source: 'website', utm_campaign: 'x'.repeat(100) }],
])('tells which page led to the booking, and the campaign of “%s”', (visitorQuery, campaign) => {
  const url = bookingUrlFor(booking, { pagePath: '/sat-consultation', visitorQuery, medium: 'embed' });
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual({ ...own, ...campaign });
});

it.each([
  ['calendly', 'a1'],
  ['local', 'a1'],
  ['cal', 'notes'],
])('what the visitor asks about goes into the form of %s as %s', (id, parameter) => {
  const url = withVisit(booking, '?about=Ingrid', getProvider(id).noteParameter);
  expect(new URL(url).searchParams.get(parameter)).toBe('About: Ingrid');
});

it.each(['google', 'iframe'])('%s, which takes no note, is given none', (id) =>
  expect(withVisit(booking, '?about=Ingrid', getProvider(id).noteParameter)).toBe(booking),
);
