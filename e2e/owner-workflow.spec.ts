import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startNginx } from '../deploy/started-hosts.ts';
import { copyProject, removeCopy } from '../scripts/editor/project-copy.ts';
import { filesOf } from '../scripts/installed.ts';
import { changeSettings } from './built-variant.ts';
import { addPhotographs } from './photographs.ts';
import { hasSshd, release, runIn, startScheduler, startSshHost } from './releases.ts';
import { book, calendarIsReady, chooseTime, visitorFor } from './scheduler-page.ts';
import { runLater } from './sweeps.ts';

/** What an owner answers, in a file; the events are replaced by those of the local service, which is no answer. */
const answers = `
name: Maple Lane
legalName: Maple Lane Tutors LLC
founder: Ada Hill
website: https://www.maplelane.test
mail: hello@maplelane.test
scheduler: calendly
events: https://calendly.com/m/free https://calendly.com/m/tests https://calendly.com/m/districts
states: florida arizona
social: https://www.facebook.com/maplelane
places: blog=https://blog.maplelane.test
removeSamples: 'yes'
`;

const event = (id: string) => `http://localhost:4322/brightboard/${id}`;

test(
  'an owner sets up, adds photographs, renames, releases twice, and sees who booked on an old page, and goes back',
  runLater,
  async ({ page }, info) => {
    test.skip(!filesOf('nginx') || !filesOf('rsync'), 'nginx or rsync is not installed');
    test.setTimeout(600_000);
    const folder = mkdtempSync(join(tmpdir(), 'owner-'));
    const site = join(folder, 'www');
    const log = join(folder, 'access.log');
    const copy = copyProject();
    const logging = (host: string) =>
      host.replace('server_name www.example.com 127.0.0.1;', `$& access_log ${log} brightboard;`);
    const host = await startNginx(join(site, 'current'), logging);
    const service = await startScheduler(host.origin);
    const server = hasSshd ? await startSshHost() : undefined;
    const target = server ? `${server.name}:${site}` : site;
    const releaseIt = (...options: string[]) =>
      release(
        copy,
        target,
        { ...server?.environment, SCHEDULER_PORT: String(service.port) },
        `--origin=${host.origin}`,
        ...options,
      );
    const text = async (path: string) => (await fetch(host.origin + path)).text();
    try {
      writeFileSync(join(copy, 'answers.yaml'), answers);
      expect(await runIn(copy, 'scripts/setup.ts', ['answers.yaml'])).toContain('Written to site/content');
      await runIn(copy, 'scripts/new-entry.ts', ['teacher', '--name', 'Jo Park']);
      await addPhotographs(copy);
      changeSettings(copy, {
        'business.name': 'Northumberland Learning Circle',
        'scheduler.provider': 'local',
        'scheduler.events.free-consultation': event('free-consultation'),
        'scheduler.events.test-prep': event('test-prep'),
        'scheduler.events.school-districts': event('school-districts'),
      });
      expect(await releaseIt()).toMatch(/\| pages +\| +\d+ \| +0 \|/);

      const team = await text('/meet-our-teachers');
      expect(team).toContain('Northumberland Learning Circle');
      expect(team.match(/alt="Photograph /g)).toHaveLength(2);
      await page.goto(`${host.origin}/contact-us?utm_source=newsletter&utm_campaign=spring-letter`);

      const questions = join(copy, 'site/content/pages/faq.yaml');
      const edited = 'Ask us anything; a teacher reads it.';
      writeFileSync(questions, readFileSync(questions, 'utf8').replace(/^lead: .*/m, `lead: ${edited}`));
      await releaseIt();
      expect(await text('/faq')).toContain(edited);

      // The page from before the second release has not asked for its calendar until now.
      const calendar = await calendarIsReady(page);
      await chooseTime(calendar, info.title);
      await book(calendar, visitorFor(info.title));
      await expect(calendar.getByRole('heading', { name: 'You are booked' })).toBeVisible();

      const bookings = ['--bookings', service.bookings, '--page', join(folder, 'report.html')];
      const report = await runIn(copy, 'scripts/report/report.ts', [log, ...bookings]);
      expect(report).toMatch(/\/contact-us +\|[^|]+\| spring-letter +\| +1 \| +1 \| +1 \|/);
      expect(readFileSync(join(folder, 'report.html'), 'utf8')).toContain('spring-letter');

      // Back on the same way; a page of the release that is taken back keeps its files.
      const [later = ''] = (await text('/faq')).match(/_assets\/faq-browser[\w.-]*/) ?? [];
      expect(await releaseIt('--back')).toMatch(/Back at .*\n[^]*\| pages +\| +\d+ \| +0 \|/);
      expect(await text('/faq')).not.toContain(edited);
      expect((await fetch(`${host.origin}/${later}`)).status).toBe(200);
      await expect(releaseIt('--back')).rejects.toThrow('There is no release before');
    } finally {
      server?.stop();
      service.stop();
      await host.stop();
      removeCopy(copy);
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
