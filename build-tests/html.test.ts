import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { root } from '../tools/serve/processes.ts';
import { trustWidgetScript } from '../site/src/lib/testimonials.ts';
import { allPaths, builtPage, builtPages, dist, isBuilt, type BuiltPage } from '../e2e/built-pages.ts';
import { getContent } from '../site/src/content-reader/content-cache.ts';
import { readSettings } from '../site/src/content-reader/read-settings.ts';
import type { CalendarPlan } from '../site/src/scheduling/calendar-element.ts';
import { getProvider } from '../site/src/scheduling/providers/registry.ts';

/** Paths for which the specification has links, but no page: they show the 404 page. */
const leftDead = [/^\/download-website$/, /^\/blog\/\d+$/];

/** The part of html-validate that is used here; tools/checks/ installs it. */
interface HtmlValidateModule {
  HtmlValidate: new (config: object) => {
    validateString(
      html: string,
    ): Promise<{ results: { messages: { ruleId: string; message: string; selector?: string }[] }[] }>;
  };
}

const htmlValidate = join(root, 'tools/checks/node_modules/html-validate/dist/esm/index.js');
const rules = {
  extends: ['html-validate:standard'],
  rules: {
    // The style of the HTML that React and Astro generate.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
    // Astro's island element and its inline runtime.
    'no-unknown-elements': ['error', { exclude: ['astro-island', 'astro-slot'] }],
    'element-required-attributes': 'error',
    'heading-level': 'error',
    // Safari removes the list role of lists without bullets, so role="list" is not redundant.
    'no-redundant-role': 'off',
    // Scripts and styles are inline, with their hashes in the policy.
    'require-sri': 'off',
    'no-inline-style': 'error',
    'long-title': 'off',
  },
};

