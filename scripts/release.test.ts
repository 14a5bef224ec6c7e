import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { goBack, inPlace, placeOf, takeOver } from './release-folders.ts';

// The tools are those of a server: GNU's.
describe.skipIf(process.platform !== 'linux')('npm run release', () => {
  let folder: string;
  const shell = (...lines: string[]) => inPlace({ folder }, lines).trim().split('\n');
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'release-'));
    shell(
      'mkdir -p releases/1/_assets releases/2/_assets releases/3/_assets',
      `touch releases/1.files && echo "Jo's desk.jpg" > releases/3.files`,
      'ln -s releases/3 current',
    );
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('takes over what the release before shows, and of the rest what is younger than a month', () => {
    shell(
      'cd current/_assets',
      `touch -d '40 days ago' "Jo's desk.jpg" old.js`,
      "touch -d '20 days ago' young.js",
    );
    expect(shell(...takeOver('4'), 'ls releases/4/_assets')).toEqual(["Jo's desk.jpg", 'young.js']);
  });

  it('goes back past a release that was never sent to its end, and no further than there are any', () => {
    vi.spyOn(console, 'log').mockReturnValue();
    goBack({ folder });
    expect(shell('readlink current')).toEqual(['releases/1']);
    expect(() => goBack({ folder })).toThrow('There is no release before 1.');
  });

  const wrong = ['user@host:relative', 'host:', 'user@host', 'ssh://host/folder'];
  it.each(wrong)('takes %s for no folder', (target) => {
    expect(() => placeOf(target)).toThrow('user@host:/var/www/brightboard');
  });
});
