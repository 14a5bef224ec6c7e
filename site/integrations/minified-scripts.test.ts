import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { scriptJson } from '../src/lib/document-script.ts';
import { withMinifiedScripts } from './minified-scripts.ts';

const scriptOf = (html: string): string => /<script[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';

it('a script is smaller and does the same', () => {
  const script = `(function greet(visitor) {
    /** Nobody needs this. */
    const greeting = 'Hello, ' + visitor;
    said.push(greeting, greeting);
  })('Ada')`;
  const small = withMinifiedScripts(`<p>(function  (a)</p><script data-start>${script}</script>`);
  expect(small).toMatch(/^<p>\(function {2}\(a\)<\/p><script data-start>/);
  expect(scriptOf(small).length).toBeLessThan(script.length / 2);
  const said: string[] = [];
  runInNewContext(scriptOf(small), { said });
  expect(said).toEqual(['Hello, Ada', 'Hello, Ada']);
});

it('no text in it can end it, or keep it from ending', () => {
  const text = '</script><!-- <script>';
  const small = withMinifiedScripts(`<script>said.push(${scriptJson(text)})</script><p>On</p>`);
  expect(small).toMatch(/\)[^<]*<\/script><p>On<\/p>$/);
  expect(scriptOf(small)).not.toContain('<!--');
  const said: string[] = [];
  runInNewContext(scriptOf(small), { said });
  expect(said).toEqual([text]);
});

it.each([
  '<script type="application/ld+json">{ "name": "Ada" }</script>',
  '<script type="speculationrules">{ "prerender": [] }</script>',
  '<script src="/a.js"></script>',
])('%s stays as it is', (html) => {
  expect(withMinifiedScripts(html)).toBe(html);
});

it('a script that is none stops the build', () => {
  expect(() => withMinifiedScripts('<script>let = ;</script>')).toThrow('cannot be read');
});
