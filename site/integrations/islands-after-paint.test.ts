import { describe, expect, it } from 'vitest';
import { withIslandsAfterPaint } from './islands-after-paint.ts';

const style = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
const idle = '<script>(()=>{window.dispatchEvent(new Event("astro:idle"));})();</script>';
const element =
  '<script>(()=>{customElements.get("astro-island")||customElements.define("astro-island",X)})();</script>';
const page = `<head><title>A</title></head><body><p>text</p>${style}${idle}${element}<astro-island></astro-island></body>`;

describe('withIslandsAfterPaint', () => {
  const { html, script } = withIslandsAfterPaint(page, '/_assets');

  it('leaves one inline script, which asks for a module file that holds them all in their order', () => {
    expect(html).not.toMatch(/<script>/);
    expect(html.match(/<script /g)).toHaveLength(1);
    expect(html).toMatch(
      new RegExp(`<script data-islands>.*"/_assets/${script?.name}".*</script></body>`, 's'),
    );
    expect(script?.source.indexOf('astro:idle')).toBeLessThan(script?.source.indexOf('customElements') ?? 0);
  });

  it('puts the islands’ style into the head and leaves the rest alone', () => {
    expect(html.indexOf(style)).toBeLessThan(html.indexOf('</head>'));
    expect(html).toContain('<body><p>text</p><astro-island></astro-island><script');
  });

  it('touches no page without islands, and no other script', () => {
    const plain = '<head></head><body><script type="application/ld+json">{"a":"astro:idle"}</script></body>';
    expect(withIslandsAfterPaint(plain, '/_assets')).toEqual({ html: plain, script: null });
  });

  it.each([
    ['the script', page.replaceAll('astro-island")', 'island")').replaceAll('"astro-island"', '"island"')],
    ['the style', page.replace(style, '')],
  ])('refuses a page with islands that lacks %s it knows', (_, strange) => {
    expect(() => withIslandsAfterPaint(strange, '/_assets')).toThrow(/Astro 7/);
  });
});
