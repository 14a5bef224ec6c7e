import { expect, it } from 'vitest';
import { GradeChips, gradedCourses } from '../features/subjects/grade-chips.tsx';
import { drawOn } from './_draw-on.tsx';

const course = (from: number, to: number) => ({
  title: 'Algebra',
  description: 'From equations to graphs.',
  topics: ['Slope'],
  grades: { from, to },
});

const chips = (courses: readonly ReturnType<typeof course>[], axis: boolean) =>
  drawOn('/', <GradeChips courses={courses} axis={axis} />);

it.each([
  [false, '8911'],
  [true, '891011'],
])('only the grades that have a course are links: on the axis %s', (axis, shown) => {
  const nav = chips([course(8, 9), course(11, 11)], axis);
  const links = nav.querySelectorAll('a').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['#g8', '#g9', '#g11']);
  expect(nav.querySelector('ol')?.text).toBe(shown);
});

it('a grade before the first is kindergarten', () => {
  expect(chips([course(0, 2)], true).querySelector('ol')?.text).toBe('K12');
});

it('a course has those of its grades that the business teaches, and goes without one', () => {
  const grades = gradedCourses([course(1, 5), course(6, 8), course(11, 12)], [4, 10])?.map(
    (one) => one.grades,
  );
  expect(grades).toEqual([
    { from: 4, to: 5 },
    { from: 6, to: 8 },
  ]);
  expect(gradedCourses([course(11, 12)], [4, 10])).toBeUndefined();
});
