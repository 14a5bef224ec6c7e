import { expect, it } from 'vitest';
import { linkRule } from '../model/link.ts';
import type { Content } from '../model/collections.ts';
import { getContent } from './content-cache.ts';
import { pathIssues } from './validate-paths.ts';

type Edit = (content: Content) => void;

/** The issues of the content after an edit: value, message and suggestion. */
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
  '/meet-our-teachers#nora-field',
  '/subjects/mathematics#block-2',
  '/privacy-policy#1-who-we-are',
  '/isee-consultation#plan',
  '/meet-our-teachers?specialty=math',
  '#scheduler',
])('a link may lead to %s', (to) => {
  expect(issuesAfter(linkInBar(to))).toEqual([]);
  if (to.startsWith('/')) expect(issuesAfter(linkInText(to))).toEqual([]);
});

it.each([
  ['/contact-us#accessibilty', '/contact-us has no such #anchor', '/contact-us#accessibility'],
  ['/sat-prep#courses', '/sat-prep has no such #anchor', undefined],
  ['/meet-our-teachers#nora-feld', '/meet-our-teachers has no such #anchor', '/meet-our-teachers#nora-field'],
  ['/meet-our-teacher?specialty=math', linkRule, '/meet-our-teachers'],
  ['#schedulers', 'its page has no such #anchor', '#scheduler'],
])('and not to %s', (to, message, suggestion) => {
  expect(issuesAfter(linkInBar(to))).toEqual([['navigation.yaml', to, message, suggestion]]);
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
