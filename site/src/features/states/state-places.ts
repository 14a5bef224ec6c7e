import type { Point } from 'topojson-client';
import { country, distanceToLine, stateRings } from './state-shapes.ts';

/** Where a name stands: the end of the line that leads to it, and which end of the text lies there. */
interface NamePlace {
  end: Point;
  text: Point;
  anchor: 'start' | 'middle' | 'end';
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where a state and its name are on the map. */
export interface StatePlace {
  /** A point well inside of the state. */
  at: Point;
  /** Where its number is: beside the state, away from the others. */
  number: Point;
  name: NamePlace;
}

const edgesOf = (lines: readonly Point[][]): [Point, Point][] =>
  lines.flatMap((line) => line.slice(1).map((point, index): [Point, Point] => [line[index]!, point]));

/** Whether a point lies inside of rings: a line to its right crosses them an odd number of times. */
function isInside([x, y]: Point, edges: readonly [Point, Point][]): boolean {
  const crossed = edges.filter(
    ([[startX, startY], [endX, endY]]) =>
      startY > y !== endY > y && x < startX + ((y - startY) / (endY - startY)) * (endX - startX),
  );
  return crossed.length % 2 === 1;
}

const boxOf = (points: readonly Point[]): Box => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
};

/** The point of a state that is farthest from its borders, of a grid. */
function middleOf(rings: readonly Point[][]): Point {
  const edges = edgesOf(rings);
  const { left, right, top, bottom } = boxOf(rings.flat());
  const steps = Array.from({ length: 24 }, (_, index) => (index + 0.5) / 24);
  const inside = steps
    .flatMap((across) =>
      steps.map((down): Point => [left + across * (right - left), top + down * (bottom - top)]),
    )
    .filter((point) => isInside(point, edges))
    .map((point) => ({
      point,
      room: Math.min(...edges.map(([start, end]) => distanceToLine(point, start, end))),
    }));
  return inside.reduce((best, one) => (one.room > best.room ? one : best)).point;
}

/** How far numbers are from each other at least, so that their targets don't meet. */
const numberGap = 82;
/** How far a number is from its state's middle, so that it doesn't hide the state. */
const numberOffset = 46;

function offsetFromCentroid(points: readonly Point[]): Point[] {
  const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const [middleX, middleY] = [mean(0), mean(1)];
  return points.map(([x, y]) => {
    const [dx, dy] = [x - middleX, y - middleY];
    const scale = numberOffset / (Math.hypot(dx, dy) || 1);
    return [x + dx * scale, y + dy * scale];
  });
}

/** Points that are closer than `numberGap` are pushed apart, a little in each of 60 rounds (relaxation). */
function relax(points: readonly Point[]): Point[] {
  const moved = points.map(([x, y]): Point => [x, y]);
  for (let round = 0; round < 60; round += 1)
    for (const [index, one] of moved.entries())
      for (const other of moved.slice(index + 1)) {
        const [dx, dy] = [other[0] - one[0], other[1] - one[1]];
        const distance = Math.hypot(dx, dy) || 1;
        const push = Math.max(0, numberGap - distance) / distance / 2;
        one[0] -= dx * push;
        one[1] -= dy * push;
        other[0] += dx * push;
        other[1] += dy * push;
      }
  return moved;
}

const textHeight = 16;
/** The width of a name in the map's type, a little more than it takes. */
const textWidth = (name: string) => name.length * 6.9;
/** How far a name is from the coast. */
const offCoast = 14;

/** A name and the rectangle that it fills. */
interface Candidate extends NamePlace {
  box: Box;
}

