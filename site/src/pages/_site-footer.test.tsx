import { expect, it } from 'vitest';
import { SiteFooter } from '../layouts/site-footer.tsx';
import { drawOn } from './_draw-on.tsx';

it.each([
  [{ preview: true, samples: true }, ' · Preview with sample texts</p>'],
  [{ preview: true, samples: false }, ' · Preview</p>'],
  [{ preview: false, samples: false }, 'Maple Lane</p>'],
])('the footer of a build that is %j ends its first line with %s', (build, end) => {
  expect(drawOn('/', <SiteFooter />, build).toString()).toContain(end);
});
