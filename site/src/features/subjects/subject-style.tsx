import type { Exercise } from '../../model/exercise.ts';
import type { Subject } from '../../model/subject.ts';
import { cellRules } from './cell-exercise.tsx';
import { chartRules } from './course-chart.tsx';
import { editsRules } from './edits-exercise.tsx';
import { gradedCourses } from './grades.ts';
import { timelineRules } from './timeline-exercise.tsx';

function exerciseRules(exercise: Exercise): readonly string[] {
  switch (exercise.kind) {
    case 'parabola':
      return [];
    case 'cell':
      return cellRules;
    case 'edits':
      return editsRules(exercise);
    case 'timeline':
      return timelineRules(exercise);
  }
}

/** The CSS rules of a subject's content, for the head of the page, since the policy allows no style attributes. */
export function SubjectStyle({ subject: { page } }: { subject: Subject }) {
  const rules = [...page.exercises.flatMap(exerciseRules), ...(gradedCourses(page.areas) ? chartRules : [])];
  return rules.length > 0 && <style>{`@layer pages{${rules.join('')}}`}</style>;
}
