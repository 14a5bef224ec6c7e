import { describe, expect, it } from 'vitest';
import { readSettings } from '../site/src/model/read-settings.ts';
import type { Settings } from '../site/src/model/settings.ts';
import { pagePolicy } from './content-security-policy.ts';

const hashes = { scripts: ["'sha256-script'"], styles: ["'sha256-style'"] };

function policyFor(provider: string, address: string): Record<string, string[]> {
  const shipped = readSettings();
  const events = { 'free-consultation': address, 'test-prep': address, 'school-districts': address };
  const settings: Settings = { ...shipped, scheduler: { provider, events } };
  return Object.fromEntries(
    pagePolicy(settings, hashes)
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  );
}

const policies: [string, string][] = [
  ['local', 'http://localhost:4322/brightboard/free-consultation'],
  ['calendly', 'https://calendly.com/brightboard/free-consultation'],
  ['cal', 'https://cal.com/brightboard/15min'],
  ['iframe', 'https://calendar.google.com/calendar/appointments/abc'],
];

describe.each(policies)('the policy with %s', (provider, address) => {
  const policy = policyFor(provider, address);

  it('allows no inline and no evaluated script', () => {
    expect(policy['script-src']).not.toContain("'unsafe-inline'");
    expect(policy['script-src']).not.toContain("'unsafe-eval'");
    expect(policy['script-src']).toContain("'sha256-script'");
    expect(policy['default-src']).toEqual(["'none'"]);
  });

  it('lets nobody frame the site, post from it or move its base', () => {
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
    expect(policy['form-action']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
  });

  it('allows no wildcard', () => {
    expect(
      Object.values(policy)
        .flat()
        .filter((source) => source.includes('*')),
    ).toEqual([]);
  });
});

describe('the policy follows the provider settings', () => {
  it('local: the service’s own origin, nothing of a vendor', () => {
    const policy = policyFor('local', 'http://localhost:4322/brightboard/free-consultation');
    expect(policy['script-src']).toContain('http://localhost:4322');
    expect(policy['frame-src']).toContain('http://localhost:4322');
    expect(JSON.stringify(policy)).not.toContain('calendly');
  });

  it('calendly: script and sheet from its assets host, frames from calendly.com', () => {
    const policy = policyFor('calendly', 'https://calendly.com/brightboard/free-consultation');
    expect(policy['script-src']).toContain('https://assets.calendly.com');
    expect(policy['style-src']).toContain('https://assets.calendly.com');
    expect(policy['frame-src']).toContain('https://calendly.com');
    expect(policy['frame-src']).not.toContain('https://assets.calendly.com');
    expect(JSON.stringify(policy)).not.toContain('localhost');
  });

  it('cal: inline styles, for which the hashes step aside; scripts stay strict', () => {
    const policy = policyFor('cal', 'https://cal.com/brightboard/15min');
    expect(policy['style-src']).toEqual(["'self'", "'unsafe-inline'"]);
  });
});
