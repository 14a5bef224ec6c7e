import { z } from 'zod';
import { link } from './link.ts';
import { label, list, plainText } from './text.ts';

/** A link of a group, with a few words about its target. */
const groupLink = link.extend({ note: plainText(1, 120).optional() });
export type GroupLink = z.infer<typeof groupLink>;
const group = z.strictObject({ label, links: list(groupLink, 2, 6) });
export const navigationItem = z.union([link, group]);

/** How many letters fit in the narrowest header; gaps between items and the arrows of groups count as letters, too. */
const barLetters = 112;

function lettersOf(items: readonly NavigationItem[], action: string): number {
  const labels = items.map((item) => item.label.length + ('links' in item ? 5 : 2));
  return labels.reduce((sum, letters) => sum + letters, action.length);
}

const fields = z.strictObject({
  bar: z
    .array(navigationItem)
    .min(3)
    .max(
      7,
      'must have at most 7 entries: an eighth does not fit into the bar; groups and the footer take more',
    ),
  callToAction: z.strictObject({ label, labelOnSmallScreens: label, to: link.shape.to }),
  footer: list(z.strictObject({ heading: label, links: z.array(link).min(2).max(6) }), 1, 4),
  landingFooter: list(link, 1, 4),
  social: z.array(link).max(6),
  chatLabel: label,
});
export type NavigationItem = z.infer<typeof navigationItem>;

export const navigation = fields.superRefine(({ bar, callToAction }, context) => {
  const tooMany = lettersOf(bar, callToAction.label) - barLetters;
  if (tooMany <= 0) return;
  const letters = tooMany === 1 ? 'a letter' : `${tooMany} letters`;
  const message = `the labels, the button's included, do not fit into the bar: shorten them by ${letters}`;
  context.addIssue({ code: 'custom', path: ['bar'], message });
});
export type Navigation = z.infer<typeof navigation>;
