import { z } from 'zod';
import { link } from './link.ts';
import { label } from './text.ts';

const group = z.strictObject({ label, links: z.array(link).min(2).max(6) });
export const navigationItem = z.union([link, group]);

export const navigation = z.strictObject({
  bar: z.array(navigationItem).min(3).max(8),
  callToAction: z.strictObject({ label, labelOnSmallScreens: label, to: link.shape.to }),
  footer: z
    .array(z.strictObject({ heading: label, links: z.array(link).min(2).max(6) }))
    .min(1)
    .max(4),
  /** In the short footer of landing pages. */
  landingFooter: z.array(link).min(1).max(4),
  social: z.array(link).max(6),
  chatLabel: label,
});
export type Navigation = z.infer<typeof navigation>;
export type NavigationItem = z.infer<typeof navigationItem>;
