// Accents are lightened for the dark scheme; grounds, lines and texts have their own colors there.
const accents = ['blue', 'blue-deep', 'green', 'red', 'amber'];

/** A style sheet with the owner's colors as custom properties, by the names of the site's color tokens. */
export function themeSheet(colors: Readonly<Record<string, string>>): string {
  const all = Object.entries(colors);
  const light = all.map(([name, color]) => `--${name}:${color};`);
  const dark = all
    .filter(([name]) => accents.includes(name))
    .map(([name, color]) => `--${name}:color-mix(in oklab,${color} 55%,white);`);
  return `@media (prefers-color-scheme:light){:root{${light.join('')}}}
@media (prefers-color-scheme:dark){:root{${dark.join('')}}}\n`;
}
