import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkBudget } from './check-budget.ts';

let build: string;
beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'weighed-'));
  vi.spyOn(process, 'cwd').mockReturnValue(build);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(build, { recursive: true });
});

/** A page of so many bytes in this build, and of fewer or as many in a release. */
function addPage(page: string, sent: number, content: string | Buffer) {
  writeFileSync(join(build, page), content);
  writeFileSync(join(build, `${page}.br`), Buffer.alloc(sent));
  return { page, fetched: { font: ['/text.woff2'] } };
}

it('names the heaviest page and every page above the budget, each as a release sends it', async () => {
  writeFileSync(join(build, 'text.woff2'), Buffer.alloc(20_000));
  const light = addPage('light.html', 60_000, 'a'.repeat(60_000));
  const usual = addPage('usual.html', 12_000, randomBytes(12_000));
  expect(await checkBudget(build, [light, usual])).toMatch(/2 pages, at most 50 KB.*usual\.html: 32\.1 KB/);
  const heavy = addPage('heavy.html', 30_001, randomBytes(30_001));
  await expect(checkBudget(build, [light, usual, heavy])).rejects.toThrow(
    /budget:\nheavy\.html: 50\.1 KB .*\)$/,
  );
});

it('names a page that asks for what the build does not hold', async () => {
  await expect(checkBudget(build, [addPage('page.html', 100, 'words')])).rejects.toThrow(
    /page\.html.*text\.woff2/,
  );
});
