import { execFile } from 'node:child_process';
import { appendFileSync, chmodSync, cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, removeCopy } from '../scripts/editor/project-copy.ts';
import { chromiumFlags, filesOf, findChromium } from '../scripts/installed.ts';
import { ask } from './ask.ts';
import { makeContentHerOwn } from './owner-content.ts';
import { startApache, startNginx } from './started-hosts.ts';

const execute = promisify(execFile);
/** Her project has a build of its own. */
const ownEnvironment = { ...process.env, BUILD_FOLDER: undefined };
const isInstalled = filesOf('rsync') && filesOf('nginx') && filesOf('apache') && findChromium();

/** A stand-in for Calendly's page that sends its two messages: the calendar is shown, and a time is booked. */
const bookedAtOnce = `<script>setInterval(() => {
  for (const event of ['calendly.event_type_viewed', 'calendly.event_scheduled'])
    parent.postMessage({ event, payload: { event: { uri: 'e' }, invitee: { uri: 'i' } } }, '*');
}, 100)</script>`;

/** Opens a page that a visitor loaded earlier, and waits until a time is booked on it. @returns the calendar's address. */
async function bookOn(origin: string, path: string, html: string): Promise<string> {
  const executablePath = findChromium() ?? '';
  await using browser = await chromium.launch({ args: [...chromiumFlags], executablePath });
  const page = await browser.newPage();
  await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: bookedAtOnce }));
  await page.route(origin + path, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(origin + path);
  await page.locator('[data-scheduler-state=booked]').waitFor({ timeout: 60_000 });
  return (await page.locator('iframe[name=calendar]').getAttribute('src')) ?? '';
}

describe.skipIf(!isInstalled)('an owner’s releases to her own server', () => {
  let project: string;
  let target: string;
  const released = (file: string) => readFileSync(join(target, 'current', file), 'utf8');
  const release = () =>
    execute('sh', ['deploy/release.sh', target], {
      cwd: project,
      env: ownEnvironment,
      maxBuffer: 10_000_000,
    });

  beforeAll(async () => {
    project = copyProject();
    target = mkdtempSync(join(tmpdir(), 'www-'));
    // The web servers' worker processes run as other users.
    chmodSync(target, 0o755);
    await makeContentHerOwn(join(project, 'site/content'));
    cpSync(join(project, 'deploy/.htaccess'), join(project, 'site/public/.htaccess'));
    await release();
  }, 600_000);
  afterAll(() => {
    removeCopy(project);
    rmSync(target, { recursive: true });
  });

  it('leave a page of the first one whole: after the second, a family still books on it', async () => {
    const path = '/free-consultation';
    await using stack = new AsyncDisposableStack();
    const running = await Promise.all(
      [startNginx, startApache].map(async (start) => stack.use(await start(join(target, 'current')))),
    );
    const htmlAt = async (origin: string) => (await ask(origin, path)).body.toString();
    const assetsOf = (html: string) => new Set(html.match(/\/_assets\/[\w./-]+\.\w+/g));
    const before = await Promise.all(running.map(({ origin }) => htmlAt(origin)));
    appendFileSync(
      join(project, 'site/src/scheduling/use-scheduler.ts'),
      "globalThis.document?.documentElement.setAttribute('data-release', '2');\n",
    );
    await release();
    for (const [index, { origin }] of running.entries()) {
      const old = before[index] ?? '';
      const current = assetsOf(await htmlAt(origin));
      expect([...assetsOf(old)].filter((asset) => !current.has(asset))).not.toEqual([]);
      for (const asset of assetsOf(old)) expect((await ask(origin, asset)).status, asset).toBe(200);
      expect(await bookOn(origin, path, old)).toContain('https://calendly.com/maple/free');
    }
  }, 600_000);

  it('show her prices, and nothing of what she dropped or hid', async () => {
    await using host = await startNginx(join(target, 'current'));
    for (const path of ['/', '/faq', '/free-consultation'])
      expect((await ask(host.origin, path)).body.toString()).toContain('From $80');
    for (const path of ['/download', '/schedule', '/ap-exam-prep', '/arizona-consultation'])
      expect((await ask(host.origin, path)).status, path).toBe(404);
  });

  it('show no trace of the old name in any file, and hers in titles and in the manifest', () => {
    const textFile = /\.(html|css|js|json|svg|txt|xml|webmanifest)$/;
    const files = globSync('**/*', { cwd: join(target, 'current') }).filter((file) => textFile.test(file));
    expect(files.length).toBeGreaterThan(60);
    const traces = files.filter((file) =>
      /brightboard|rosalind|state of florida/i.test(file + released(file)),
    );
    expect(traces).toEqual([]);
    for (const page of ['index.html', 'sat-prep.html', 'faq.html'])
      expect(released(page)).toMatch(/<title>[^<]* \| Maple Lane<\/title>/);
    expect(JSON.parse(released('site.webmanifest'))).toMatchObject({ name: 'Maple Lane' });
  });

  it('leave out what leads nowhere without a phone, a chat, a blog, reviews, videos and accounts', () => {
    const leadsNowhere = /^tel:|^\/podcast$|^https?:.*(example\.com|m\.me)/;
    for (const file of globSync('**/*.html', { cwd: join(target, 'current') })) {
      const links = parse(released(file)).querySelectorAll('a');
      const hrefs = links.map((link) => link.getAttribute('href') ?? '');
      const dead = hrefs.filter((href) => leadsNowhere.test(href));
      expect(dead, file).toEqual([]);
    }
    const podcast = parse(released('podcast.html')).querySelector('main');
    expect(podcast?.querySelector('a[href="/contact-us"]')).not.toBeNull();
    expect(podcast?.querySelectorAll('h2')).toHaveLength(0);
    const policy = parse(released('privacy-policy.html')).querySelector('main')?.text;
    expect(policy).toContain('Calendly');
    expect(policy).not.toMatch(/\b(chat|blog|podcast|messenger|review site|social accounts?|press play)\b/i);
    expect(parse(released('index.html')).getElementById('blog')).toBeNull();
    expect(released('testimonials.html')).not.toContain('trustpilot-widget');
  });

  it('leave the tests of the code green over her content', async () => {
    const vitest = ['run', '--project', 'site', '--project', 'project', '--project', 'build'];
    const program = join(project, 'node_modules/vitest/vitest.mjs');
    await execute(process.execPath, [program, ...vitest], {
      cwd: project,
      env: ownEnvironment,
      maxBuffer: 10_000_000,
    });
  }, 600_000);
});
