import { mkdirSync, mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { requireBuildable } from './site-build.ts';

it.each([
  ...["Jo's site (1)", 'Müller & Söhne', 'Zoe\u0308', '日本', '[x] {y} $z `t`;!@+=,^~'].map((name) => [name]),
  ...['50% off', 'a%20b', 'our #1', 'why?', 'a "b"', 'a\\b'].map((name) => [
    name,
    /[%#?"\\]/.exec(name)?.[0],
  ]),
])('builds in a folder %s, unless a sign of its name is one of an address: %s', (name = '', sign) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'path-'));
  const project = join(folder.path, name);
  mkdirSync(join(project, 'site'), { recursive: true });
  const check = () => requireBuildable(project);
  if (sign) expect(check).toThrow(`no ${sign} may stand in its path`);
  else expect(check).not.toThrow();
});
