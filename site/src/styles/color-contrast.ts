type Channels = readonly [number, number, number];

function channels(color: string): Channels {
  const at = (place: number) => parseInt(color.slice(place, place + 2), 16);
  return [at(1), at(3), at(5)];
}

const written = (parts: readonly number[]): string =>
  `#${parts.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** The relative luminance of WCAG 2, 0 to 1. */
function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG 2 between two colors such as `#2346c7`: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** A color with a share, 0 to 1, of black (0) or white (255) in it. */
export function mixed(color: string, share: number, end: 0 | 255): string {
  return written(channels(color).map((value) => value + (end - value) * share));
}

/** A share, 0 to 1, of one color, filled up with another. */
export function blended(one: string, share: number, other: string): string {
  const rest = channels(other);
  return written(channels(one).map((value, index) => value * share + (rest[index] ?? 0) * (1 - share)));
}

/** The shade nearest to a color, darker or lighter, that passes a test; null when none does. */
export function nearestShade(color: string, passes: (shade: string) => boolean): string | null {
  for (let percent = 1; percent <= 100; percent += 1) {
    const found = ([0, 255] as const).map((end) => mixed(color, percent / 100, end)).find(passes);
    if (found) return found;
  }
  return null;
}
