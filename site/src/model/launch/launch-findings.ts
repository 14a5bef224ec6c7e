import { fieldName, valueAt } from '../content-issue.ts';
import { allEntries, placeInFile, rawStrings } from '../content-strings.ts';
import { confirmedBadges } from '../state-program.ts';
import type { Content, ContentEntry } from '../content.ts';

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
  { pattern: /^Replace this text/i },
  { pattern: /\b555[\s.-]?(01\d\d|010[\s.-]\d{4})\b/, remark: 'a number reserved for fiction' },
  { pattern: /youtu.*BrightBrd\d\d/, remark: 'the id of a sample video' },
];

const shortened = (value: string): string => (value.length > 80 ? `${value.slice(0, 77)}…` : value);

function finding(entry: ContentEntry<unknown>, path: readonly PropertyKey[], value: string): LaunchFinding {
  const place = placeInFile(entry, path);
  return { file: entry.file, field: fieldName(place), value, path: place };
}

function suspiciousTexts(content: Content): LaunchFinding[] {
  return allEntries(content).flatMap((entry) =>
    rawStrings(entry).flatMap(({ path, value }) => {
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

function settingsFindings(entry: Content['settings'][number]): LaunchFinding[] {
  const { data } = entry;
  const samples = data.samples
    .map((name) => name.split('.'))
    .filter((path) => valueAt(data, path) !== undefined)
    .map((path) => finding(entry, path, `${String(valueAt(data, path))} (named under samples)`));
  const local =
    data.scheduler.provider === 'local' ? [finding(entry, ['scheduler', 'provider'], 'local')] : [];
  return [...samples, ...local];
}

/** Claims without a source or somebody who keeps the proof, or without the day on which that was made sure. */
function unconfirmedClaims({ claims }: Content): LaunchFinding[] {
  return claims.flatMap((entry) => {
    const { value, holder, confirmed } = entry.data;
    const missing = [holder === undefined && 'holder', confirmed === undefined && 'confirmed'].filter(
      Boolean,
    );
    if (missing.length === 0) return [];
    return [finding(entry, ['confirmed'], shortened(value) + ` (no ${missing.join(', no ')})`)];
  });
}

function unconfirmedBadges({ states }: Content): LaunchFinding[] {
  return states.flatMap((entry) =>
    confirmedBadges
      .filter((name) => entry.data[name].status === 'unconfirmed')
      .map((name) => finding(entry, [name, 'status'], 'unconfirmed')),
  );
}

function flagged(entries: readonly ContentEntry<object>[], flag: 'sample' | 'draft'): LaunchFinding[] {
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
    rawStrings(entry)
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
 * and badges, a founder's profile that is another person's, and facts looked up too long before `now`; each place
 * once.
 */
export function launchFindings(content: Content, now = new Date()): LaunchFinding[] {
  const all = [
    ...content.settings.flatMap(settingsFindings),
    ...unconfirmedClaims(content),
    ...unconfirmedBadges(content),
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
