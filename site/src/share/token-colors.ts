import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const sheet = readFileSync(join(process.cwd(), 'src/styles/tokens.css'), 'utf8');

function token(name: string): string {
  const value = new RegExp(`--${name}:\\s*(#[0-9a-f]{6});`).exec(sheet)?.[1];
  if (!value) throw new Error(`tokens.css has no color --${name}.`);
  return value;
}

/** The token sheet's colors, for pictures that no style sheet reaches. */
export const tokenColors = {
  ink: token('ink'),
  ink2: token('ink-2'),
  paper: token('paper'),
  board: token('board'),
  line: token('line'),
  blue: token('blue'),
  red: token('red'),
  green: token('green'),
  highlighter: token('highlighter'),
};
