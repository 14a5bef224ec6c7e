import type { CollectionName } from './collections.ts';
import { valueAt } from './content-issue.ts';
import { schedulerName } from './scheduler-name.ts';
import type { Settings } from './settings.ts';
import type { PlaceholderTable } from './placeholders.ts';

/** The settings that texts may name. */
const placeholderSettings = [
  'business.name',
  'business.legalName',
  'business.founder',
  'business.state',
  'mail.general',
  'mail.support',
  'mail.careers',
] as const;

/**
 * What texts may name between double braces: the owner's values and the claims.
 * @param entriesOf the entries of a collection as they are written; mistakes in them are reported elsewhere.
 */
export function placeholderTable(entriesOf: (name: CollectionName) => readonly unknown[]): PlaceholderTable {
  const [settings] = entriesOf('settings');
  const values = placeholderSettings.map((name) => [name, valueAt(settings, name.split('.'))]);
  const claims = entriesOf('claims').map((entry) => [
    `claim.${String(valueAt(entry, ['id']))}`,
    valueAt(entry, ['value']),
  ]);
  const { scheduler } = (settings ?? {}) as Partial<Settings>;
  const service = scheduler && schedulerName(scheduler);
  // A number instead of a text is reported once, and the claim still counts as known.
  return Object.fromEntries(
    [...values, ...claims, ['scheduler.name', service]].flatMap(([name, value]) =>
      ['string', 'number'].includes(typeof value) ? [[name, String(value)]] : [],
    ),
  ) as PlaceholderTable;
}
