const channels = (color: string): number[] => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));

const written = (parts: readonly number[]): string =>
  `#${parts.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG 2 between two colors such as `#2346c7`: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** A share, 0 to 1, of one color, filled up with another. */
function blended(one: string, share: number, other: string): string {
  const rest = channels(other);
  return written(channels(one).map((value, index) => value * share + rest[index]! * (1 - share)));
}

const tinted = (color: string, ground: string): string => blended(color, 0.14, ground);

/** A color as bright as its hue allows, and as much lighter as it takes to be read on its own tint of a ground. */
function lightened(color: string, ground: string): string {
  const own = channels(color);
  const bright = written(own.map((value) => (value * 215) / Math.max(1, ...own)));
  for (let percent = 0; percent < 100; percent += 1) {
    const shade = blended('#ffffff', percent / 100, bright);
    if (contrast(shade, tinted(shade, ground)) >= 5) return shade;
  }
  return '#ffffff';
}

/** The dark scheme that belongs to the tokens of the sheets, as the site derives its own from the same colors. */
export function darkColors(light: Readonly<Record<string, string>>): Record<string, string> {
  const { ink = '', blue = '', red = '' } = light;
  const board = blended('#000000', 0.22, ink);
  const action = lightened(blue, ink);
  return {
    ink: blended('#ffffff', 0.94, ink),
    'ink-2': blended('#ffffff', 0.79, ink),
    'ink-3': blended('#ffffff', 0.68, ink),
    board,
    line: blended('#ffffff', 0.22, ink),
    blue: action,
    'blue-tint': tinted(action, board),
    red: lightened(red, ink),
  };
}
