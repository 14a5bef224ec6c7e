import { expect, it } from 'vitest';
import type { Content } from '../model/content.ts';
import { getContent } from '../model/content-cache.ts';
import { schedulerName } from '../model/placeholders.ts';
import { providerIssues } from './validate-provider.ts';
import { providers } from './providers/registry.ts';

const shipped = getContent();

/** A booking page of each service that visitors could reach. */
const bookingPages: Record<string, string> = {
  local: 'http://localhost:4322/brightboard/free-consultation',
  calendly: 'https://calendly.com/brightboard/free-consultation',
  cal: 'https://cal.com/brightboard/free-consultation',
  google: 'https://calendar.google.com/calendar/appointments/schedules/abc',
  iframe: 'https://book.example.org/brightboard',
};

function settingsWith(provider: string, url = bookingPages[provider] ?? ''): Content {
  const entry = shipped.settings[0]!;
  const events = { 'free-consultation': url, 'test-prep': url, 'school-districts': url };
  const scheduler = { provider, events };
  return { ...shipped, settings: [{ ...entry, data: { ...entry.data, scheduler } }] };
}

it.each(providers)('$id may stand in the settings', ({ id }) => {
  expect(providerIssues(settingsWith(id))).toEqual([]);
});

it.each(providers)('$id has a name that a sentence can use', ({ id }) => {
  const name = schedulerName(settingsWith(id).settings[0]!.data.scheduler);
  if (id === 'iframe') expect(name).toBe('book.example.org');
  else expect(name).toMatch(/^[A-Z]|^our own /);
});

it('names a service that nobody knows, and those that may stand there', () => {
  const [issue] = providerIssues(settingsWith('calendely'));
  expect(issue).toMatchObject({ field: 'scheduler.provider', value: 'calendely' });
  for (const { id } of providers) expect(issue?.message).toContain(id);
});

it.each([
  ['acuity', 'Acuity is embedded with provider iframe'],
  ['Acuity Scheduling', 'Acuity is embedded with provider iframe'],
  ['square', 'Square is embedded with provider iframe'],
  ['setmore', 'Setmore is embedded with provider iframe'],
  ['savvycal', 'SavvyCal is embedded with provider iframe'],
  ['cal.com', 'Cal.com is embedded with provider cal'],
  ['google-calendar', 'Google Calendar is embedded with provider google'],
])('says which provider embeds %s', (name, expected) => {
  expect(providerIssues(settingsWith(name, 'https://book.example.org/a/b'))[0]?.message).toContain(expected);
});

it.each([
  ['calendly', 'https://calendly.com/d/abc-123-xyz/free-consultation'],
  ['calendly', 'https://calendly.com/d/abc-123-xyz'],
  ['cal', 'https://cal.com/team/brightboard/free-consultation'],
  ['iframe', 'https://app.acuityscheduling.com/schedule/abc'],
])('takes for %s a link that a team shares: %s', (provider, url) => {
  expect(providerIssues(settingsWith(provider, url))).toEqual([]);
});

it.each([
  [
    'calendly',
    'https://app.acuityscheduling.com/schedule.php?owner=1',
    'Acuity is embedded with provider iframe',
  ],
  ['calendly', 'https://brightboard.as.me/free', 'Acuity is embedded with provider iframe'],
  ['google', 'https://book.squareup.com/appointments/a/b', 'Square is embedded with provider iframe'],
  ['google', 'https://savvycal.com/a/b', 'SavvyCal is embedded with provider iframe'],
  ['calendly', 'https://brightboard.setmore.com/', 'Setmore is embedded with provider iframe'],
  ['cal', 'https://calendly.com/a/b', 'Calendly is embedded with provider calendly'],
  ['google', 'https://calendar.app.google/AbC', 'calendar.google.com'],
  ['iframe', 'https://calendar.app.google/AbC', 'provider google'],
  ['calendly', 'https://calendly.com/d', 'event on Calendly'],
  ['calendly', 'http://calendly.com/a/b', 'https://'],
  ['calendly', 'https://calendly.com', 'event on Calendly'],
  ['calendly', 'https://cal.com/a/b', 'event on Calendly'],
  ['calendly', 'https://calendly.com.evil.test/a/b', 'event on Calendly'],
  ['calendly', 'https://user:pass@calendly.com/a/b', 'password'],
  ['cal', 'https://calendly.com/a/b', 'Cal.com'],
  ['cal', 'https://cal.com', 'event'],
  ['google', 'https://calendly.com/a/b', 'calendar.google.com'],
  ['iframe', 'https://intranet/book', 'visitors can reach'],
  ['iframe', 'https://192.168.1.5/book', 'visitors can reach'],
  ['iframe', 'https://*.example.com/a/b', 'one host'],
  ['local', 'http://localhost:4322/', 'event'],
])('refuses %s with %s', (provider, url, expected) => {
  const problems = providerIssues(settingsWith(provider, url));
  expect(problems.map(({ field }) => field)).toContain('scheduler.events.free-consultation');
  expect(problems[0]?.message).toContain(expected);
});
