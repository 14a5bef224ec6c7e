import { expect, it } from 'vitest';
import { limitTwin } from './limit-twin.ts';

const picture = '<link rel="preload" as="image" href="/a.svg">';
const local = '@font-face{font-family:"F fallback";src:local("Arial");size-adjust:101%}';
const web = '@font-face{font-family:F;src:url("/f.woff2") format("woff2");font-display:optional}';
const early =
  '<link rel="modulepreload" href="/x.js"><link rel="preload" href="/f.woff2" as="font" crossorigin>';
const island =
  '<astro-island uid="a" props="{&quot;a&quot;:[0,&quot;x > y&quot;]}" ssr><b>1</b></astro-island>';
const policy = '<meta http-equiv="Content-Security-Policy" content="style-src \'self\'">';
const icon = '<head><link rel="icon" href="/i.svg"><link rel="canonical" href="/"></head><img src="/a.svg">';

it.each([
  ['has no script', '<p>a</p><script>if (1 > 0) go()</script><p>b</p>', '<p>a</p><p>b</p>'],
  ['has no linked script', '<script type="module" src="/x.js"></script>', ''],
  ['has no data', '<script type="application/ld+json">{"a":"<p>"}</script>', ''],
  ['fetches nothing early for scripts and fonts', early, ''],
  ['fetches pictures early, as the page does', picture, picture],
  [
    'has no web font, and keeps the faces that take a font of the device',
    `<style>${web}${local}p{color:red}</style>`,
    `<style>${local}p{color:red}</style>`,
  ],
  ['has no empty sheet', `<style>${web}</style><p></p>`, '<p></p>'],
  ['has linked sheets inlined', '<LINK rel="stylesheet" href="/a.css">', '<style>/* /a.css */</style>'],
  [
    'keeps what an island shows, without the data for its script',
    island,
    '<astro-island><b>1</b></astro-island>',
  ],
  ['carries no policy, which would forbid the sheets it has inlined', `${policy}<p>a</p>`, '<p>a</p>'],
  ['changes nothing else', `<!doctype html><!-- ! -->${icon}`, `<!doctype html><!-- ! -->${icon}`],
])('the limit twin %s', (_, html, expected) => {
  expect(limitTwin(html, (address) => `/* ${address} */`)).toBe(expected);
});
