import type { ReactElement } from 'react';
import type { Exercise } from '../../model/exercise.ts';
import { CellExercise } from './cell-exercise.tsx';
import { EditsExercise } from './edits-exercise.tsx';
import { ParabolaExercise } from './parabola-exercise.tsx';
import { TimelineExercise } from './timeline-exercise.tsx';

/** The exercise in a subject's hero. A new kind of exercise is a type error until it is rendered here. */
export function SubjectExercise({ exercise }: { exercise: Exercise }): ReactElement {
  switch (exercise.kind) {
    case 'parabola':
      return <ParabolaExercise exercise={exercise} />;
    case 'cell':
      return <CellExercise exercise={exercise} />;
    case 'edits':
      return <EditsExercise exercise={exercise} />;
    case 'timeline':
      return <TimelineExercise exercise={exercise} />;
  }
}
