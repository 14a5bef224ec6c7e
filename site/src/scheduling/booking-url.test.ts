import { expect, it } from 'vitest';
import { bookingUrlFor } from './booking-url.ts';

const booking = 'https://calendly.com/brightboard/free-consultation?hide_gdpr_banner=1';
const parametersFor = (visitorQuery: string) =>
  Object.fromEntries(
    new URL(bookingUrlFor(booking, { pagePath: '/sat-consultation', visitorQuery, medium: 'embed' }))
      .searchParams,
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

it('knows the campaign’s names in any case', () => {
  expect(parametersFor('?UTM_Source=newsletter&Utm_Campaign=fall')).toMatchObject({
    utm_source: 'newsletter',
    utm_campaign: 'fall',
  });
});

it.each(['gclid', 'gbraid', 'wbraid', 'msclkid', 'fbclid', 'GCLID'])('hands %s to nobody', (name) => {
  expect(Object.values(parametersFor(`?${name}=click-1&utm_campaign=fall`))).not.toContain('click-1');
});

it('cuts values to 100 characters', () => {
  expect(parametersFor(`utm_campaign=${'x'.repeat(200)}`)['utm_campaign']).toHaveLength(100);
});