it('no page holds an id that React made up: without streams, it would be another one in the browser', () => {
  const made = builtPages().filter(({ html }) => /\s(?:id|for|aria-[a-z]+)="_\w*R_/.test(html));
  expect(made.map(({ path }) => path)).toEqual([]);
});

const pages = new Map([...allPaths, '/404'].map((path) => [path, builtPage(path)]));

const isInstalled = existsSync(htmlValidate);
it.skipIf(!isInstalled)(
  'the HTML of every page is valid, and its headings go down one level at a time',
  async () => {
    const { HtmlValidate } = (await import(pathToFileURL(htmlValidate).href)) as HtmlValidateModule;
    const validator = new HtmlValidate(rules);
    const findings: string[] = [];
    for (const [path, { html }] of pages) {
      // Astro writes the style of its island element beside the first island, not in the head.
      const report = await validator.validateString(html.replace(/<style>astro-island[^<]*<\/style>/, ''));
      for (const message of report.results.flatMap((result) => result.messages)) {
        findings.push(`${path}: ${message.ruleId}: ${message.message} (${message.selector ?? ''})`);
      }
    }
    expect(findings.slice(0, 40)).toEqual([]);
  },
);

it('no internal link and no anchor is dead, but for those the specification leaves dead', () => {
  const dead: string[] = [];
  for (const [path, { root }] of pages) {
    for (const link of root.querySelectorAll('a[href], link[rel=icon], link[rel=manifest], img[src]')) {
      const href = link.getAttribute('href') ?? link.getAttribute('src') ?? '';
      if (/^(https?:|mailto:|tel:|data:)/.test(href)) continue;
      const [address = '', anchor] = href.split('#');
      const target = decodeURI(address.split('?')[0] ?? '') || path;
      if (leftDead.some((pattern) => pattern.test(target))) continue;
      const page = pages.get(target);
      if (!page && !isBuilt(target)) dead.push(`${path} -> ${href}`);
      else if (anchor && !page?.root.getElementById(anchor)) dead.push(`${path} -> ${href} (anchor)`);
    }
  }
  expect(dead).toEqual([]);
});

it('no list or section is empty, and nothing is undefined', () => {
  for (const [path, { root, html }] of pages) {
    const lists = root
      .querySelectorAll('ul, ol, li:not([aria-hidden]), nav, section')
      .filter(({ text }) => !text.trim());
    expect(lists.map(String), path).toEqual([]);
    const withoutScripts = html.replaceAll(/<script[\s\S]*?<\/script>/g, '');
    expect(withoutScripts, path).not.toMatch(/undefined|\[object|\bNaN\b|\{\{/);
  }
});

it('the first view of every page weighs at most 90 KB: its HTML with its CSS, all fonts, and eager pictures', () => {
  const bytes = (file: string) => statSync(join(dist, file)).size;
  const fonts = globSync('_assets/*.woff2', { cwd: dist }).reduce((sum, file) => sum + bytes(file), 0);
  expect(fonts).toBeGreaterThan(0);
  for (const { path, file, root } of builtPages()) {
    const eager = root.querySelectorAll('img[src^="/"]:not([loading=lazy])');
    const pictures = eager.reduce((sum, image) => sum + bytes(String(image.getAttribute('src'))), 0);
    expect(statSync(`${file}.br`).size + fonts + pictures, path).toBeLessThanOrEqual(90 * 1024);
  }
});

it('what is written in a picture is not read after what the picture says of itself', () => {
  const read: string[] = [];
  for (const { path, root } of builtPages()) {
    for (const picture of root.querySelectorAll('[role="img"]')) {
      for (const silent of picture.querySelectorAll('[aria-hidden="true"]')) silent.remove();
      if (picture.text.trim()) read.push(`${path}: ${picture.text.trim().slice(0, 60)}`);
    }
  }
  expect(read).toEqual([]);
});

it('links that leave the site say so, and new tabs give nothing away', () => {
  for (const { path, root } of builtPages()) {
    for (const link of root.querySelectorAll('a[target=_blank]')) {
      expect(link.getAttribute('rel') ?? '', `${path} ${link.getAttribute('href')}`).toContain('noopener');
      expect(link.text, path).toContain('new tab');
    }
    for (const link of root.querySelectorAll('main a[href^="https:"]')) {
      expect(link.text, `${path} ${link.getAttribute('href')}`).toMatch(/another site|new tab/);
    }
  }
});

it('every footer with legal links leads to the accessibility statement, which names its standard and day', () => {
  for (const { root, path } of builtPages()) {
    const legal = root.querySelector('footer a[href="/privacy-policy"]');
    if (legal) expect(root.querySelector('footer a[href="/contact-us#accessibility"]'), path).not.toBeNull();
  }
  const statement = builtPage('/contact-us').root.querySelector('#accessibility')?.closest('section');
  // Without the claim that the site was tested, the statement has no standard and no date.
  const isTested = getContent().claims.some(({ id }) => id === 'accessibility-statement');
  expect(statement?.text.includes('WCAG')).toBe(isTested);
  expect(statement?.querySelector('time') !== null).toBe(isTested);
  expect(statement?.querySelector('a[href^="mailto:"]')).not.toBeNull();
});

/** The hosts from which a page loads, including its calendar, players and widgets. */
function hostsIn({ root, html }: BuiltPage): string[] {
  const { scheduler, analytics } = readSettings();
  const plan = root.querySelector('[data-scheduler-plan]')?.getAttribute('data-scheduler-plan');
  const service = getProvider(scheduler.provider).sources;
  const calendar = plan ? Object.values(service((JSON.parse(plan) as CalendarPlan).calendar)).flat() : [];
  const frames = [...html.matchAll(/<iframe[^>]* src="([^"]+)"/g)].map(([, src = '']) => src);
  const scripts = [...html.matchAll(/<script[^>]* src="(https:[^"]+)"/g)].map(([, src = '']) => src);
  const players = html.match(/https:\/\/www\.youtube-nocookie\.com\/embed(?=[^"]*autoplay)/g) ?? [];
  const widget = root.querySelector('.trustpilot-widget') ? [trustWidgetScript] : [];
  const counted = analytics?.connect ?? [];
  const addresses = [...calendar, ...frames, ...scripts, ...players, ...widget, ...counted];
  const hosts = addresses.filter((address) => address.startsWith('http'));
  return [...new Set(hosts.map((address) => address.replace(/(?<=\w)\/.*/, '')))].sort();
}

it('every page carries its own policy, with the services that it really embeds and no others', () => {
  for (const page of builtPages()) {
    const { path, root } = page;
    const [charset, policy] = root.querySelectorAll('head > *');
    expect([path, charset?.getAttribute('charset')]).toEqual([path, 'utf-8']);
    expect([path, policy?.getAttribute('http-equiv')]).toEqual([path, 'Content-Security-Policy']);
    const sources = policy?.getAttribute('content') ?? '';
    expect(sources).toContain("default-src 'none'");
    expect(sources).not.toMatch(/script-src[^;]*'unsafe-| \*/);
    const allowed = [...new Set(sources.match(/https?:[^ ;]+/g))].sort();
    expect([path, ...allowed]).toEqual([path, ...hostsIn(page)]);
  }
});
