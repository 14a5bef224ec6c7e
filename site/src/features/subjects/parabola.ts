/** The unit and origin of the coordinate plane in illustrations/exercises/plane.svg. */
const unit = 84;
const origin = { x: 820, y: 452 };
const start = { x: 4, y: 1 };
/** The vertex of the curve through both points. */
const answer = { x: 2, y: -1 };

const half = (value: number): string => String(Math.abs(value)).replace('.5', '½').replace(/^0½/, '½');

/** The equation of y = x² moved to a vertex, as written by hand: "y = (x − 2)² + ½". */
export function equationOf(x: number, y: number): string {
  const base = x === 0 ? 'x' : `(x ${x > 0 ? '−' : '+'} ${half(x)})`;
  return `y = ${base}²${y === 0 ? '' : ` ${y > 0 ? '+' : '−'} ${half(y)}`}`;
}

/** The path of the parabola, which is exactly one quadratic Bézier curve. */
function curveOf(x: number, y: number): string {
  const reach = 3.2;
  const at = (px: number, py: number) =>
    `${(origin.x + px * unit).toFixed(1)} ${(origin.y - py * unit).toFixed(1)}`;
  const height = reach * reach;
  return `M${at(x - reach, y + height)}Q${at(x, y - height)} ${at(x + reach, y + height)}`;
}

/** Lets a visitor move the parabola by its handle or two sliders; does nothing on a page without one. */
export function enableParabola(): void {
  const exercise = document.querySelector<HTMLElement>('[data-parabola]');
  const find = <T extends Element>(selector: string) => exercise?.querySelector<T>(selector);
  const svg = find<SVGSVGElement>('svg');
  const handle = find<SVGGElement>('[data-handle]');
  const task = find<HTMLElement>('[data-task]');
  const equation = find('[data-equation]');
  const [x, y] = exercise?.querySelectorAll<HTMLInputElement>('input') ?? [];
  if (!exercise || !svg || !handle || !task || !equation || !x || !y) return;

  const draw = () => {
    const [h, k] = [x.valueAsNumber, y.valueAsNumber];
    find('[data-curve]')?.setAttribute('d', curveOf(h, k));
    handle.setAttribute('transform', `translate(${origin.x + h * unit} ${origin.y - k * unit})`);
    equation.textContent = equationOf(h, k);
    const solved = h === answer.x && k === answer.y;
    exercise.dataset['parabola'] = solved ? 'solved' : 'moving';
    const words = (solved ? task.dataset['solved'] : task.dataset['task']) ?? '';
    if (task.textContent !== words) task.textContent = words;
  };
  const follow = ({ clientX, clientY }: PointerEvent) => {
    const point = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()?.inverse());
    const halves = (value: number) => String(Math.round(value * 2) / 2);
    x.value = halves((point.x - origin.x) / unit);
    y.value = halves((origin.y - point.y) / unit);
    draw();
  };
  // Chromium ignores touch-action on a shape inside an SVG, and would scroll.
  handle.addEventListener('touchstart', (event) => event.preventDefault());
  handle.addEventListener('pointerdown', ({ pointerId }) => handle.setPointerCapture(pointerId));
  handle.addEventListener('pointermove', (event) => {
    if (handle.hasPointerCapture(event.pointerId)) follow(event);
  });
  for (const input of [x, y]) input.addEventListener('input', draw);
  x.valueAsNumber = start.x;
  y.valueAsNumber = start.y;
  draw();
}
