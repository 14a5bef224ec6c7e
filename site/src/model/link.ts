import { z } from 'zod';
import { linkableSettings } from './linkable-settings.ts';
import { label } from './text.ts';

/** The message about an invalid link target. */
export const linkRule = `must be a route of the site such as /free-consultation, an #anchor, an address that begins with https://, or setting: followed by one of ${Object.keys(linkableSettings).join(', ')}`;

function isLinkTarget(value: string): boolean {
  if (value.startsWith('setting:')) return Object.hasOwn(linkableSettings, value.slice('setting:'.length));
  if (value.startsWith('https://')) return URL.canParse(value);
  return /^(\/[a-z0-9/-]*(\?[\w=&+%-]+)?)?(#[\p{L}\p{M}\p{N}-]+)?$/u.test(value) && value !== '';
}

/**
 * The target of a link: a page of the site, with or without a query and an #anchor; an #anchor of the same page; the URL of another
 * site; or `setting:<name>`.
 */
const linkTarget = z
  .string()
  .refine(isLinkTarget, linkRule)
  .describe(
    'A page of the site such as /faq, an #anchor on the page, an address such as https://www.example.org, or one of the settings such as setting:blog',
  );

export const link = z.strictObject({ label, to: linkTarget });
export type Link = z.infer<typeof link>;
