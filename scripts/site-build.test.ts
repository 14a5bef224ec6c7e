import { mkdirSync, mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { requireBuildable } from './site-build.ts';

describe('the path of the project', () => {
  const check = (name: string) => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'path-'));
    const project = join(folder.path, name);
    mkdirSync(join(project, 'site'), { recursive: true });
    requireBuildable(project);
  };

  it.each(["Jo's site (1)", 'Müller & Söhne', 'Zoe\u0308', '日本', '[x] {y} $z `t`;!@+=,^~'])(
    'may hold %s',
    (name) => {
      expect(() => check(name)).not.toThrow();
    },
  );

  it.each(['50% off', 'a%20b', '100%25', 'our #1', 'why?', 'a "b"', 'a\\b'])(
    'is refused at once with %s, in one line that names the sign',
    (name) => {
      const sign = /[%#?"\\]/.exec(name)?.[0];
      expect(() => check(name)).toThrow(`no ${sign} may stand in its path`);
    },
  );
});
