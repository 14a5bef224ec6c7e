import { BoardDrawing } from '../../illustrations/board-drawing.tsx';
import type { DrawingName } from '../../model/drawing.ts';
import { Board } from '../board.tsx';

interface IllustrationBoardProps {
  name: DrawingName;
  /** The board of a page's hero has a tray with markers; one further down has none. */
  tray?: boolean;
}

/** A board with one of the site's drawings on it. */
export function IllustrationBoard({ name, tray = true }: IllustrationBoardProps) {
  return (
    <Board tray={tray}>
      <BoardDrawing name={name} />
    </Board>
  );
}
