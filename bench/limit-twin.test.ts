import { describe, expect, it } from 'vitest';
import { limitTwin } from './limit-twin.ts';

const noSheet = (address: string): string => {
  throw new Error(`asked for ${address}`);
};
const twin = (html: string) => limitTwin(html, noSheet);

describe('the limit twin', () => {
  it('has no script, neither inline nor linked nor data', () => {
    expect(
      twin(
        '<p>a</p><script>if (1 > 0) go()</script><script type="module" src="/x.js"></script><p>b</p>' +
          '<script type="application/ld+json">{"a":"<p>"}</script>',
      ),
    ).toBe('<p>a</p><p>b</p>');
  });

  it('fetches nothing early for scripts and fonts, but pictures as the page does', () => {
    const picture = '<link rel="preload" as="image" href="/a.svg">';
    expect(
      twin(
        `<link rel="modulepreload" href="/x.js"><link rel="preload" href="/f.woff2" as="font" crossorigin>${picture}`,
      ),
    ).toBe(picture);
  });

  it('has no web font, and keeps the faces that take a font of the device', () => {
    const local = '@font-face{font-family:"F fallback";src:local("Arial");size-adjust:101%}';
    const web = '@font-face{font-family:F;src:url("/f.woff2") format("woff2");font-display:optional}';
    expect(twin(`<style>${web}${local}p{color:red}</style>`)).toBe(`<style>${local}p{color:red}</style>`);
    expect(twin(`<style>${web}</style><p></p>`)).toBe('<p></p>');
  });

  it('has linked sheets inlined', () => {
    const html = limitTwin('<link rel="stylesheet" href="/a.css">', (address) => `/* ${address} */`);
    expect(html).toBe('<style>/* /a.css */</style>');
  });

  it('keeps what an island shows, without the data for its script', () => {
    expect(
      twin(
        '<astro-island uid="a" props="{&quot;a&quot;:[0,&quot;x > y&quot;]}" ssr client="idle"><b>1</b></astro-island>',
      ),
    ).toBe('<astro-island><b>1</b></astro-island>');
  });

  it('carries no policy, which would forbid the sheets it has inlined', () => {
    expect(twin('<meta http-equiv="content-security-policy" content="style-src \'self\'"><p>a</p>')).toBe(
      '<p>a</p>',
    );
  });

  it('is refused when something is left that these expressions do not know', () => {
    expect(() => twin('<LINK rel="stylesheet" href="/a.css">')).toThrow('still has "rel="stylesheet"');
  });

  it('changes nothing else', () => {
    const html =
      '<head><link rel="icon" href="/i.svg"><link rel="canonical" href="/"></head><img src="/a.svg">';
    expect(twin(html)).toBe(html);
  });
});
