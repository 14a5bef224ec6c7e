import type { Claim } from './claim.ts';
import { fieldName, type ContentIssue } from './content-issue.ts';
import { allEntries, placeInFile, writtenTexts, type ContentText } from './content-strings.ts';
import type { Content, Sourced } from './content.ts';

/** A place in the content where a claim stands. */
export interface ClaimUse {
  file: string;
  field: string;
}

interface Place extends ClaimUse {
  text: string;
}

/** Looked up once: each claim asks for them. */
const placesOf = new WeakMap<Content, Place[]>();

/** Every text that a visitor may read, outside of the ledger itself. */
function places(content: Content): Place[] {
  const known = placesOf.get(content);
  if (known) return known;
  const own = new Set<unknown>(content.claims);
  const found = allEntries(content)
    .filter((entry) => !own.has(entry))
    .flatMap((entry) =>
      writtenTexts(entry).map(({ path, value }: ContentText) => ({
        file: entry.file,
        field: fieldName(placeInFile(entry, path)),
        text: value,
      })),
    );
  placesOf.set(content, found);
  return found;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The source of an expression that finds, in a page's text, each claim that has no day on which somebody made sure of it:
 * by its value, or by the words of one that sentences make in passing. Undefined when all are confirmed.
 */
export function unconfirmedWords(claims: readonly Claim[]): string | undefined {
  const words = claims.flatMap((one) => (one.confirmed === undefined ? (one.words ?? [one.value]) : []));
  return words.length === 0
    ? undefined
    : `(?<![\\p{L}\\d.,])(?:${words.map(escaped).join('|')})(?![\\p{L}\\d])`;
}

/** A text that makes the claim: by its placeholder, or by the words of one that sentences make in passing. */
function madeBy({ id, words }: Claim): RegExp {
  const forms = [`\\{\\{\\s*claim\\.${escaped(id)}\\s*\\}\\}`];
  if (words) forms.push(...words.map((word) => `(?<![\\p{L}])${escaped(word)}(?![\\p{L}])`));
  return new RegExp(forms.join('|'), 'iu');
}

/** Where a claim stands in the content. */
export function claimUses(content: Content, claim: Claim): ClaimUse[] {
  const made = madeBy(claim);
  return places(content)
    .filter(({ text }) => made.test(text))
    .map(({ file, field }) => ({ file, field }));
}

const problemOf = (entry: Sourced<Claim>, field: string, value: unknown, allowed: string): ContentIssue => ({
  file: entry.file,
  field: `[${entry.index ?? 0}].${field}`,
  value,
  allowed,
});

/** "16+ teachers" where there are fewer than 16. */
function aboveTheCount(content: Content): ContentIssue[] {
  return content.claims.flatMap((entry) => {
    const { value, atMost } = entry.data;
    if (atMost === undefined) return [];
    const said = Number.parseInt(value.replaceAll(',', ''), 10);
    const counted = content[atMost].length;
    if (said <= counted) return [];
    const allowed = Number.isNaN(said)
      ? 'must begin with a number where atMost is given'
      : `says more than there are: ${counted} ${atMost}`;
    return [problemOf(entry, 'value', value, allowed)];
  });
}

function outOfPlace(content: Content): ContentIssue[] {
  return content.claims.flatMap(({ data }) => {
    const { where } = data;
    if (!where) return [];
    return claimUses(content, data)
      .filter(({ file }) => !where.some((allowed) => file.startsWith(allowed)))
      .map(({ file, field }) => ({
        file,
        field,
        value: `{{claim.${data.id}}}`,
        allowed: `may stand only in ${where.join(', ')} (claims.yaml says where)`,
      }));
  });
}

/** Figures that a text writes out although the ledger has them, and figures like "500+" that it does not have. */
function outsideTheLedger(content: Content): ContentIssue[] {
  const figures = content.claims
    .filter(({ data }) => /\d/.test(data.value) && !data.words)
    .map(({ id, data }) => ({
      id,
      written: new RegExp(`(?<![\\d,.])${escaped(data.value)}(?!\\p{L})`, 'u'),
    }));
  return places(content).flatMap(({ file, field, text }) => {
    // A test's figures have a source of their own beside them.
    if (/\.figures\[/.test(field)) return [];
    const known = figures.filter(({ written }) => written.test(text));
    if (known.length > 0) {
      const names = known.map(({ id }) => `{{claim.${id}}}`).join(' or ');
      return [
        { file, field, value: text, allowed: `write ${names}: the ledger, claims.yaml, holds this figure` },
      ];
    }
    const figure = /\d[\d,.]*\+|\b\d-star\b/.exec(text)?.[0];
    return figure === undefined
      ? []
      : [{ file, field, value: text, allowed: `"${figure}" is a claim: give it an entry in claims.yaml` }];
  });
}

/** What is wrong with the claims and with the texts that make them. */
export function claimProblems(content: Content): ContentIssue[] {
  return [aboveTheCount, outOfPlace, outsideTheLedger].flatMap((check) => check(content));
}

/** Claims that stand nowhere. */
export function unusedClaims(content: Content): Sourced<Claim>[] {
  return content.claims.filter(({ data }) => claimUses(content, data).length === 0);
}
