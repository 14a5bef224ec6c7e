import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { forbiddenLicenses, isAllowed, packageLicenses } from './license-rules.ts';
import { root } from './processes.ts';

type Lock = Parameters<typeof packageLicenses>[0];
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;

describe('licenses', () => {
  it('of all packages are known and allowed for what they are used for', () => {
    expect(forbiddenLicenses(packageLicenses(lock))).toEqual([]);
  });

  it.each([
    ['MIT', true, true],
    ['OFL-1.1', true, true],
    ['MPL-2.0', true, false],
    ['MPL-2.0', false, true],
    ['LGPL-3.0-or-later', true, false],
    ['Apache-2.0 AND LGPL-3.0-or-later', true, false],
    ['(MIT OR GPL-3.0-or-later)', true, true],
    ['GPL-3.0-or-later', false, false],
    ['AGPL-3.0-only', false, false],
    ['SEE LICENSE IN LICENSE', false, false],
    ['unknown', false, false],
  ])('%s, shipped %s: %s', (license, isShipped, allowed) => {
    expect(isAllowed(license, isShipped)).toBe(allowed);
  });

  it('name a package that brings a forbidden one', () => {
    const packages = packageLicenses({
      packages: {
        'node_modules/react': { version: '19.3.1', license: 'AGPL-3.0-only' },
        'node_modules/a/node_modules/b': { version: '1.0.0', dev: true },
        site: { version: '1.0.0' },
        'node_modules/@brightboard/site': { link: true },
      },
    });
    expect(forbiddenLicenses(packages)).toEqual([
      { name: 'b', version: '1.0.0', license: 'unknown', use: 'checking' },
      { name: 'react', version: '19.3.1', license: 'AGPL-3.0-only', use: 'shipped' },
    ]);
  });
});
