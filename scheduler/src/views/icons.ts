import { html } from 'hono/html';
import type { Markup } from './layout.ts';

// Drawn by hand with round ends, like the site's own drawings. Each decorates a text, so readers skip it.

function icon(className: string, viewBox: string, paths: Markup): Markup {
  return html`<svg class="icon ${className}" viewBox="0 0 ${viewBox}" aria-hidden="true">${paths}</svg>`;
}

export const tickIcon: Markup = icon('tick', '18 18', html`<path d="M2 10 7 15Q10 8 16 3" />`);

export const clockIcon: Markup = icon(
  '',
  '18 18',
  html`<path
    d="M9.4 1.4C4.6 1.2 1.4 4.8 1.5 9.2c.1 4.4 3.5 7.4 7.7 7.3 4.3-.1 7.4-3.5 7.3-7.7C16.4 4.6 13.2 1.5 9 1.5M9 4.8v4.5l3.2 1.7"
  />`,
);

export const arrowDownIcon: Markup = icon('', '14 14', html`<path d="M7 1.5V12M2.5 8 7 12.5 11.5 8" />`);

export const arrowRightIcon: Markup = icon('', '18 18', html`<path d="M2 9h13M10 3.5 15.5 9 10 14.5" />`);

export const alertIcon: Markup = icon(
  '',
  '18 18',
  html`<path
    d="M9 1.5c4.3 0 7.5 3.2 7.5 7.5s-3.2 7.5-7.5 7.5S1.5 13.3 1.5 9 4.7 1.5 9 1.5M9 5v4.6M9 12.7v.1"
  />`,
);

export const phoneIcon: Markup = icon(
  'way',
  '36 36',
  html`<path
    d="M11 5.5c1.6-.3 2.6.6 3.2 2.1l1.4 3.6c.5 1.4 0 2.4-1.2 3.2l-1.6 1.1c1 3.4 3.6 6.4 7.2 7.9l1.4-1.5c1-1 2-1.3 3.3-.8l3.8 1.6c1.4.6 2 1.6 1.6 3.1-.6 2.6-2.6 4.4-5.3 4.2C15 29.3 6.2 19.7 6.6 10.3 6.7 7.7 8.5 6 11 5.5Z"
  />`,
);

export const mailIcon: Markup = icon(
  'way',
  '36 36',
  html`<path
    d="M4.6 8.2c9-.6 18-.6 27 .1.3 6.7.3 13.3-.2 19.8-8.9.5-17.8.5-26.7-.1-.4-6.7-.4-13.3-.1-19.8ZM5 9.5l13 10.8L31.2 9.5"
  />`,
);

export const calendarIcon: Markup = icon(
  'way',
  '36 36',
  html`<path
      d="M5 8.4c8.8-.7 17.6-.7 26.2.1.4 7 .3 14-.3 21-8.6.5-17.2.5-25.6-.2C4.7 22.4 4.6 15.4 5 8.4Zm.1 6.4c8.7.4 17.4.4 26 0M11.6 4.5v6M24.8 4.5v6"
    /><path class="accent" d="m12.6 22 4 4q2.4-5 6.6-7.6" />`,
);

/** A ring with one stroke over it, which is drawn once. */
function sign(className: string, stroke: string): Markup {
  const ring =
    'M27 3C12 2.4 2.6 13 3 26.6 3.4 40 13.6 49.3 27 49 40.5 48.7 49.4 38.5 49 25.5 48.6 12 38.6 3.2 24.5 3.7';
  return icon(
    `sign ${className}`,
    '52 52',
    html`<path d="${ring}" /><path class="stroke" pathLength="1" d="${stroke}" />`,
  );
}

export const bookedIcon: Markup = sign('booked', 'M15 29Q19 33 23 38 29 22 47 12');

export const canceledIcon: Markup = sign('canceled', 'M15 26.5Q26 25 37.5 26');

/** A ring of marker around a date. */
export const ringIcon: Markup = html`<svg
  class="icon ring"
  viewBox="0 0 66 52"
  preserveAspectRatio="none"
  aria-hidden="true"
>
  <path
    class="stroke"
    pathLength="1"
    d="M47 4C26-2 3 8 2 26c-1 15 14 23 31 23 18-.2 31-9 31-23C64 11 50 2.5 30 3"
  />
</svg>`;

/** A sheet of a tear-off calendar; its month and day are text that stands over it. */
export const leafIcon: Markup = icon(
  '',
  '64 66',
  html`<path class="top" d="M4 8.5Q32 6.5 60 8.2L61 23Q32 25 3.3 23.5Z" /><path
      d="M4 8.5Q32 6.5 60 8.2 61.6 34 60 63 32 65.5 4.5 63.2 2.4 36 4 8.5ZM3.3 23.5Q32 25 61 23M17.5 2.5v9M46.5 2.5v9"
    />`,
);

/** A calendar on the board, with one day ringed. */
export const calendarDrawing: Markup = icon(
  'drawing',
  '216 160',
  html`<path d="M14 26Q108 19 202 25q3 62-1 124-94 6-186-1-4-60-1-122Zm-1 30q95 3 190 0M58 12v26M156 11v26" />
    <path
      class="dots"
      d="M94 78v.1 M122 78v.1 M150 78v.1 M178 78v.1 M38 102v.1 M66 102v.1 M94 102v.1 M150 102v.1 M178 102v.1 M38 126v.1 M66 126v.1 M94 126v.1 M122 126v.1 M150 126v.1"
    />
    <path class="mark" d="M131 88c-10-5-23 1-24 13-1 13 9 18 18 17 10-1 16-8 15-17-1-10-9-15-19-13" />
    <path class="accent" d="M115 102q4 3 7 8 5-13 17-23" />`,
);
