import { expect, it } from 'vitest';
import { getContent } from './content-cache.ts';
import { pathIssues } from './validate-paths.ts';

type Edit = (content: ReturnType<typeof getContent>) => void;

/** The mistakes of the content after an edit: value, what is wrong, what was meant. */
function issuesAfter(edit: Edit): unknown[] {
  const content = structuredClone(getContent());
  edit(content);
  return pathIssues(content).map(({ file, value, message, suggestion }) => [
    file,
    value,
    message,
    suggestion,
  ]);
}

const linkInBar =
  (to: string): Edit =>
  (content) =>
    (content.navigation[0]!.data.bar[0] = { label: 'Link', to });
const linkInText =
  (to: string): Edit =>
  (content) =>
    (content.legal[0]!.body += `\n[Link](${to})\n`);
const linkInQuestion =
  (to: string): Edit =>
  (content) =>
    (content.faq[0]!.data.link = { label: 'Link', to });

it.each([
  '/faq#faq-3',
  '/contact-us#accessibility',
  '/meet-our-teachers#nora-field',
  '/mathematics#areas',
  '/ap-exam-prep#courses',
  '/privacy-policy#1-who-we-are',
  '#scheduler',
])('a link may lead to %s', (to) => {
  expect(issuesAfter(linkInBar(to))).toEqual([]);
  if (to.startsWith('/')) expect(issuesAfter(linkInText(to))).toEqual([]);
});

it.each([
  ['/contact-us#accessibilty', '/contact-us has no such #anchor', '/contact-us#accessibility'],
  ['/faq#faq-99', '/faq has no such #anchor', '/faq#faq-1'],
  ['/faq#prices', '/faq has no such #anchor', undefined],
  ['/isee-consultation#closing', '/isee-consultation has no such #anchor', undefined],
  ['/mathematics#block-9', '/mathematics has no such #anchor', '/mathematics#block-1'],
  ['/meet-our-teachers#nora-feld', '/meet-our-teachers has no such #anchor', '/meet-our-teachers#nora-field'],
  ['#schedulers', 'its page has no such #anchor', '#scheduler'],
])('and not to %s', (to, message, suggestion) => {
  expect(issuesAfter(linkInBar(to))).toEqual([['navigation.yaml', to, message, suggestion]]);
});

it('a link without a page leads to what its own page has', () => {
  expect(issuesAfter(linkInText('#2-contact'))).toEqual([]);
  expect(issuesAfter(linkInText('#3-contact'))).toEqual([
    expect.arrayContaining(['#3-contact', '#2-contact']),
  ]);
});

it('a section comes and goes with what it shows', () => {
  const prices = { heading: 'What lessons cost', items: [{ name: 'An hour', price: '$80' }] };
  expect(
    issuesAfter((content) => {
      content.settings[0]!.data.prices = prices;
      linkInQuestion('/faq#prices')(content);
    }),
  ).toEqual([]);
  const withoutReviews: Edit = (content) => {
    delete content.settings[0]!.data.reviews;
    linkInQuestion('/testimonials#reviews')(content);
  };
  expect(issuesAfter(linkInQuestion('/testimonials#reviews'))).toEqual([]);
  expect(issuesAfter(withoutReviews)).toHaveLength(1);
});
