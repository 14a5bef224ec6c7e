import type { ReactElement } from 'react';
import type { Site } from '../../lib/site-context.tsx';
import type { Exercise } from '../../model/exercise.ts';
import type { Subject } from '../../model/subject.ts';
import { BarsExercise } from './bars-exercise.tsx';
import { CellExercise, cellRules } from './cell-exercise.tsx';
import { chartRules } from './course-chart.tsx';
import { EditsExercise, editsRules } from './edits-exercise.tsx';
import { gradedCourses } from './grade-chips.tsx';
import { ParabolaExercise } from './parabola-exercise.tsx';
import { TimelineExercise, timelineRules } from './timeline-exercise.tsx';

interface SubjectExerciseProps {
  exercise: Exercise;
  /** Its place among the exercises of the page, of which two may be of one kind. */
  index: number;
}

/** The exercise in a subject's hero. A new kind of exercise is a type error until it is rendered here. */
export function SubjectExercise({ exercise, index }: SubjectExerciseProps): ReactElement {
  switch (exercise.kind) {
    case 'parabola':
      return <ParabolaExercise exercise={exercise} />;
    case 'bars':
      return <BarsExercise exercise={exercise} />;
    case 'cell':
      return <CellExercise exercise={exercise} />;
    case 'edits':
      return <EditsExercise exercise={exercise} index={index} />;
    case 'timeline':
      return <TimelineExercise exercise={exercise} />;
  }
}

function exerciseRules(exercise: Exercise): readonly string[] {
  switch (exercise.kind) {
    case 'parabola':
    case 'bars':
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
export function SubjectStyle({ site, subject }: { site: Site; subject: Subject }) {
  const { page, grades } = subject;
  const courses = gradedCourses(page.areas, grades ?? site.settings.business.grades);
  const rules = [...page.exercises.flatMap(exerciseRules), ...(courses ? chartRules(courses) : [])];
  return rules.length > 0 && <style>{`@layer pages{${rules.join('')}}`}</style>;
}
