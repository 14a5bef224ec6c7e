import { z } from 'zod';
import { calendarDay, label } from './text.ts';
import { webUrl } from './url.ts';

/** The source of a fact and the date on which it was looked up. The launch check only warns of old dates. */
export const factSource = z.strictObject({
  asOf: calendarDay.describe('The day on which somebody looked it up'),
  source: label.describe('Who publishes it'),
  url: webUrl.refine(
    (url) => new URL(url).pathname !== '/',
    'must lead to the page that says it, which is seldom the front page',
  ),
});
export type FactSource = z.infer<typeof factSource>;
