import { describe, expect, it } from 'vitest';
import { featureFlags } from '../model/placeholders.ts';
import { readSettings } from '../model/read-settings.ts';
import { settings as schema } from '../model/settings.ts';
import { cspFor } from '../../integrations/csp.ts';
import { chosenAnalytics, services } from './registry.ts';

const shipped = readSettings();
const address = 'https://stats.example.org';
const withService = (service: keyof typeof services) => ({
  ...shipped,
  analytics: { service, address, site: 'site-1' },
});

describe('the policy of a page', () => {
  const html =
    '<html><head></head><body><script type="application/json" data-analytics>{}</script></body></html>';
  it.each(Object.keys(services) as (keyof typeof services)[])('lets %s in where it is chosen', (service) => {
    const policy = cspFor(html, withService(service));
    expect(policy).toMatch(/script-src [^;]*https:\/\/stats\.example\.org/);
    expect(policy).toMatch(/connect-src [^;]*https:\/\/stats\.example\.org/);
  });

  it('names no service as the site ships', () => {
    expect(chosenAnalytics(shipped)).toBeNull();
    expect(cspFor('<html><head></head></html>', shipped)).not.toContain('stats');
  });
});

it('asks for the address and the site of a chosen service', () => {
  const { analytics } = schema.shape;
  expect(analytics.safeParse(undefined).data).toEqual({ service: 'none' });
  expect(analytics.safeParse({ service: 'umami' }).success).toBe(false);
  expect(analytics.safeParse({ service: 'umami', address, site: 'a' }).success).toBe(true);
});

it('says in the privacy policy what counts visits, or that nothing does', () => {
  const parts = (analytics: object) => featureFlags((name) => (name === 'settings' ? [{ analytics }] : []));
  expect(parts({ service: 'umami' })).toMatchObject({ analytics: true, noAnalytics: false });
  expect(parts({ service: 'none' })).toMatchObject({ analytics: false, noAnalytics: true });
});
