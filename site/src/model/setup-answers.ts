import { existsSync } from 'node:fs';
import { z } from 'zod';
import { plainText, label } from './text.ts';

const https = z.url({ protocol: /^https$/, error: 'must be an address that starts with https://' });
const words = (value: unknown): unknown =>
  typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : (value ?? []);
const lines = (value: unknown): unknown =>
  typeof value === 'string' ? value.split(/[,\n]/).filter((part) => part.trim()) : (value ?? []);
const blank = (value: unknown): unknown => (value === '' || value === null ? undefined : value);
const yes = (value: unknown): unknown =>
  typeof value === 'string' ? /^(y|yes|true|remove)$/i.test(value) : (value ?? false);

/** The network that an account's address belongs to; undefined for one that the site has no place for. */
export function networkOf(address: string): 'facebook' | 'instagram' | 'youtube' | undefined {
  const [, name] =
    /(?:^|\.)(facebook\.com|instagram\.com|youtube\.com|youtu\.be)$/.exec(
      URL.parse(address)?.hostname ?? '',
    ) ?? [];
  return name === 'youtu.be' ? 'youtube' : (name?.replace('.com', '') as 'youtube' | undefined);
}

/** What a business may have besides, each at an address of its own. */
export const places = [
  'chat',
  'videoChannel',
  'podcast',
  'blog',
  'reviews',
  'districtPage',
  'externalPrivacy',
  'externalTerms',
] as const;

/** "blog=https://… chat=https://…" as a file has it: one address by each name. */
function named(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? {};
  return Object.fromEntries(
    value.split(/[\s,]+/).flatMap((part) => {
      const [, name, address] = /^(\w+)=(.+)$/.exec(part) ?? [];
      return name ? [[name, address]] : part ? [[part, '']] : [];
    }),
  );
}

const account = https.refine(networkOf, {
  error: ({ input }) => `${String(input)} is none of Facebook, Instagram or YouTube (also youtu.be)`,
});
const stateId = z.string().transform((name) => name.trim().toLowerCase().replaceAll(/\s+/g, '-'));

/** The answers of `npm run setup`, from a person or from a file; lists and groups may be written on one line. */
export const setupAnswers = z.strictObject({
  name: plainText(2, 30),
  legalName: label,
  founder: label,
  website: https.transform((address) => new URL(address).origin),
  mail: z.preprocess(words, z.array(z.email('must be a mail address')).min(1).max(3)),
  phone: z.preprocess(blank, label.optional()),
  scheduler: z.enum(['calendly', 'cal', 'iframe']),
  events: z.preprocess(words, z.array(https).length(3, 'must be three addresses')),
  look: z.preprocess(
    blank,
    z
      .string()
      .regex(/^#[0-9a-f]{6}$|\.svg$/i, {
        error: 'must be a color such as #5b2a86, or an SVG file',
        abort: true,
      })
      .refine((look) => look.startsWith('#') || existsSync(look), {
        error: ({ input }) => `there is no file ${String(input)}`,
      })
      .optional(),
  ),
  states: z.preprocess(lines, z.array(stateId)),
  social: z.preprocess(words, z.array(account)),
  places: z.preprocess(named, z.partialRecord(z.enum(places), https)),
  removeSamples: z.preprocess(yes, z.boolean()),
});

/** The same, which stops at a state that is not among the given ones; these may also stand in a row, as one word each. */
export const setupAnswersFor = (stateIds: readonly string[]) => {
  const inRow = (given: unknown) =>
    typeof given === 'string' &&
    given
      .trim()
      .split(/\s+/)
      .every((word) => stateIds.includes(word))
      ? given.trim().split(/\s+/)
      : given;
  const states = setupAnswers.shape.states.refine((ids) => ids.every((id) => stateIds.includes(id)), {
    error: ({ input }) => {
      const unknown = (input as string[]).filter((id) => !stateIds.includes(id));
      return `${unknown.join(', ')}: here are ${stateIds.join(', ')}`;
    },
  });
  return setupAnswers.extend({ states: z.preprocess(inRow, states) });
};
export type SetupAnswers = z.infer<typeof setupAnswers>;

/** What is asked, in this order. */
export const questions: readonly { key: keyof SetupAnswers; ask: string }[] = [
  { key: 'name', ask: 'What is the business called? (at most 30 letters)' },
  { key: 'legalName', ask: 'Its legal name, for the terms:' },
  { key: 'founder', ask: 'The founder’s name:' },
  { key: 'website', ask: 'The website’s address, such as https://www.maplelane.com:' },
  {
    key: 'mail',
    ask: 'Mail addresses for families, for technical help and for applicants (one may do for all):',
  },
  { key: 'phone', ask: 'Phone number (empty: none is shown):' },
  { key: 'scheduler', ask: 'Which scheduler: calendly, cal, or iframe for any other booking page?' },
  {
    key: 'events',
    ask: 'Addresses of its three events: free consultation, test preparation, school districts:',
  },
  { key: 'look', ask: 'Your color, such as #5b2a86, or the path of your logo as SVG (empty: as shipped):' },
  {
    key: 'states',
    ask: 'States whose programs you serve, such as Florida, New Hampshire (empty: all that are here):',
  },
  { key: 'social', ask: 'Addresses of your Facebook, Instagram and YouTube pages (empty: none):' },
  {
    key: 'places',
    ask: `What else you have, as name=address (${places.join(', ')}); the rest goes from the site:`,
  },
  { key: 'removeSamples', ask: 'Remove the sample teachers, reviews and posts? (yes or no)' },
];
