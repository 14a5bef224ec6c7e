import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { getContent } from '../model/content-cache.ts';
import { PreviewBar, previewItems } from './preview-bar.tsx';

it('counts and lists what is left to confirm, closed at first', () => {
  const content = structuredClone(getContent());
  for (const { data } of content.claims) delete data.confirmed;
  const items = previewItems(content);
  const html = renderToStaticMarkup(<PreviewBar {...items} />);
  expect(html).toMatch(/<details><summary>/);
  expect(html.match(/<li>/g)).toHaveLength(items.claims.length + items.samples.length);
});

it('leads from a claim to a page that says it', () => {
  const { claims } = previewItems(getContent());
  const pageOf = (start: string) => claims.find(({ text }) => text.startsWith(start))?.href;
  expect(pageOf('500+')).toBe('/');
  expect(pageOf('38+')).toBe('/ap-exam-prep');
  expect(pageOf('One free makeup lesson')).toBe('/schedule');
});

it('lists nothing that is confirmed', () => {
  const content = structuredClone(getContent());
  for (const { data } of content.claims) Object.assign(data, { holder: 'Office', confirmed: '2026-11-01' });
  for (const { data } of content.states)
    Object.assign(data, { approvedVendor: { status: 'none' }, stateFunded: { status: 'none' } });
  for (const { data } of [...content.teachers, ...content.testimonials, ...content.posts])
    data.sample = false;
  expect(previewItems(content)).toEqual({ claims: [], samples: [] });
});
