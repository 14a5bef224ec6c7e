import type { ReactElement } from 'react';
import type { Exercise } from '../../model/exercise.ts';
import { CellExercise } from './cell-exercise.tsx';
import { EditsExercise } from './edits-exercise.tsx';
import { ParabolaExercise } from './parabola-exercise.tsx';
import { TimelineExercise } from './timeline-exercise.tsx';

/** What a visitor can try in a subject's first view. A new kind of exercise does not compile until it is drawn here. */
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
