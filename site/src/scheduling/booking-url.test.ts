import { describe, expect, it } from 'vitest';
import { bookingUrlFor } from './booking-url.ts';
import { plainCampaign as campaign } from './provider.ts';
import { getProvider } from './providers/registry.ts';

const booking = 'https://calendly.com/brightboard/free-consultation?hide_gdpr_banner=1';
const parameters = (address: string) => Object.fromEntries(new URL(address).searchParams);

describe('bookingUrlFor', () => {
  it('tells which page led to the booking, and keeps the address’s own parameters', () => {
    const address = bookingUrlFor(booking, { pagePath: '/sat-consultation', medium: 'embed', campaign });
    expect(parameters(address)).toEqual({
      hide_gdpr_banner: '1',
      utm_source: 'website',
      utm_medium: 'embed',
      utm_content: '/sat-consultation',
    });
  });

  it('passes on the visitor’s own campaign, and drops what it does not know', () => {
    const address = bookingUrlFor(booking, {
      pagePath: '/',
      visitorQuery:
        '?utm_source=newsletter&utm_campaign=fall&utm_term=algebra&gclid=abc&email=a@b.c&utm_evil=1',
      medium: 'link',
      campaign,
    });
    expect(parameters(address)).toEqual({
      hide_gdpr_banner: '1',
      utm_source: 'newsletter',
      utm_medium: 'link',
      utm_campaign: 'fall',
      utm_term: 'algebra',
      utm_content: '/',
    });
  });

  it.each([
    ['local', 'gclid'],
    ['cal', 'metadata[gclid]'],
    ['calendly', undefined],
    ['iframe', undefined],
  ])('hands the click of an advertisement to %s as %s', (id, name) => {
    const address = bookingUrlFor(booking, {
      pagePath: '/faq',
      visitorQuery: '?gclid=abc&utm_campaign=fall',
      medium: 'embed',
      campaign: getProvider(id).campaign,
    });
    const found = Object.entries(parameters(address)).find(([, value]) => value === 'abc');
    expect([found?.[0], parameters(address)['utm_campaign']]).toEqual([name, 'fall']);
  });

  it('never lets a visitor’s utm_content hide the page', () => {
    const address = bookingUrlFor(booking, {
      pagePath: '/faq',
      visitorQuery: 'utm_content=other',
      medium: 'link',
      campaign,
    });
    expect(parameters(address)['utm_content']).toBe('/faq');
  });

  it('cuts values to 100 characters and encodes them', () => {
    const address = bookingUrlFor(booking, {
      pagePath: '/',
      visitorQuery: `utm_campaign=${encodeURIComponent(`<b>&"${'x'.repeat(200)}`)}`,
      medium: 'embed',
      campaign,
    });
    expect(parameters(address)['utm_campaign']).toHaveLength(100);
    expect(address).not.toContain('<b>');
  });
});
