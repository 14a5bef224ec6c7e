import { fieldName, valueAt } from './content-problem.ts';
import type { Content, Sourced } from './read-content.ts';

export interface LaunchFinding {
  /** Path below site/content. */
  file: string;
  field: string;
  value: string;
}

/** Reserved names (RFC 2606) and this machine: no real business stands there. */
const placeholder = /(^|[/@.])(example\.(com|org|net)|localhost|127\.0\.0\.1)\b/;

function strings(
  data: unknown,
  path: readonly PropertyKey[] = [],
): { path: readonly PropertyKey[]; value: string }[] {
  if (typeof data === 'string') return [{ path, value: data }];
  if (typeof data !== 'object' || data === null) return [];
  const keyed = Array.isArray(data) ? data.entries() : Object.entries(data);
  return [...keyed].flatMap(([key, value]) => strings(value, [...path, key]));
}

function settingsFindings({ file, data }: Content['settings'][number]): LaunchFinding[] {
  const reserved = strings(data)
    .filter(({ path, value }) => placeholder.test(value) && path[0] !== 'samples')
    .map(({ path, value }) => ({ file, field: fieldName(path), value }));
  const samples = data.samples.map((name) => ({
    file,
    field: name,
    value: `${String(valueAt(data, name.split('.')))} (named under samples)`,
  }));
  const unconfirmed = Object.entries(data.approvedVendor)
    .filter(([, status]) => status === 'unconfirmed')
    .map(([state, status]) => ({ file, field: `approvedVendor.${state}`, value: status }));
  return [...reserved, ...samples, ...unconfirmed];
}

function flagged(entries: readonly Sourced<object>[], flag: 'sample' | 'draft'): LaunchFinding[] {
  return entries
    .filter((entry) => valueAt(entry.data, [flag]) === true)
    .map((entry) => ({
      file: entry.file,
      field: entry.index === undefined ? flag : `[${entry.index}] ${entry.id}, ${flag}`,
      value: 'true',
    }));
}

/** Everything in the content that must not go live: placeholder values, sample entries, drafts. */
export function launchFindings(content: Content): LaunchFinding[] {
  return [
    ...content.settings.flatMap(settingsFindings),
    ...flagged(content.testimonials, 'sample'),
    ...flagged(content.teachers, 'sample'),
    ...flagged(content.posts, 'sample'),
    ...flagged(content.legal, 'draft'),
  ];
}
