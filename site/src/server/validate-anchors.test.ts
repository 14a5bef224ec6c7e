import { expect, it } from 'vitest';
import { getContent } from '../model/content-cache.ts';
import { anchorIssues } from './validate-anchors.ts';

const ids: Record<string, string[]> = { '/contact-us': ['accessibility', 'scheduler'], '/faq': ['faq-3'] };

/** The mistakes when the bar's first link leads to `to`. */
function issuesOf(to: string) {
  const content = structuredClone(getContent());
  content.navigation[0]!.data.bar = [{ label: 'Link', to }];
  return anchorIssues(content, (path) => ids[path] ?? []).filter(({ field }) => field === 'bar[0].to');
}

it.each(['/faq#faq-3', '/contact-us#accessibility', '#scheduler'])('accepts %s', (to) => {
  expect(issuesOf(to)).toEqual([]);
});

it.each([
  ['/contact-us#accessibilty', '/contact-us has no such #anchor', '/contact-us#accessibility'],
  ['/faq#accessibility', '/faq has no such #anchor', undefined],
  ['#schedule', 'leads to an #anchor that no page has', '#scheduler'],
])('refuses %s', (value, message, suggestion) => {
  expect(issuesOf(value)).toEqual([
    { file: 'navigation.yaml', field: 'bar[0].to', value, message, suggestion },
  ]);
});
