const files = import.meta.glob<string>('./lessons/*.svg', { query: '?raw', import: 'default', eager: true });

/** One drawing of a lesson: what the child writes on the board, or what the teacher draws beside it. */
export interface LessonDrawing {
  svg: string;
  /** The position of the writer's name flag, in percent of the drawing's width and height. */
  flag: { left: number; top: number };
}

export interface LessonDrawings {
  board: LessonDrawing;
  figure: LessonDrawing;
}

function drawingOf(name: string): LessonDrawing | undefined {
  const svg = files[`./lessons/${name}.svg`];
  const place = svg && /data-flag="(-?\d+) (-?\d+)"[^>]*viewBox="0 0 (\d+) (\d+)"/.exec(svg);
  if (!place) return undefined;
  const [x = 0, y = 0, width = 1, height = 1] = place.slice(1).map(Number);
  return { svg, flag: { left: (100 * x) / width, top: (100 * y) / height } };
}

/** The drawings of a subject's lesson by the subject's id; undefined without drawings. */
export function lessonDrawings(subject: string): LessonDrawings | undefined {
  const [board, figure] = ['board', 'figure'].map((part) => drawingOf(`${subject}-${part}`));
  return board && figure && { board, figure };
}
