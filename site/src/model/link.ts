import { z } from 'zod';
import { linkableSettings } from './linkable-settings.ts';
import { label } from './text.ts';

/** What a link may name, for whoever has written another one. */
export const linkRule = `must be a route of the site such as /free-consultation, an #anchor, an address that begins with https://, or setting: followed by one of ${Object.keys(linkableSettings).join(', ')}`;

function isLinkTarget(value: string): boolean {
  if (value.startsWith('setting:')) return Object.hasOwn(linkableSettings, value.slice('setting:'.length));
  if (value.startsWith('https://')) return URL.canParse(value);
  return /^(\/[a-z0-9/-]*)?(#[\p{L}\p{M}\p{N}-]+)?$/u.test(value) && value !== '';
}

/**
 * Where a link goes: a page of the site, with or without an #anchor, an #anchor of its own page, another site, or
 * `setting:<name>`.
 */
const linkTarget = z
  .string()
  .refine(isLinkTarget, linkRule)
  .describe(
    'A page of the site such as /faq, an #anchor on the page, an address such as https://www.example.org, or one of the settings such as setting:blog',
  );

export const link = z.strictObject({ label, to: linkTarget });
export type Link = z.infer<typeof link>;
