/** Path data with the slight bow of a hand. Decorative only: lines that state a fact are drawn exactly. */

/** A tenth of a unit is finer than any screen shows. */
export const tenth = (value: number) => Math.round(value * 10) / 10;

/** A loop that passes its own beginning, as a pen does around a word. */
export function sketchLoop(cx: number, cy: number, rx: number, ry: number): string {
  const point = (dx: number, dy: number) => `${tenth(cx + dx * rx)} ${tenth(cy + dy * ry)}`;
  return (
    `M${point(-0.3, -0.95)}C${point(0.45, -1.2)} ${point(1.12, -0.65)} ${point(1, 0.1)}` +
    `C${point(0.92, 0.75)} ${point(0.3, 1.08)} ${point(-0.2, 1)}` +
    `C${point(-0.8, 0.92)} ${point(-1.12, 0.35)} ${point(-0.97, -0.2)}` +
    `C${point(-0.82, -0.8)} ${point(-0.3, -1.12)} ${point(0.4, -1.02)}`
  );
}

/** An arrow; `bend` moves the middle of its shaft sideways (to the left of its direction when positive). */
export function sketchArrow(x1: number, y1: number, x2: number, y2: number, bend = 0, head = 16): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const controlX = (x1 + x2) / 2 + ((y2 - y1) / length) * bend * 2;
  const controlY = (y1 + y2) / 2 - ((x2 - x1) / length) * bend * 2;
  const direction = Math.atan2(y2 - controlY, x2 - controlX);
  const wing = (turn: number) =>
    `${tenth(x2 - head * Math.cos(direction + turn))} ${tenth(y2 - head * Math.sin(direction + turn))}`;
  return (
    `M${tenth(x1)} ${tenth(y1)}Q${tenth(controlX)} ${tenth(controlY)} ${tenth(x2)} ${tenth(y2)}` +
    `M${wing(0.5)}L${tenth(x2)} ${tenth(y2)}L${wing(-0.5)}`
  );
}

/** A tick, its corner at x, y. */
export function sketchTick(x: number, y: number, size = 24): string {
  return `M${tenth(x - size * 0.45)} ${tenth(y - size * 0.45)}L${tenth(x)} ${tenth(y)}Q${tenth(x + size * 0.3)} ${tenth(y - size * 0.6)} ${tenth(x + size)} ${tenth(y - size)}`;
}
