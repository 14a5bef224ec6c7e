import { fieldName, valueAt } from './content-problem.ts';
import { fillerStart } from './filler.ts';
import type { Content, Sourced } from './content.ts';

export interface LaunchFinding {
  /** Path below site/content. */
  file: string;
  field: string;
  value: string;
  /** Where it stands inside the file, for its line. */
  path: readonly PropertyKey[];
}

const suspicions: readonly { pattern: RegExp; remark?: string }[] = [
  // Reserved names (RFC 2606) and this machine: no real business stands there.
  { pattern: /(^|[/@.\s])(example\.(com|org|net)|localhost|127\.0\.0\.1)\b/ },
  { pattern: new RegExp(`^${fillerStart}`, 'i'), remark: 'written by npm run new' },
  { pattern: /\b555[\s.-]?(01\d\d|010[\s.-]\d{4})\b/, remark: 'a number reserved for fiction' },
  { pattern: /youtu.*BrightBrd\d\d/, remark: 'the id of a sample video' },
];

interface Text {
  path: readonly PropertyKey[];
  value: string;
}

function texts(data: unknown, path: readonly PropertyKey[] = []): Text[] {
  if (typeof data === 'string') return [{ path, value: data }];
  if (typeof data !== 'object' || data === null) return [];
  const keyed = Array.isArray(data) ? data.entries() : Object.entries(data);
  return [...keyed].flatMap(([key, value]) => texts(value, [...path, key]));
}

const shortened = (value: string): string => (value.length > 80 ? `${value.slice(0, 77)}…` : value);

/** The place of a value in its file: entries of a list file start with their position. */
const placeOf = (entry: Sourced<unknown>, path: readonly PropertyKey[]): readonly PropertyKey[] =>
  entry.index === undefined ? path : [entry.index, ...path];

function finding(entry: Sourced<unknown>, path: readonly PropertyKey[], value: string): LaunchFinding {
  const place = placeOf(entry, path);
  return { file: entry.file, field: fieldName(place), value, path: place };
}

function allEntries(content: Content): Sourced<object>[] {
  return Object.values(content).flat() as Sourced<object>[];
}

/** Texts as they are written: what stands in for an owner's value is to be replaced in the settings alone. */
function textsOf(entry: Sourced<object>): Text[] {
  const body = entry.body === undefined ? [] : [{ path: ['(text)'], value: entry.body }];
  return [...texts(entry.data), ...body].map(({ path, value }) => ({
    path,
    value: entry.written?.[fieldName(path)] ?? value,
  }));
}

function suspiciousTexts(content: Content): LaunchFinding[] {
  return allEntries(content).flatMap((entry) =>
    textsOf(entry).flatMap(({ path, value }) => {
      const found = suspicions.find(({ pattern }) => pattern.test(value));
      if (!found) return [];
      const remark = found.remark ? ` (${found.remark})` : '';
      return [finding(entry, path, `${shortened(value)}${remark}`)];
    }),
  );
}

/** The founder's profile, when the settings name somebody else. */
function otherFounders(content: Content): LaunchFinding[] {
  const founder = content.settings[0]?.data.business.founder;
  const profiles = content.teachers.filter(({ data }) => data.founder);
  if (profiles.some(({ data }) => data.name === founder)) return [];
  return profiles.map((entry) =>
    finding(entry, ['name'], `${entry.data.name} (the settings name ${String(founder)} as founder)`),
  );
}

function settingsFindings(entry: Content['settings'][number], content: Content): LaunchFinding[] {
  const { data } = entry;
  const samples = data.samples.flatMap((name) => {
    if (name !== 'claims') {
      const path = name.split('.');
      if (valueAt(data, path) === undefined) return [];
      return [finding(entry, path, `${String(valueAt(data, path))} (named under samples)`)];
    }
    return content.pages
      .filter((page) => page.data.kind === 'home')
      .map((page) => {
        const claims = page.data.kind === 'home' ? page.data.claims : [];
        const shown = claims.map(({ value, label }) => `${value} ${label}`).join(', ');
        return finding(page, ['claims'], `${shown} (claims, named under samples in settings.yaml)`);
      });
  });
  const local =
    data.scheduler.provider === 'local' ? [finding(entry, ['scheduler', 'provider'], 'local')] : [];
  return [...samples, ...local];
}

function unconfirmedApprovals({ states }: Content): LaunchFinding[] {
  return states
    .filter(({ data }) => data.approvedVendor.status === 'unconfirmed')
    .map((entry) => finding(entry, ['approvedVendor', 'status'], 'unconfirmed'));
}

function flagged(entries: readonly Sourced<object>[], flag: 'sample' | 'draft'): LaunchFinding[] {
  return entries
    .filter((entry) => valueAt(entry.data, [flag]) === true)
    .map((entry) => {
      const what = entry.index === undefined ? 'true' : `true (${entry.id})`;
      return finding(entry, [flag], what);
    });
}

/** So old may a looked-up fact be when the site goes live, in days. */
const freshFor = 180;
const day = 86_400_000;

/** Facts that somebody looked up too long ago: every `asOf` beside a source. */
function staleFacts(content: Content, now: Date): LaunchFinding[] {
  return allEntries(content).flatMap((entry) =>
    textsOf(entry)
      .filter(
        ({ path, value }) => path.at(-1) === 'asOf' && now.getTime() - Date.parse(value) > freshFor * day,
      )
      .map(({ path, value }) =>
        finding(entry, path, `${value} (look it up again: older than ${freshFor} days)`),
      ),
  );
}

/**
 * Everything in the content that must not go live: placeholder values, sample entries, drafts, unconfirmed claims
 * and approvals, a founder's profile that is another person's, and facts looked up too long before `now`; each place
 * once.
 */
export function launchFindings(content: Content, now = new Date()): LaunchFinding[] {
  const all = [
    ...content.settings.flatMap((entry) => settingsFindings(entry, content)),
    ...unconfirmedApprovals(content),
    ...suspiciousTexts(content),
    ...otherFounders(content),
    ...flagged(content.testimonials, 'sample'),
    ...flagged(content.teachers, 'sample'),
    ...flagged(content.posts, 'sample'),
    ...flagged(content.legal, 'draft'),
    ...staleFacts(content, now),
  ];
  return [
    ...new Map(all.toReversed().map((found) => [`${found.file} ${found.field}`, found])).values(),
  ].toReversed();
}
