import { z } from 'zod';
import { isRoutePath } from './routes.ts';
import { label } from './text.ts';

/** Owner settings that content may link to by name, so that the address stands in one file only. */
export const linkableSettings = [
  'blog',
  'chat',
  'videoChannel',
  'reviewSite',
  'districtPage',
  'externalPrivacy',
  'externalTerms',
  'facebook',
  'instagram',
  'youtube',
] as const;
export type LinkableSetting = (typeof linkableSettings)[number];

function isLinkTarget(value: string): boolean {
  if (value.startsWith('setting:')) {
    return (linkableSettings as readonly string[]).includes(value.slice('setting:'.length));
  }
  if (/^#[a-z][a-z0-9-]*$/.test(value)) return true;
  const [path = '', ...rest] = value.split('#');
  return rest.length <= 1 && isRoutePath(path);
}

/** Where a link goes: a known route (with or without #anchor), an #anchor on the page, or `setting:<name>`. */
export const linkTarget = z
  .string()
  .refine(
    isLinkTarget,
    `must be a route of the site such as /free-consultation, an #anchor, or setting: followed by one of ${linkableSettings.join(', ')}`,
  )
  .meta({
    description:
      'A page of the site such as /faq, an #anchor on the page, or an address of the settings such as setting:blog',
    examples: ['/free-consultation'],
  });

export const link = z.strictObject({ label, to: linkTarget });
export type Link = z.infer<typeof link>;
