import type { CollectionName } from './collections.ts';
import { valueAt } from './content-issue.ts';
import { schedulerName } from './scheduler-name.ts';
import type { Settings } from './settings.ts';
import type { PlaceholderTable } from './placeholders.ts';

/** The values of the settings that texts may name. */
const ownerValues = [
  'business.name',
  'business.legalName',
  'business.founder',
  'mail.general',
  'mail.support',
  'mail.careers',
] as const;

const counted = [
  'subjects',
  'tests',
  'states',
  'teachers',
  'testimonials',
  'posts',
  'faq',
  'sessionTypes',
] as const satisfies readonly CollectionName[];

/**
 * What texts may name between double braces: the owner's values, the claims of the ledger, and how many entries there
 * are of each kind.
 * @param entriesOf the entries of a collection as they are written: what is missing or wrong in them is told elsewhere.
 */
export function placeholderTable(entriesOf: (name: CollectionName) => readonly unknown[]): PlaceholderTable {
  const [settings] = entriesOf('settings');
  const values = ownerValues.map((name) => [name, valueAt(settings, name.split('.'))]);
  const studentReviews = entriesOf('testimonials').filter(
    (entry) => valueAt(entry, ['role']) === 'Student' && valueAt(entry, ['quote']) !== undefined,
  );
  const counts = [
    ...counted.map((name) => [`count.${name}`, entriesOf(name).length]),
    ['count.studentReviews', studentReviews.length],
  ];
  const claims = entriesOf('claims').map((entry) => [
    `claim.${String(valueAt(entry, ['id']))}`,
    valueAt(entry, ['value']),
  ]);
  const { scheduler } = (settings ?? {}) as Partial<Settings>;
  const service = scheduler && schedulerName(scheduler);
  return Object.fromEntries([
    ...[...values, ...claims, ['scheduler.name', service]].filter(([, value]) => typeof value === 'string'),
    ...counts,
  ]) as PlaceholderTable;
}
