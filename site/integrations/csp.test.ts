import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readSettings } from '../src/content-reader/read-settings.ts';
import { settings as settingsSchema, type Settings } from '../src/model/settings.ts';
import { getProvider } from '../src/scheduling/providers/registry.ts';
import { withPagePolicy } from './csp.ts';

const shipped = readSettings();
const page = (embeds: string, body = '', head = '') =>
  `<!DOCTYPE html><html><head><meta charset="utf-8"><meta name="embeds" content="${embeds}">${head}</head><body>${body}</body></html>`;
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function settingsOf(provider: string, address: string): Settings {
  const events = { 'free-consultation': address, 'test-prep': address, 'school-districts': address };
  return { ...shipped, scheduler: { provider, events } };
}

/** The sources by directive, read from the page as a browser does. */
function policyOf(html: string, settings = shipped): Record<string, string[]> {
  const found = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(withPagePolicy(html, settings));
  const directives = (found?.[1] ?? '').split('; ').map((directive) => directive.split(' '));
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]));
}

it.each([
  ['local', 'http://localhost:4322/brightboard/free-consultation'],
  ['calendly', 'https://calendly.com/brightboard/free-consultation?a=1&b=2'],
  ['cal', 'https://cal.com/brightboard/15min'],
  ['iframe', 'https://calendar.google.com/calendar/appointments/abc'],
])('a page with the calendar of %s, and no other, may frame it and load its script', (provider, address) => {
  const settings = settingsOf(provider, address);
  const policy = policyOf(page('calendar', '', '<style>a{}</style>'), settings);
  const { frame, script = [], style = [] } = getProvider(provider).sources(address);
  expect(policy).toMatchObject({
    'default-src': ["'none'"],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
  });
  expect(policy['frame-src']).toEqual(frame);
  expect(policy['script-src']).toEqual(["'self'", ...script]);
  // A hash would make browsers ignore 'unsafe-inline'.
  const hashes = style.includes("'unsafe-inline'") ? [] : [hashOf('a{}')];
  expect(policy['style-src']).toEqual(["'self'", ...hashes, ...style]);
  expect(Object.values(policy).flat().join(' ')).not.toContain('*');
  const plain = policyOf(page(''), settings);
  expect(plain).toMatchObject({ 'script-src': ["'self'"], 'connect-src': ["'self'"] });
  expect(plain['frame-src']).toBeUndefined();
});

it('allows inline scripts and styles by hash, data and files without one', () => {
  const scripts = '<script>go()</script><script type="application/ld+json">{}</script>';
  const policy = policyOf(page('', scripts, '<style>a{}</style><script src="/x.js"></script>'));
  expect(policy['script-src']).toEqual(["'self'", hashOf('go()')]);
  expect(policy['style-src']).toEqual(["'self'", hashOf('a{}')]);
});

it('lets in all that the documented ways to count visits load', () => {
  const guide = readFileSync(new URL('../../docs/content.md', import.meta.url), 'utf8');
  const examples = [...guide.matchAll(/```yaml\n(analytics:[^`]+)```/g)].map(([, yaml = '']) => yaml);
  expect(examples.length).toBeGreaterThan(1);
  for (const yaml of examples) {
    const { analytics } = settingsSchema.pick({ analytics: true }).parse(parse(yaml));
    if (!analytics) throw new Error(yaml);
    const policy = policyOf(page('analytics'), { ...shipped, analytics });
    const elsewhere = analytics.scripts.filter(({ src }) => !src.startsWith('/'));
    expect(policy['script-src']).toEqual(["'self'", ...elsewhere.map(({ src }) => new URL(src).origin)]);
    expect(policy['connect-src']).toEqual(["'self'", ...analytics.connect]);
  }
});

it.each([
  ['a style in an attribute', page('', '<p style="color:red">x</p>')],
  ['an event handler', page('', '<button onclick="go()">x</button>')],
  ['a script that does not end', page('', '<script>go()')],
  ['no declaration', page('').replace(/<meta name[^>]*>/, '')],
])('refuses a page with %s', (_, html) => {
  expect(() => withPagePolicy(html, shipped)).toThrow();
});
