import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { mainPaths } from './built-pages.ts';
import { chooseTime, schedulerOrigin } from './scheduler-page.ts';
import { runLater } from './sweeps.ts';

/** IBM's equal access checker, which looks for other things than axe does. */
const engine = fileURLToPath(import.meta.resolve('accessibility-checker-engine/ace.js'));

interface Finding {
  ruleId: string;
  value: [level: string, certainty: string];
  message: string;
  snippet: string;
}
declare const ace: {
  Checker: new () => { check(root: Document, rulesets: string[]): Promise<{ results: Finding[] }> };
};

/** It cannot read the colors that color-mix() gives, which axe can, and asks for more than `scope` of a table. */
const unreliable = ['text_contrast_sufficient', 'table_headers_related'];

/** What breaks WCAG 2.2 for certain; what a person has to judge is left out. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(readFileSync(engine, 'utf8'));
  const findings = await page.evaluate(async () => {
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
    return results
      .filter(({ value: [level, certainty] }) => level === 'VIOLATION' && certainty === 'FAIL')
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`);
  });
  return findings.filter((finding) => !unreliable.some((rule) => finding.startsWith(rule)));
}

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

for (const path of [...mainPaths, '/no-such-page']) {
  test(`a second checker finds nothing on ${path}`, runLater, async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      // The calendar's frame is an empty document at first, which is in no language.
      for (const frame of page.frames()) await expect(frame.locator('html[lang]')).toBeAttached();
      expect(await violations(page), `${width} px`).toEqual([]);
    }
  });
}

test(
  'a second checker finds nothing in the menu, an open question and the booking form',
  runLater,
  async ({ page }, { title }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/faq');
    await page.locator('main details summary').first().click();
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await violations(page)).toEqual([]);
    await page.goto(`${schedulerOrigin}/brightboard/free-consultation`);
    expect(await violations(page)).toEqual([]);
    await chooseTime(page, title);
    expect(await violations(page)).toEqual([]);
  },
);
