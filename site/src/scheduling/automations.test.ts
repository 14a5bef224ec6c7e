import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { bookingUrlFor } from './booking-url.ts';
import { plainCampaign } from './provider.ts';
import { providers } from './providers/registry.ts';

const guide = readFileSync(fileURLToPath(new URL('../../../docs/automations.md', import.meta.url)), 'utf8');
const [start = '', ...chapters] = guide.split(/^## /m);
/** The chapter of a service: its heading names it, or holds what the settings call it. */
const chapterOf = (id: string) =>
  chapters.filter((chapter) => new RegExp(`^(${id}\\b|.*\`${id}\`)`, 'i').test(chapter));
const parameters = (id: string) => {
  const campaign = providers.find((provider) => provider.id === id)?.campaign ?? plainCampaign;
  const query = `?${Object.keys(campaign)
    .map((name) => `${name}=x`)
    .join('&')}`;
  const visit = { pagePath: '/faq', visitorQuery: query, medium: 'embed', campaign } as const;
  return [...new URL(bookingUrlFor('https://book.example.com/free', visit)).searchParams.keys()];
};

it.each(providers.map(({ id }) => id))('the guide to what follows a booking has a chapter on %s', (id) => {
  expect(chapterOf(id)).toHaveLength(1);
});

it('it names what the website adds to every booking', () => {
  const visit = { pagePath: '/faq', medium: 'link', campaign: plainCampaign } as const;
  const added = [...new URL(bookingUrlFor('https://book.example.com/free', visit)).searchParams];
  expect(added.length).toBeGreaterThan(0);
  for (const [name, value] of added)
    expect(start).toContain(value === 'website' ? `\`${name}=${value}\`` : `\`${name}\``);
});

it('it says of each service whether an advertisement’s click id comes along, and in what', () => {
  expect(parameters('cal')).toContain('metadata[gclid]');
  expect(chapterOf('cal')[0]).toMatch(/\(`gclid`\) comes along in `metadata`/);
  expect(parameters('calendly').filter((name) => !name.startsWith('utm_'))).toEqual([]);
  expect(parameters('calendly')).toHaveLength(5);
  expect(chapterOf('calendly')[0]).toMatch(/No field takes .*\(`gclid`\): the five `utm_\*`/);
});
