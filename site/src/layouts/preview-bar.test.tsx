import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { getContent } from '../model/content-cache.ts';
import { PreviewBar } from './preview-bar.tsx';

it('lists what is left to confirm, by file, closed at first', () => {
  const content = structuredClone(getContent());
  for (const { data } of content.claims) delete data.confirmed;
  const html = renderToStaticMarkup(<PreviewBar content={content} />);
  expect(html).toMatch(/<details><summary>Preview: \d+ /);
  const values = content.claims.map(({ data }) => data.value);
  expect(html).toContain(`<strong>claims.yaml</strong>: ${values.slice(0, 2).join(', ')}`);
});
