import { z } from 'zod';
import { readYaml } from './checked-yaml.ts';

const reservedAccounts = ['api', 'assets', 'bookings', 'health', 'scheduled_events'];
const addressRule =
  'an address of this service such as http://localhost:4322/account/event, with one account for all';
const colorRule = 'a color such as "#2346c7", in quotation marks';

/** What is read of the owner's settings; the site checks the rest. */
const ownerSettings = z.object({
  business: z.object({ name: z.string('a name').min(1, 'a name') }, 'a map with name'),
  mail: z.object({ general: z.email('a mail address') }, 'a map with general'),
  brand: z
    .object({
      colors: z.record(z.string(), z.string(colorRule).regex(/^#[0-9a-f]{6}$/, colorRule)).default({}),
    })
    .default({ colors: {} }),
  scheduler: z
    .object(
      { provider: z.string('the name of a provider'), events: z.record(z.string(), z.url('an address')) },
      'a map with provider and events',
    )
    .superRefine(({ provider, events }, context) => {
      if (provider !== 'local') return;
      const accounts = new Set(Object.values(events).map((address) => placeOf(address)?.account));
      for (const [name, address] of Object.entries(events)) {
        if (accounts.size === 1 && placeOf(address)) continue;
        context.addIssue({ code: 'custom', path: ['events', name], message: addressRule, input: address });
      }
    }),
});

/** Whose service this is, as the owner's settings say it. */
export interface Owner {
  /** The name that visitors read. */
  readonly business: string;
  /** Where the host would get mail. */
  readonly email: string;
  /** The business's own colors, by the names of the sheet's tokens; what is left out is as shipped. */
  readonly colors: Readonly<Record<string, string>>;
  /** The first part of the pages' addresses. */
  readonly account: string;
  /** The last part of an event's address, by the event's name. */
  readonly slugs: Readonly<Record<string, string>>;
}

function placeOf(address: string): { account: string; slug: string } | null {
  const [, account = '', slug = ''] =
    /^\/([a-z0-9][a-z0-9-]{0,59})\/([a-z0-9][a-z0-9-]{0,59})$/.exec(new URL(address).pathname) ?? [];
  return account && !reservedAccounts.includes(account) ? { account, slug } : null;
}

/**
 * Reads the owner's settings. Where another service takes the bookings, this one, which runs beside it in
 * development, has the account "demonstration".
 * @throws ConfigError naming file, field, value and what is allowed.
 */
export function readOwner(path: string): Owner {
  const { business, mail, brand, scheduler } = readYaml(path, ownerSettings);
  const places = Object.entries(scheduler.provider === 'local' ? scheduler.events : {}).map(
    ([name, address]) => ({ name, ...placeOf(address)! }),
  );
  return {
    business: business.name,
    email: mail.general,
    colors: brand.colors,
    account: places[0]?.account ?? 'demonstration',
    slugs: Object.fromEntries(places.map(({ name, slug }) => [name, slug])),
  };
}
