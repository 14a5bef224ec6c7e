import { readFileSync } from 'node:fs';
import { raw } from 'hono/html';
import type { Markup } from './layout.ts';

const sheet = readFileSync(new URL('icons.svg', import.meta.url), 'utf8');

const drawings = new Map(
  [...sheet.matchAll(/<svg id="(.*?)" .*?class="(.*?)" (.*?<\/svg>)/gs)].map(([, id, name, drawing = '']) => [
    id,
    raw(`<svg class="icon ${name}" aria-hidden="true" ${drawing.replaceAll(/\s+</g, '<')}`),
  ]),
);

/** A drawing of icons.svg by its id. Each decorates a text, so readers skip it. */
export function icon(id: string): Markup {
  const drawing = drawings.get(id);
  if (!drawing) throw new Error(`There is no <svg id="${id}"> in icons.svg.`);
  return drawing;
}
