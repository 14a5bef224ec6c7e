/** Checks the built page of every path in the specification; `e2e/specification.spec.ts` checks what needs a browser. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { redirects } from '../site/src/model/routes.ts';
import { builtPage, dist, isBuilt, mainOf, mainPathOf, routes, textOf } from '../e2e/built-pages.ts';
import { readSettings } from '../site/src/content-reader/read-settings.ts';
import { specifiedPages, stateNames, withoutBookNow } from './specification.ts';

describe.each(specifiedPages)('$path', ({ path, aliasOf, event, height, texts = [], links = [] }) => {
  it('is a page with its texts and links', () => {
    expect(mainPathOf.get(path)).toBe(aliasOf ?? path);
    const main = mainOf(path);
    for (const text of texts) expect(textOf(main)).toContain(text);
    const shown = main.querySelectorAll('a').map((link) => [textOf(link), link.getAttribute('href') ?? '']);
    for (const [label, href] of links) {
      const found = shown.filter(([text = '', to = '']) => text.startsWith(label) && to.startsWith(href));
      expect(found, `${label} to ${href}`).not.toEqual([]);
    }
  });

  it(event ? `has the calendar of ${event}, ${height} px high` : 'loads no calendar', () => {
    const scheduler = routes.find((route) => route.path === path)?.scheduler;
    expect(scheduler).toEqual(event && { eventType: event, height });
    const calendar = builtPage(path).root.querySelector('[data-scheduler-plan]');
    expect(calendar !== null).toBe(event !== undefined);
  });
});

it('the specified pages are 51, beside /home, without what it leaves out', () => {
  expect(specifiedPages).toHaveLength(51);
  expect(redirects).toContainEqual({ from: '/home', to: '/' });
  for (const path of ['/download-website', '/blog/12']) expect(isBuilt(path), path).toBe(false);
  expect(textOf(mainOf('/404'))).toMatch(/404 Page Not Found.*router\?/);
  expect(statSync(join(dist, 'migration-guide.txt')).size).toBeGreaterThan(500);
});

const { founder } = readSettings().business;
const landingPages = specifiedPages.filter(({ path, event }) => event && path.endsWith('-consultation'));

it.each(landingPages)(
  '$path has what a landing page has, and says of nothing that it is “below”',
  ({ path }) => {
    const { root } = builtPage(path);
    const count = (selector: string) => root.querySelectorAll(selector).length;
    const without = (...paths: string[]) => (paths.includes(path) ? 0 : 1);
    const toCalendar = root.querySelectorAll('main a[href="#scheduler"]').map(textOf);
    expect({
      logo: count('header a[href="/"] svg'),
      navigation: count('nav[aria-label="Main"], #site-menu'),
      footer: count('footer'),
      questions: root
        .querySelectorAll('h2#questions, #questions h2')
        .filter((h2) => /Questions/.test(textOf(h2))).length,
      legal: count('footer a:is([href="/privacy-policy"], [href="/terms-of-service"])'),
      bookNow: toCalendar.filter((text) => text === 'Book Now').length,
      privacy: count('[data-scheduler-state] a[href="/privacy-policy"]'),
    }).toEqual({
      logo: without('/south-carolina-consultation'),
      navigation: 0,
      footer: without('/ssat-consultation'),
      questions: stateNames.some((state) => path === `/${state}-consultation`) ? 1 : 0,
      legal: 2 * without('/ssat-consultation'),
      bookNow: without(...withoutBookNow),
      privacy: 1,
    });
    expect(textOf(mainOf(path))).not.toMatch(/\b(time|calendar|choose|book)\b[^.]*\bbelow\b/i);
  },
);

it.each(specifiedPages.filter(({ event }) => event === 'free-consultation'))(
  '$path books a call with the founder and shows no other teacher',
  ({ path }) => {
    const text = textOf(mainOf(path));
    expect(text).toMatch(new RegExp(`${founder}|our founder`, 'i'));
    expect(text).not.toMatch(/\b(talk|call|speak) (to|with) (a|one of our) [\w ]*teachers?\b/i);
    expect(text).not.toMatch(/\bteacher will (ask|call|tell|explain)/i);
  },
);

it.each(specifiedPages.filter(({ event }) => event === 'test-prep'))(
  '$path books a call with one of the exam’s teachers',
  ({ path }) => {
    expect(textOf(mainOf(path))).toContain('one of our test teachers');
  },
);

it.each(stateNames)('/%s-consultation gives reasons before the overview, and questions last', (state) => {
  const parts = mainOf(`/${state}-consultation`).querySelectorAll('#reasons, #program, #questions');
  expect(parts.map(({ id }) => id)).toEqual(['reasons', 'program', 'questions']);
});

it('the shared layout has the specified bar, footer, accounts and year', () => {
  const { root } = builtPage('/subjects');
  const hrefs = (selector: string) =>
    root.querySelectorAll(`${selector} a`).map((link) => link.getAttribute('href'));
  expect(hrefs('nav[aria-label="Main"]')).toEqual([
    ...['/', '/subjects', '/test-prep', '/school-districts', '/state-tutoring', '/testimonials'],
    ...['https://blog.example.com', '/podcast', '/meet-our-teachers', '/are-you-a-teacher'],
  ]);
  const toBooking = root.querySelectorAll('header a[href="/free-consultation"]').map(textOf);
  expect(toBooking).toEqual(['Free Consultation', 'Schedule Free Consultation']);
  const specified = [
    ...['/subjects', '/test-prep', '/testimonials', 'https://blog.example.com', '/free-consultation'],
    ...['/contact-us', '/faq', '/school-districts', '/terms-of-service', '/privacy-policy'],
  ];
  expect(hrefs('footer nav').filter((href) => specified.includes(href ?? ''))).toEqual(specified);
  const footer = root.querySelector('footer');
  const accounts = (footer?.querySelectorAll('[aria-label="Social media"] a') ?? []).map(textOf);
  expect(accounts.map((text) => text.split(' ')[0])).toEqual(['Facebook', 'Instagram', 'YouTube']);
  expect(textOf(footer)).toContain('© 2025');
  expect(hrefs('footer')).toContain('tel:+15550100199');
});
