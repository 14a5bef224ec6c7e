import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { forbiddenLicenses, packageLicenses } from './license-rules.ts';
import { root, runMain } from './processes.ts';

function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

runMain(() => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Parameters<
    typeof packageLicenses
  >[0];
  const packages = packageLicenses(lock);
  console.log(table(packages.map(({ name, version, license, use }) => [name, version, license, use])));

  const counts = Map.groupBy(packages, ({ license }) => license);
  const summary = [...counts].sort(([, one], [, other]) => other.length - one.length);
  console.log(`\n${table(summary.map(([license, list]) => [String(list.length).padStart(4), license]))}`);

  const forbidden = forbiddenLicenses(packages);
  for (const { name, version, license, use } of forbidden) {
    console.error(
      `${name} ${version}: the license "${license}" is unknown or not allowed for what is ${use}.`,
    );
  }
  console.log(`\n${packages.length} packages, ${forbidden.length} with a license that is not allowed.`);
  if (forbidden.length > 0) process.exitCode = 1;
  return Promise.resolve();
});
