import { z } from 'zod';
import { drawn } from './drawing.ts';
import { link } from './link.ts';
import { label, list } from './text.ts';

/** A link of a group, with a few words on what is there, and a step's drawing. */
const groupLink = link.extend({ note: label.optional(), drawing: drawn('steps', 'step').optional() });
export type GroupLink = z.infer<typeof groupLink>;
const group = z.strictObject({ label, links: list(groupLink, 2, 6) });
export const navigationItem = z.union([link, group]);

export const navigation = z.strictObject({
  bar: list(navigationItem, 3, 8),
  callToAction: z.strictObject({ label, labelOnSmallScreens: label, to: link.shape.to }),
  footer: list(z.strictObject({ heading: label, links: z.array(link).min(2).max(6) }), 1, 4),
  /** In the short footer of landing pages. */
  landingFooter: list(link, 1, 4),
  social: z.array(link).max(6),
  chatLabel: label,
});
export type Navigation = z.infer<typeof navigation>;
export type NavigationItem = z.infer<typeof navigationItem>;
