import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  budget,
  budgetFindings,
  firstView,
  kilobytes,
  weighPage,
  withoutFonts,
  type AllowedScripts,
  type PageWeight,
} from './byte-budget.ts';
import { root, runMain } from './processes.ts';
import { textTable } from './text-table.ts';

const dist = join(root, 'site/dist');

/** No page needs it today: /florida-consultation has a script that scrolls to the top, and an island as well. */
const allowedScripts: AllowedScripts = {};

function wireSize(address: string): number | undefined {
  const file = join(dist, address);
  const sent = [`${file}.br`, file].find((candidate) => existsSync(candidate));
  return sent === undefined ? undefined : statSync(sent).size;
}

function addressOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
}

function printTable(weights: readonly PageWeight[]): void {
  console.log(`First view of ${weights.length} pages in KB over the wire (Brotli), the heaviest first`);
  const kinds = ['document', 'style', 'image', 'script', 'font'] as const;
  console.log(
    textTable(
      ['page', ...kinds, 'without fonts', 'with fonts', 'scripts', 'islands'],
      weights.map((weight) => [
        weight.page,
        ...kinds.map((kind) => kilobytes(weight[kind])),
        kilobytes(withoutFonts(weight)),
        kilobytes(firstView(weight)),
        String(weight.scriptElements),
        String(weight.islands),
      ]),
    ),
  );
  console.log(
    `Allowed: ${kilobytes(budget.firstViewWithoutFonts)} KB without fonts, ${kilobytes(budget.firstView)} KB with ` +
      'fonts, no script on a page without an island.',
  );
}

runMain(async () => {
  const files = globSync('**/*.html', { cwd: dist });
  if (files.length === 0) throw new Error('There is no build to weigh. Run `npm run build` first.');
  const weights = files
    .map((file) =>
      weighPage(addressOf(file), wireSize(file) ?? 0, readFileSync(join(dist, file), 'utf8'), wireSize),
    )
    .sort((one, other) => firstView(other) - firstView(one) || one.page.localeCompare(other.page));
  const heaviest = weights[0];
  // Builds have more to say than a table.
  if (process.argv.includes('--brief') && heaviest) {
    console.log(
      `First views: ${weights.length} pages, the heaviest is ${heaviest.page} with ` +
        `${kilobytes(firstView(heaviest))} KB (${kilobytes(budget.firstView)} are allowed).`,
    );
  } else printTable(weights);
  const findings = weights.flatMap((weight) => budgetFindings(weight, allowedScripts));
  if (findings.length > 0)
    throw new Error(`\nOver the budget:\n${findings.map((line) => `  ${line}`).join('\n')}`);
});
