import { BoardDrawing } from '../drawings/board-drawing.tsx';
import type { DrawingName } from '../model/drawing.ts';
import { Board } from '../ui/board.tsx';

interface DrawnBoardProps {
  name: DrawingName;
  /** What is being taught, on the frame of the board. */
  title?: string | undefined;
}

/** A board with one of the site's drawings on it. */
export function DrawnBoard({ name, title }: DrawnBoardProps) {
  return (
    <Board title={title}>
      <BoardDrawing name={name} />
    </Board>
  );
}
