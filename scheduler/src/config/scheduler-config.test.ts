import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseSchedule } from './scheduler-config.ts';

const source = readFileSync(new URL('../../config.yaml', import.meta.url), 'utf8');

describe('the configuration file', () => {
  it('has the three event types and their lengths', () => {
    const config = parseSchedule(source, 'config.yaml');
    expect(config.events.map(({ slug, minutes }) => [slug, minutes])).toEqual([
      ['free-consultation', [15]],
      ['test-prep', [15]],
      ['school-districts', [30, 45]],
    ]);
  });

  it('is open on all seven days', () => {
    const { hours } = parseSchedule(source, 'config.yaml');
    expect(Object.values(hours).every((ranges) => ranges.length > 0)).toBe(true);
  });

  it.each([
    ['horizon_days: 60', 'horizon_days: -1', /^config.yaml: horizon_days: is -1; allowed: a whole number/],
    [
      "saturday: ['10:00-17:00']",
      "saturday: ['17:00-10:00']",
      /hours\.saturday\[0\]: is "17:00-10:00"; allowed: a range/,
    ],
    ['zone: America/New_York', 'zone: Mars/Base', /host\.zone: is "Mars\/Base"; allowed: a time zone name/],
    [
      'minutes: [30, 45]',
      'minutes: [30, 30]',
      /events\[2\]\.minutes: is \[30,30\]; allowed: lengths that differ/,
    ],
    ['horizon_days: 60', 'horizon_days: 60\ncolour: red', /unknown colour/],
    ['slug: test-prep', '', /events\[1\]\.slug: is missing; allowed: lower-case/],
    ['slug: test-prep', 'slug: free-consultation', /events: .*allowed: slugs that differ/],
  ])('%s changed to %s is refused with file, field, value and what is allowed', (from, to, expected) => {
    expect(() => parseSchedule(source.replace(from, to), 'config.yaml')).toThrow(expected);
  });

  it('names no business, no mail address and no color: the owner’s settings do', () => {
    expect(source).not.toMatch(/@|#[0-9a-f]{6}|brightboard/i);
  });

  it('says when it is no YAML', () => {
    expect(() => parseSchedule('a: [', 'config.yaml')).toThrow(/config.yaml: not readable as YAML/);
  });
});
