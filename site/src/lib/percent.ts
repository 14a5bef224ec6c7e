/** A fraction as an SVG length in percent, exact enough for any screen: 1/3 is "33.3333%". */
export function percent(fraction: number): string {
  return `${Number((fraction * 100).toFixed(4))}%`;
}
