import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { lessonDrawings } from './lessons.tsx';

const folder = join(import.meta.dirname, 'lessons');
const subjects = globSync('*-board.svg', { cwd: folder }).map((file) => basename(file, '-board.svg'));

it.each(subjects)('the lesson in %s is written line by line, each with its writer’s flag', (subject) => {
  const drawings = lessonDrawings(subject);
  const svgs = ['board', 'figure'].map((part) =>
    readFileSync(join(folder, `${subject}-${part}.svg`), 'utf8'),
  );
  expect([drawings?.board.svg, drawings?.figure.svg]).toEqual(svgs);
  const delays = svgs.flatMap((svg) => [...svg.matchAll(/data-t="([\d.]+)"/g)].map(([, at]) => at));
  expect(new Set(delays).size).toBeGreaterThanOrEqual(8);
});

it('a subject without drawings has no lesson', () => {
  expect(lessonDrawings('chess')).toBeUndefined();
});
