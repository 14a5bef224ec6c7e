import { z } from 'zod';
import { brand } from './brand.ts';
import { heading, label, lead, list, plainText } from './text.ts';

const https = z.url({ protocol: /^https$/ });
const httpsBase = https.refine((value) => !value.endsWith('/'), 'must not end with a slash');
/** The scheduler alone may stand on http: the local service does. */
const schedulerUrl = z.url({ protocol: /^https?$/ });

/** Values that are samples although they do not stand on a reserved name. */
export const sampleNames = [
  'business.name',
  'business.legalName',
  'business.founder',
  'business.phone',
  'business.state',
  'business.copyrightYear',
] as const;

/** Pages that a business can do without. */
export const hideablePages = ['/download', '/podcast', '/schedule', '/testimonials'] as const;

export const settings = z.strictObject({
  samples: z
    .array(z.enum(sampleNames))
    .describe('What is a sample without looking like it; take a name off the list once its value is yours'),
  business: z.strictObject({
    name: plainText(2, 30).describe(
      'As it is shown in the bar: at most 30 letters, so that the bar stands on one row',
    ),
    legalName: label.describe('As it stands in the legal texts'),
    founder: label,
    state: label.describe('The state whose law governs your terms'),
    description: plainText(50, 300).describe('For search engines'),
    phone: label
      .refine(
        (value) => (value.match(/\d/g) ?? []).length >= 7,
        'must be a phone number of at least 7 digits',
      )
      .optional()
      .describe('As it is shown, such as +1 239 201 4455'),
    copyrightYear: z.int(),
  }),
  prices: z
    .strictObject({
      heading,
      lead: lead.optional().describe('What decides a rate, packages, and how makeup sessions are charged'),
      items: list(z.strictObject({ name: label, price: label }), 1, 12),
    })
    .optional()
    .describe('Shown on /, /faq, /schedule and /free-consultation; left out, the site names no price'),
  hiddenPages: z
    .array(z.enum(hideablePages))
    .default([])
    .describe('Pages that your business does not need: they are not built, and their links go'),
  mayName: z
    .array(label)
    .default([])
    .describe('Names such as SAT that texts may keep although the site has no such page'),
  brand: brand.prefault({}),
  origin: httpsBase.describe('Scheme and host of the public site, without a slash at the end'),
  mail: z.strictObject({ general: z.email(), support: z.email(), careers: z.email() }),
  social: z
    .strictObject({ facebook: https.optional(), instagram: https.optional(), youtube: https.optional() })
    .default({}),
  chat: https.optional().describe('The page behind the floating chat link'),
  videoChannel: https
    .optional()
    .describe('Where the podcast is; without one, navigation leaves /podcast out'),
  podcast: https
    .optional()
    .describe(
      'The playlist of the podcast’s episodes; without one, both buttons of /podcast open the channel',
    ),
  blog: z.strictObject({ url: https }).optional(),
  reviews: z
    .strictObject({
      site: https,
      widget: z
        .strictObject({
          templateId: label,
          businessUnitId: label,
          locale: label,
          height: z.int(),
          minReviewCount: z.int(),
        })
        .optional(),
    })
    .optional(),
  districtPage: https.optional(),
  externalPrivacy: https.optional(),
  externalTerms: https.optional(),
  analytics: z
    .strictObject({
      service: z.enum(['none', 'plausible', 'umami', 'matomo']).describe('Which service counts visits'),
      address: httpsBase.optional().describe('Where the service stands, such as https://plausible.io'),
      site: label.optional().describe('What the service calls this site: its domain, id or number'),
    })
    .refine(
      ({ service, address, site }) => service === 'none' || (address !== undefined && site !== undefined),
      'needs address and site for any service but none',
    )
    .default({ service: 'none' }),
  scheduler: z.strictObject({
    provider: label.toLowerCase().describe('The name of a file in site/src/scheduling/providers'),
    events: z.strictObject({
      'free-consultation': schedulerUrl,
      'test-prep': schedulerUrl,
      'school-districts': schedulerUrl,
    }),
  }),
});
export type Settings = z.infer<typeof settings>;
export type ReviewWidget = NonNullable<NonNullable<Settings['reviews']>['widget']>;
