import map from './states-map.svg?raw';

const shapes = new Map(
  [...map.matchAll(/<path id="(\w+)"[^>]* d="([^"]*)"/g)].map(([, id = '', d = '']) => [id, d]),
);

/** The outline of a state by its postal code: a path of straight lines in the map's units, or undefined without one. */
export const stateShape = (code: string | undefined): string | undefined => shapes.get(code ?? '');

/** The country's coast, and the borders inside it. */
export const country = { coast: shapes.get('country'), borders: shapes.get('borders') };

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
