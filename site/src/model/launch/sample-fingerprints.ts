import { createHash } from 'node:crypto';
import type { Content, Sourced } from '../content.ts';
import { shippedSamples } from './shipped-samples.ts';

/** A text of an entry that may be a sample. */
export interface SampleText {
  entry: Sourced<object>;
  field: string;
  text: string;
}

/** What reviews, teachers and posts say: the texts by which a shipped sample is known. */
export function sampleTexts({ testimonials, teachers, posts }: Content): SampleText[] {
  const found: (Omit<SampleText, 'text'> & { text: string | undefined })[] = [
    ...testimonials.flatMap((entry) => [
      { entry, field: 'quote', text: entry.data.quote },
      { entry, field: 'videoTitle', text: entry.data.videoTitle },
    ]),
    ...teachers.map((entry) => ({ entry, field: 'bio', text: entry.data.bio })),
    ...posts.map((entry) => ({ entry, field: 'excerpt', text: entry.data.excerpt })),
  ];
  return found.flatMap(({ entry, field, text }) => (text === undefined ? [] : [{ entry, field, text }]));
}

/** The fewest words by which a sentence is anybody's own. */
const ownWords = 5;

/** One fingerprint for each sentence of a text, whatever its signs, spaces and capitals are; short ones have none. */
export function fingerprints(text: string): string[] {
  return text
    .split(/[.!?]\s/)
    .map((sentence) => sentence.toLowerCase().match(/[\p{L}\d]+/gu) ?? [])
    .filter((words) => words.length >= ownWords)
    .map((words) => createHash('sha256').update(words.join(' ')).digest('base64url').slice(0, 8));
}

const known = new Set(shippedSamples.trim().split(/\s+/));

/** Whether a sentence of a text stands in a sample that this project ships. */
export const isShippedSample = (text: string): boolean =>
  fingerprints(text).some((print) => known.has(print));
