import { describe, expect, it } from 'vitest';
import { pagesOf, readBuiltSite, type BuiltSite } from './built-site.ts';
import {
  cloudflareHeaders,
  cloudflareLimits,
  CloudflareLimitError,
  cloudflareRedirects,
} from './cloudflare-pages.ts';
import { everywhere } from './headers.ts';
import { netlifyHeaders, netlifyRedirects } from './netlify.ts';

const site = readBuiltSite();

interface Rule {
  path: string;
  headers: [string, string][];
}

function parse(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))) {
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    if (name === undefined) rules.push({ path: line, headers: [] });
    else rules.at(-1)?.headers.push([name, value ?? '']);
  }
  return rules;
}

const matches = (rule: Rule, path: string) =>
  rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : rule.path === path;

/** What a host sends at a path: one joins the values of all rules that match, another takes the last one. */
const manners = {
  joined: (earlier: string | undefined, value: string) =>
    earlier === undefined ? value : `${earlier}, ${value}`,
  'the last one': (_: string | undefined, value: string) => value,
} as const;

function sent(rules: Rule[], path: string, manner: keyof typeof manners): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of rules.filter((rule) => matches(rule, path)).flatMap((rule) => rule.headers)) {
    headers[name] = manners[manner](headers[name], value);
  }
  return headers;
}

const hosts = [
  ['Netlify', 'joined', parse(netlifyHeaders(site))],
  ['Netlify', 'the last one', parse(netlifyHeaders(site))],
  ['Cloudflare Pages', 'joined', parse(cloudflareHeaders(site))],
] as const;

describe.each(hosts)('_headers for %s, values %s', (_host, manner, rules) => {
  const redirected = new Set(site.redirects.map(({ from }) => from));

  it('gives every page its own policy and nothing that contradicts it', () => {
    for (const { file, address } of pagesOf(site).filter((page) => !redirected.has(page.address))) {
      const headers = sent(rules, address, manner);
      const { 'Content-Security-Policy': policy = '', ...others } = site.headersOf(file);
      expect(headers).toMatchObject(others);
      const policies = headers['Content-Security-Policy']?.split(', ') ?? [];
      expect(policies).toContain(policy);
      // A second policy would be enforced as well, so it may say nothing about what a page loads.
      for (const other of policies.filter((one) => one !== policy)) {
        expect(other).not.toMatch(/default-src|script-src|style-src|connect-src|frame-src|img-src|font-src/);
      }
    }
  });

  it('keeps hashed files for good, other files for an hour, and names the odd type', () => {
    for (const file of site.files.filter((name) => !name.endsWith('.html'))) {
      const headers = sent(rules, `/${file}`, manner);
      expect([file, headers['Cache-Control']]).toEqual([file, site.headersOf(file)['Cache-Control']]);
      expect(headers['Content-Security-Policy']).toContain("default-src 'none'");
    }
    const rulesFile = sent(rules, '/speculation-rules.json', manner);
    expect(rulesFile['Content-Type']).toBe('application/speculationrules+json');
  });

  it('sends the security headers at addresses where nothing stands', () => {
    const headers = sent(rules, '/no-such-page', manner);
    expect(headers).toMatchObject(everywhere);
    expect(headers['Content-Security-Policy']).toContain("frame-ancestors 'none'");
    expect(headers['Cache-Control']).toBeUndefined();
  });
});

describe('_headers for Cloudflare Pages', () => {
  it('stays within what the host reads', () => {
    const text = cloudflareHeaders(site);
    expect(parse(text).length).toBeLessThanOrEqual(cloudflareLimits.rules);
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(cloudflareLimits.lineLength);
  });

  it('is not written when rules would be left out without a word', () => {
    const pages = Array.from({ length: 100 }, (_, number) => `state-${number}.html`);
    const larger: BuiltSite = { ...site, files: [...site.files, ...pages] };
    expect(() => cloudflareHeaders(larger)).toThrow(CloudflareLimitError);
    const wordy: BuiltSite = {
      ...site,
      headersOf: () => ({ 'Content-Security-Policy': `script-src ${"'sha256-x' ".repeat(300)}` }),
    };
    expect(() => cloudflareHeaders(wordy)).toThrow(CloudflareLimitError);
  });
});

describe('_redirects', () => {
  it('wins over the page at its address on Netlify', () => {
    expect(netlifyRedirects(site)).toBe('/home / 301!\n');
  });
  it('names both addresses for Cloudflare Pages', () => {
    expect(cloudflareRedirects(site)).toBe('/home / 301\n/home/ / 301\n');
  });
});
