import { expect, it } from 'vitest';
import { bookingUrlFor } from './booking-url.ts';
import { plainCampaign } from './provider.ts';
import { getProvider } from './providers/registry.ts';

const booking = 'https://calendly.com/brightboard/free-consultation?hide_gdpr_banner=1';
const parametersFor = (visitorQuery: string, campaign = plainCampaign) =>
  Object.fromEntries(
    new URL(
      bookingUrlFor(booking, { pagePath: '/sat-consultation', visitorQuery, medium: 'embed', campaign }),
    ).searchParams,
  );

it('tells which page led to the booking, and keeps the URL’s own parameters', () => {
  expect(parametersFor('')).toEqual({
    hide_gdpr_banner: '1',
    utm_source: 'website',
    utm_medium: 'embed',
    utm_content: '/sat-consultation',
  });
});

it('passes on the visitor’s own campaign, but nothing else and no other page', () => {
  const query = '?utm_source=newsletter&utm_term=algebra&gclid=abc&email=a@b.c&utm_evil=1&utm_content=other';
  expect(parametersFor(query)).toEqual({
    hide_gdpr_banner: '1',
    utm_source: 'newsletter',
    utm_medium: 'embed',
    utm_term: 'algebra',
    utm_content: '/sat-consultation',
  });
});

it.each([
  ['local', 'gclid'],
  ['cal', 'metadata[gclid]'],
  ['calendly', undefined],
  ['iframe', undefined],
])('hands the click of an advertisement to %s as %s', (id, name) => {
  const parameters = parametersFor('?gclid=abc&utm_campaign=fall', getProvider(id).campaign);
  const found = Object.entries(parameters).find(([, value]) => value === 'abc');
  expect([found?.[0], parameters['utm_campaign']]).toEqual([name, 'fall']);
});

it('cuts values to 100 characters', () => {
  expect(parametersFor(`utm_campaign=${'x'.repeat(200)}`)['utm_campaign']).toHaveLength(100);
});
