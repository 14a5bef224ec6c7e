import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../src/model/read-settings.ts';
import type { Settings } from '../src/model/settings.ts';
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

const providers: [string, string][] = [
  ['local', 'http://localhost:4322/brightboard/free-consultation'],
  ['calendly', 'https://calendly.com/brightboard/free-consultation?a=1&b=2'],
  ['cal', 'https://cal.com/brightboard/15min'],
  ['iframe', 'https://calendar.google.com/calendar/appointments/abc'],
];

describe.each(providers)('a page with the calendar of %s', (provider, address) => {
  const settings = settingsOf(provider, address);
  const policy = policyOf(page('calendar'), settings);

  it('allows no inline and no evaluated script, and no wildcard', () => {
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['form-action']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(policy['script-src']?.join(' ')).not.toMatch(/unsafe/);
    expect(Object.values(policy).flat().join(' ')).not.toContain('*');
  });

  it('may frame the provider, and load its script, and no other page may', () => {
    const { frame, script = [] } = getProvider(provider).sources(address);
    expect(policy['frame-src']).toEqual(frame);
    expect(policy['script-src']).toEqual(expect.arrayContaining([...script]));
    const plain = policyOf(page(''), settings);
    expect(plain['script-src']).toEqual(["'self'"]);
    expect(plain['connect-src']).toEqual(["'self'"]);
    expect(plain['frame-src']).toBeUndefined();
  });
});

it('of cal allows inline styles, for which the hashes step aside', () => {
  const html = page('calendar', '', '<style>a{}</style>');
  const policy = policyOf(html, settingsOf('cal', 'https://cal.com/brightboard/15min'));
  expect(policy['style-src']).toEqual(["'self'", "'unsafe-inline'"]);
});

describe('the policy of a page', () => {
  it('stands after the charset, before all that it governs', () => {
    const html = withPagePolicy(page('', '<p>text</p>', '<style>a{}</style>'), shipped);
    expect(html).toMatch(/<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy"/);
    expect(html).not.toContain('embeds');
  });

  it('allows its inline scripts and styles by hash, data and files without one', () => {
    const policy = policyOf(
      page(
        '',
        '<script>go()</script><script type="application/ld+json">{}</script>',
        '<style>a{}</style><script src="/x.js"></script>',
      ),
    );
    expect(policy['script-src']).toEqual(["'self'", hashOf('go()')]);
    expect(policy['style-src']).toEqual(["'self'", hashOf('a{}')]);
  });

  it('lets in the hosts of what the page declares', () => {
    expect(policyOf(page('video'))['frame-src']).toEqual(['https://www.youtube-nocookie.com']);
    const reviews = policyOf(page('video reviews'));
    expect(reviews['script-src']).toEqual(["'self'", 'https://widget.trustpilot.com']);
    expect(reviews['frame-src']).toContain('https://widget.trustpilot.com');
  });

  it('lets in what the setting for analytics names, and nothing without it', () => {
    const analytics = {
      scripts: ['/analytics.js', 'https://stats.example.org/a.js'].map((src) => ({ src, attributes: {} })),
      connect: ['https://api.example.org'],
    };
    const policy = policyOf(page('analytics'), { ...shipped, analytics });
    expect(policy['script-src']).toEqual(["'self'", 'https://stats.example.org']);
    expect(policy['connect-src']).toEqual(["'self'", 'https://api.example.org']);
    expect(policyOf(page(''))['script-src']).toEqual(["'self'"]);
  });

  it.each([
    ['a style in an attribute', page('', '<p style="color:red">x</p>')],
    ['an event handler', page('', '<button onclick="go()">x</button>')],
    ['a script that does not end', page('', '<script>go()')],
    ['no declaration', page('').replace(/<meta name[^>]*>/, '')],
  ])('is refused with %s', (_, html) => {
    expect(() => withPagePolicy(html, shipped)).toThrow();
  });
});
