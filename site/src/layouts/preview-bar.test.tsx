import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { getContent } from '../model/content-cache.ts';
import { PreviewBar } from './preview-bar.tsx';

it('counts what is left to confirm, by file, closed at first', () => {
  const content = structuredClone(getContent());
  for (const { data } of content.claims) delete data.confirmed;
  const html = renderToStaticMarkup(<PreviewBar content={content} />);
  expect(html).toMatch(/<details><summary>Preview: \d+ /);
  expect(html).toContain(`<li>claims.yaml: ${content.claims.length}</li>`);
});
