import { feature, mesh, transform, type Point, type Topology } from 'topojson-client';
import atlas from 'us-atlas/states-albers-10m.json';

/** The map's own units: 690 wide and 392 high. */
const scale = 0.5787;
const origin: Point = [40, 2];
/** By how much a line may leave the true one. */
const tolerance = 0.65;
/** How wide and high together land must be to be drawn. */
const smallest = 5;

/** How far a point is from the line between two others. */
export function distanceToLine([x, y]: Point, [startX, startY]: Point, [endX, endY]: Point): number {
  const [dx, dy] = [endX - startX, endY - startY];
  const along = ((x - startX) * dx + (y - startY) * dy) / (dx * dx + dy * dy || 1);
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x - startX - share * dx, y - startY - share * dy);
}

/** A line with fewer points (Douglas–Peucker). */
function simplified(points: Point[]): Point[] {
  const [first, last] = [points[0]!, points.at(-1)!];
  const distances = points.map((point) => distanceToLine(point, first, last));
  const farthest = Math.max(...distances);
  if (farthest <= tolerance) return [first, last];
  const at = distances.indexOf(farthest);
  return [...simplified(points.slice(0, at + 1)), ...simplified(points.slice(at)).slice(1)];
}

const toPoint = transform(atlas.transform);
const onMap = ([x, y]: Point): Point => [x * scale + origin[0], y * scale + origin[1]];
// Neighbors share their lines, so that each is simplified once and no gap opens between two states.
const topology: Topology = {
  type: 'Topology',
  objects: atlas.objects,
  arcs: atlas.arcs.map((arc) => simplified(arc.map((point, index) => onMap(toPoint(point, index))))),
};
const { states } = topology.objects;

/** Whether a ring is large enough to be seen as land and not as a speck. */
function isLand(ring: readonly Point[]): boolean {
  const extent = (values: number[]) => Math.max(...values) - Math.min(...values);
  return ring.length > 3 && extent(ring.map(([x]) => x)) + extent(ring.map(([, y]) => y)) > smallest;
}

const pathOf = (lines: readonly Point[][], close = ''): string =>
  lines
    .map(
      (line) =>
        `M${line.map((point) => point.map((value) => +value.toFixed(1)).join(' ')).join('L')}${close}`,
    )
    .join('');

/** The rings of a state, by its name; none without an outline. */
export function stateRings(name: string): Point[][] {
  const shape = states.geometries.find(({ properties }) => properties?.name === name);
  if (!shape) return [];
  const { geometry } = feature(topology, shape);
  const rings = geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
  return rings.filter(isLand);
}

/** The outline of a state by its name: a path of straight lines in the map's units, or undefined without one. */
export const stateShape = (name: string): string | undefined => pathOf(stateRings(name), 'z') || undefined;

const coast = mesh(topology, states, (one, other) => one === other).coordinates.filter(isLand);

/** The country's coast, and the borders inside it. */
export const country = {
  lines: coast,
  coast: pathOf(coast, 'z'),
  borders: pathOf(mesh(topology, states, (one, other) => one !== other).coordinates),
};

/** The view box that encloses a path of absolute points, with room for its stroke. */
export function viewBoxOf(d: string): string {
  const numbers = (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  const side = (parity: 0 | 1) => {
    const values = numbers.filter((_value, index) => index % 2 === parity);
    const start = Math.min(...values);
    return { start, size: Math.max(...values) - start };
  };
  const [x, y] = [side(0), side(1)];
  const edge = Math.max(x.size, y.size) * 0.03;
  return [x.start - edge, y.start - edge, x.size + 2 * edge, y.size + 2 * edge]
    .map((value) => value.toFixed(1))
    .join(' ');
}