/** Where a label may stand: off the coast to the right, left, top and bottom of a state, shifted in 25 steps. */
function labelCandidates(name: string, [x, y]: Point, land: readonly Point[]): Candidate[] {
  const width = textWidth(name);
  const shifts = Array.from({ length: 25 }, (_, index) => (index - 12) * 6);
  return shifts.flatMap((shift): Candidate[] => {
    const row = y + shift;
    const beside = land.filter(([, other]) => Math.abs(other - row) < textHeight);
    const column = x + shift;
    const inColumn = land.filter(([other]) => Math.abs(other - column) < width / 2 + 4);
    const right = Math.max(x, ...beside.map(([other]) => other)) + offCoast;
    const left = Math.min(x, ...beside.map(([other]) => other)) - offCoast;
    const top = Math.min(y, ...inColumn.map(([, other]) => other)) - offCoast;
    const bottom = Math.max(y, ...inColumn.map(([, other]) => other)) + offCoast;
    const rows = { top: row - textHeight / 2, bottom: row + textHeight / 2 };
    return [
      {
        end: [right, row],
        text: [right + 5, row + 4],
        anchor: 'start',
        box: { ...rows, left: right, right: right + 5 + width },
      },
      {
        end: [left, row],
        text: [left - 5, row + 4],
        anchor: 'end',
        box: { ...rows, left: left - 5 - width, right: left },
      },
      {
        end: [column, top],
        text: [column, top - 6],
        anchor: 'middle',
        box: {
          left: column - width / 2,
          right: column + width / 2,
          top: top - 5 - textHeight,
          bottom: top,
        },
      },
      {
        end: [column, bottom],
        text: [column, bottom + 15],
        anchor: 'middle',
        box: {
          left: column - width / 2,
          right: column + width / 2,
          top: bottom,
          bottom: bottom + 5 + textHeight,
        },
      },
    ];
  });
}

const meet = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Whether a line runs through a box. */
function crosses([startX, startY]: Point, [endX, endY]: Point, box: Box): boolean {
  return Array.from({ length: 40 }, (_, index) => (index + 0.5) / 40).some((share) => {
    const [x, y] = [startX + share * (endX - startX), startY + share * (endY - startY)];
    return x > box.left && x < box.right && y > box.top && y < box.bottom;
  });
}

/** The coast with a point on every few units, for what lies on a row or column of the map. */
const shore = (lines: readonly Point[][]): Point[] =>
  edgesOf(lines).flatMap(([[startX, startY], [endX, endY]]) => {
    const steps = Math.ceil(Math.hypot(endX - startX, endY - startY) / 4);
    return Array.from({ length: steps }, (_, index): Point => {
      const share = index / steps;
      return [startX + share * (endX - startX), startY + share * (endY - startY)];
    });
  });

/** Alaska and Hawaii lie in a corner of the map, apart from the land that names keep clear of. */
const apartStates = ['Alaska', 'Hawaii'];
const corner = apartStates.map((name) => ({ name, rings: stateRings(name) }));
const cornerPoints = new Set(corner.flatMap(({ rings }) => rings.flat()).map(([x, y]) => `${x} ${y}`));
const mainland = shore(country.lines.filter(([first]) => !cornerPoints.has(`${first?.[0]} ${first?.[1]}`)));

/**
 * Where each state and its name are on the map, by name: names stand off the coast, each as near to its state as the
 * others let it. A state without an outline has no place.
 */
export function placesOf(names: readonly string[]): Map<string, StatePlace> {
  const mapped = names.flatMap((name) => {
    const rings = stateRings(name);
    return rings.length > 0 ? [{ name, rings, at: middleOf(rings) }] : [];
  });
  const numbers = relax(offsetFromCentroid(mapped.map(({ at }) => at)));
  const taken: Box[] = [];
  const lines: [Point, Point][] = [];
  const places = mapped.map(({ name, rings, at }, index): [string, StatePlace] => {
    const land = apartStates.includes(name) ? shore(rings) : mainland;
    const near = labelCandidates(name, at, land).sort(
      (one, other) =>
        Math.hypot(one.end[0] - at[0], one.end[1] - at[1]) -
        Math.hypot(other.end[0] - at[0], other.end[1] - at[1]),
    );
    const others = corner.filter((one) => one.name !== name).map((one) => boxOf(one.rings.flat()));
    const isFree = ({ box, end }: Candidate) =>
      ![...taken, ...others].some((other) => meet(box, other) || crosses(at, end, other)) &&
      !lines.some(([start, stop]) => crosses(start, stop, box));
    const { box, ...place } = near.find(isFree) ?? near[0]!;
    taken.push(box);
    lines.push([at, place.end]);
    return [name, { at, number: numbers[index]!, name: place }];
  });
  return new Map(places);
}
