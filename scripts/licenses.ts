import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { forbiddenLicenses, packageLicenses } from './license-rules.ts';
import { root, runMain } from './processes.ts';
import { textTable } from './text-table.ts';

runMain(() => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Parameters<
    typeof packageLicenses
  >[0];
  const packages = packageLicenses(lock);
  const rows = packages.map(({ name, version, license, use }) => [name, version, license, use]);
  console.log(textTable(['package', 'version', 'license', 'use'], rows));

  const counts = Map.groupBy(packages, ({ license }) => license);
  const summary = [...counts].sort(([, one], [, other]) => other.length - one.length);
  const counted = summary.map(([license, list]) => [license, String(list.length)]);
  console.log(`\n${textTable(['license', 'packages'], counted)}`);

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
