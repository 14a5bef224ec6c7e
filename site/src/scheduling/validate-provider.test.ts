import { expect, it } from 'vitest';
import type { Content } from '../model/collections.ts';
import { getContent } from '../content-reader/content-cache.ts';
import { providerIssues } from './validate-provider.ts';
import { providers } from './providers/registry.ts';

const shipped = getContent();

/** What is said of a provider with a booking URL, by field. */
function issuesOf(provider: string, url: string): [field: string, message: string][] {
  const entry = shipped.settings[0]!;
  const events = { 'free-consultation': url, 'test-prep': url, 'school-districts': url };
  const data = { ...entry.data, scheduler: { provider, events } };
  const content: Content = { ...shipped, settings: [{ ...entry, data }] };
  return providerIssues(content).map(({ field, message }) => [field, message]);
}

it.each([
  ['local', 'http://localhost:4322/brightboard/free-consultation'],
  ['calendly', 'https://calendly.com/brightboard/free-consultation'],
  ['calendly', 'https://calendly.com/d/abc-123-xyz/free-consultation'],
  ['calendly', 'https://calendly.com/d/abc-123-xyz'],
  ['cal', 'https://cal.com/brightboard/free-consultation'],
  ['cal', 'https://cal.com/team/brightboard/free-consultation'],
  ['google', 'https://calendar.google.com/calendar/appointments/schedules/abc'],
  ['iframe', 'https://app.acuityscheduling.com/schedule/abc'],
  ['iframe', 'https://book.squareup.com/appointments/abc'],
  ['iframe', 'https://your-business.setmore.com'],
  ['iframe', 'https://savvycal.com/your-name/consultation'],
])('takes for %s the booking page %s', (provider, url) => {
  expect(issuesOf(provider, url)).toEqual([]);
});

it.each(['Acuity', 'Square', 'Setmore', 'SavvyCal'])('says that %s is embedded as iframe', (name) => {
  const [[field, message = ''] = []] = issuesOf(name.toLowerCase(), 'https://book.example.org/a/b');
  expect(field).toBe('scheduler.provider');
  for (const { id } of providers) expect(message).toContain(id);
  expect(message).toMatch(new RegExp(`${name}.* are iframe, with addresses such as https://`));
});

it.each([
  ['google', 'https://calendar.app.google/AbC', 'calendar.google.com'],
  ['google', 'https://calendly.com/a/b', 'calendar.google.com'],
  ['calendly', 'https://calendly.com/d', 'event on Calendly'],
  ['calendly', 'https://calendly.com.evil.test/a/b', 'event on Calendly'],
  ['calendly', 'http://calendly.com/a/b', 'https://'],
  ['calendly', 'https://user:pass@calendly.com/a/b', 'password'],
  ['cal', 'https://cal.com', 'event'],
  ['iframe', 'https://192.168.1.5/book', 'visitors can reach'],
  ['iframe', 'https://*.example.com/a/b', 'one host'],
  ['local', 'http://localhost:4322/', 'event'],
])('refuses for %s the booking page %s', (provider, url, expected) => {
  const [[field, message] = []] = issuesOf(provider, url);
  expect(field).toBe('scheduler.events.free-consultation');
  expect(message).toContain(expected);
});
