import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { siteFor } from '../entries/entries.ts';
import { SiteFooter } from '../layouts/site-footer.tsx';
import { SiteProvider } from '../lib/site-context.tsx';

it.each([
  [{ preview: true, samples: true }, ' · Preview with sample texts</p>'],
  [{ preview: true, samples: false }, ' · Preview</p>'],
  [{ preview: false, samples: false }, 'Maple Lane</p>'],
])('the footer of a build that is %j ends its first line with %s', (build, end) => {
  const site = { ...siteFor('/'), ...build };
  expect(
    renderToStaticMarkup(
      <SiteProvider site={site}>
        <SiteFooter />
      </SiteProvider>,
    ),
  ).toContain(end);
});
