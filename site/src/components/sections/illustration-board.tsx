import { BoardDrawing } from '../../illustrations/board-drawing.tsx';
import type { DrawingName } from '../../model/drawing.ts';
import { Board } from '../board.tsx';

interface IllustrationBoardProps {
  name: DrawingName;
  /** What is being taught, on the frame of the board. */
  title?: string | undefined;
}

/** A board with one of the site's drawings on it. */
export function IllustrationBoard({ name, title }: IllustrationBoardProps) {
  return (
    <Board title={title}>
      <BoardDrawing name={name} />
    </Board>
  );
}
