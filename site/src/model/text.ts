import { z } from 'zod';

/**
 * Plain text for visitors, without markup, which may be written over several lines.
 * @param min the minimum length in characters.
 * @param max the maximum length in characters.
 * @param missing the message if the text is missing; by default "must be given".
 */
export function plainText(min: number, max: number, missing?: string) {
  return checked(
    z.string(missing).overwrite((value) => value.replaceAll(/\s*\n\s*/g, ' ')),
    min,
    max,
  );
}

/** The text of an email, with its line breaks. */
export const mailBody = checked(z.string(), 20, 600);

function checked(text: z.ZodString, min: number, max: number) {
  return (
    text
      .min(min, `must be at least ${min} characters long`)
      .max(max, `must be at most ${max} characters long`)
      .refine((value) => value.trim() === value, 'must not start or end with a space')
      .refine((value) => !/<\/?[a-z]/i.test(value), 'must be plain text without HTML tags')
      // Phones replace quotation marks by curly ones, which YAML treats as part of the text.
      .refine(
        (value) => !/^([“„][^“”„{]*[“”]|‘[^‘’{]*’)$/.test(value),
        'must not stand in curly quotation marks: leave them out, or write straight ones',
      )
  );
}

/**
 * A short text with placeholders in single braces that components fill in, such as `{count} questions`. Placeholders in
 * double braces are filled in when the content is read.
 * @param names the placeholders, all of which it must have, and no others.
 */
export function template(names: readonly string[]) {
  const wanted = names.map((name) => `{${name}}`);
  return plainText(3, 120).refine(
    (value) => {
      const found = [...new Set(value.match(/\{\w*\}/g))];
      return found.length === wanted.length && wanted.every((name) => found.includes(name));
    },
    `must hold ${wanted.join(' and ')}, and nothing else in braces`,
  );
}

/** A short label: a button, a tag, a column head. */
export const label = plainText(1, 60);
/** One or two sentences under a heading. */
export const lead = plainText(20, 320);
export const paragraph = plainText(20, 1200);
export const listItem = plainText(2, 160);
export const heading = plainText(3, 80);

/** A page's h1, with exactly one phrase between asterisks, which is highlighted. */
export const markedHeading = plainText(10, 110)
  .refine(
    (value) => /^[^*]*\*[^*]{1,20}\*[^*]*$/.test(value),
    'must mark exactly one phrase of at most 20 characters with asterisks: A licensed teacher, *one-on-one*',
  )
  .describe('The headline, with one phrase of at most 20 characters *between asterisks*');

/** An identifier in kebab-case, for URLs and cross-references. */
export const entryId = z
  .string()
  .regex(
    /^[\p{Ll}\p{Lo}\p{M}\p{N}]+(-[\p{Ll}\p{Lo}\p{M}\p{N}]+)*$/u,
    'must be lower-case words joined by hyphens, for example "new-hampshire"',
  )
  .describe('Lower-case words joined by hyphens');

/** A calendar date as YYYY-MM-DD. It stays a string, because dates have no time zone. */
export const calendarDay = z.iso
  .date('must be a date that exists in the calendar, written YYYY-MM-DD')
  .describe('A day, written like 2026-01-31');

export const titledText = z.strictObject({ title: heading, text: plainText(20, 400) });
export type TitledText = z.infer<typeof titledText>;
/** A titled text with a short note, such as who does a step or how long it takes. */
export const notedText = titledText.extend({ note: label.optional() });

export const headedList = z.strictObject({ title: heading, items: z.array(listItem).min(1).max(12) });

export const sectionHead = z.strictObject({ heading, lead: lead.optional() });
export type SectionHeadText = z.infer<typeof sectionHead>;

export const headOnly = z.strictObject({ heading });

export const introduction = z.strictObject({ heading, lead });

/** A list of items. @param min the minimum number of items. @param max the maximum number. */
export const list = <Item extends z.ZodType>(item: Item, min: number, max: number) =>
  z.array(item).min(min).max(max);

const sentences = new Intl.Segmenter('en-US', { granularity: 'sentence' });

/** The sentences of a text; abbreviations such as "Mr." don't end one. */
export function sentencesOf(text: string): string[] {
  const found: string[] = [];
  for (const { segment } of sentences.segment(text)) {
    const before = found.at(-1);
    const continues = before !== undefined && /\b(?:Mrs?|Ms|Dr|St)\.\s*$/.test(before);
    if (continues) found[found.length - 1] = before + segment;
    else found.push(segment);
  }
  return found.map((sentence) => sentence.trim());
}

/** The last sentence of a text, and the text before it, which may be empty. */
export function lastSentence(text: string): { before: string; last: string } {
  const all = sentencesOf(text);
  return { before: all.slice(0, -1).join(' '), last: all.at(-1) ?? text };
}
