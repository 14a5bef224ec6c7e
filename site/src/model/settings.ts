import { z } from 'zod';
import { label, plainText } from './text.ts';

const https = z.url({ protocol: /^https$/ });
/** The scheduler alone may stand on http: the local service does. */
const schedulerUrl = z.url({ protocol: /^https?$/ });

export const providerIds = ['local', 'calendly', 'cal', 'iframe'] as const;
export type ProviderId = (typeof providerIds)[number];

/** The five posts whose cards go to a fixed external article. */
export const fixedArticleIds = ['4', '5', '49', '79', '80'] as const;

export const settings = z.strictObject({
  /** Names of values that are samples although they do not stand on a reserved name. */
  samples: z.array(z.enum(['business.legalName', 'business.founder', 'business.phone', 'business.name'])),
  business: z.strictObject({
    name: label,
    legalName: label,
    founder: label,
    description: plainText(50, 300),
    phone: label,
    copyrightYear: z.int(),
  }),
  /** Scheme and host of the public site, without a slash at the end. */
  origin: https.refine((value) => !value.endsWith('/'), 'must not end with a slash'),
  mail: z.strictObject({ general: z.email(), support: z.email(), careers: z.email() }),
  social: z.strictObject({ facebook: https, instagram: https, youtube: https }),
  chat: https,
  videoChannel: https,
  blog: z.strictObject({
    url: https,
    articles: z.strictObject({ '4': https, '5': https, '49': https, '79': https, '80': https }),
  }),
  reviews: z.strictObject({
    site: https,
    widget: z.strictObject({
      templateId: label,
      businessUnitId: label,
      locale: label,
      height: z.int(),
      minReviewCount: z.int(),
    }),
  }),
  districtPage: https,
  externalPrivacy: https,
  externalTerms: https,
  scheduler: z.strictObject({
    provider: z.enum(providerIds),
    events: z.strictObject({
      'free-consultation': schedulerUrl,
      'test-prep': schedulerUrl,
      'school-districts': schedulerUrl,
    }),
  }),
  /** The "Approved Vendor" badge of each state page: the owner confirms that it is true there. */
  approvedVendor: z.strictObject({
    florida: z.enum(['confirmed', 'unconfirmed']),
    arkansas: z.enum(['confirmed', 'unconfirmed']),
    arizona: z.enum(['confirmed', 'unconfirmed']),
    indiana: z.enum(['confirmed', 'unconfirmed']),
    'new-hampshire': z.enum(['confirmed', 'unconfirmed']),
    'south-carolina': z.enum(['confirmed', 'unconfirmed']),
  }),
});
export type Settings = z.infer<typeof settings>;
