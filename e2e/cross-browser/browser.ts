import { setTimeout as pause } from 'node:timers/promises';

export type Key = 'Tab' | 'Enter' | 'Escape';

/** The little that a journey needs of a browser. Clicks and keys are the real ones, through the whole browser. */
export interface Browser {
  /** Its name and version. */
  readonly name: string;
  open(url: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** The value of an expression in the page, or in its frame of another origin; it must survive JSON. */
  evaluate(expression: string, where?: Place): Promise<unknown>;
  clickAt(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

/** The page itself, or the calendar inside it. */
export type Place = 'page' | 'calendar';

/** Where the calendar's frame is. */
export const calendarFrame = '[data-scheduler-host] iframe';

/** Waits until an expression is true. @throws Error saying what never happened. */
export async function until(
  browser: Browser,
  what: string,
  expression: string,
  where: Place = 'page',
): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    // While a page or a frame is being replaced there is nothing to ask.
    if (await browser.evaluate(expression, where).catch(() => false)) return;
    await pause(100);
  }
  throw new Error(`never happened: ${what}`);
}

/** An expression for the first shown element of a selector, whose text starts with a given one. */
export function shown(selector: string, text = ''): string {
  return `[...document.querySelectorAll(${JSON.stringify(selector)})].find((element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible' &&
    element.textContent.replace(/\\s+/g, ' ').trim().startsWith(${JSON.stringify(text)}))`;
}

/** The middle of an element, in view and standing still: menus slide in. */
async function middleOf(browser: Browser, element: string, where: Place): Promise<[number, number]> {
  let before: number[] = [];
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const now = (await browser.evaluate(
      `(() => {
        const element = ${element};
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        return x >= 0 && x < innerWidth && y >= 0 && y < innerHeight ? [x, y] : null;
      })()`,
      where,
    )) as [number, number] | null;
    if (now?.every((value, place) => value === before[place])) return now;
    before = now ?? [];
    await pause(60);
  }
  throw new Error(`never stands still in view: ${element}`);
}

/** Clicks on the first shown element of a selector, whose text starts with a given one, as soon as there is one. */
export async function click(
  browser: Browser,
  selector: string,
  text = '',
  where: Place = 'page',
): Promise<void> {
  await until(browser, `"${text || selector}" is shown`, `Boolean(${shown(selector, text)})`, where);
  let [x, y] = await middleOf(browser, shown(selector, text), where);
  if (where === 'calendar') {
    // Browsers differ in whether a frame may scroll the page around it, so the page is scrolled here. Where a frame may,
    // it does so a moment later, and to another place than this.
    const frame = `document.querySelector(${JSON.stringify(calendarFrame)})`;
    await browser.evaluate(
      `window.scrollBy({ top: ${frame}.getBoundingClientRect().top + ${y} - innerHeight / 2, behavior: 'instant' })`,
    );
    await pause(500);
    const [left, top] = (await browser.evaluate(`(() => {
      const { left, top } = ${frame}.getBoundingClientRect();
      return [left + ${frame}.clientLeft, top + ${frame}.clientTop];
    })()`)) as [number, number];
    [x, y] = [x + left, y + top];
  }
  await browser.clickAt(Math.round(x), Math.round(y));
}

/** @throws Error with what was expected, unless an expression is true. */
export async function expectTrue(browser: Browser, what: string, expression: string): Promise<void> {
  if (!(await browser.evaluate(expression))) throw new Error(`not so: ${what}`);
}
