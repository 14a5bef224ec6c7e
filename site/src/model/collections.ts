import { z } from 'zod';
import { blogPost } from './blog-post.ts';
import type { Identified } from './entry.ts';
import { faqItem } from './faq-item.ts';
import { navigation } from './navigation.ts';
import { legalText } from './legal-text.ts';
import { page } from './page.ts';
import { sessionType } from './session-type.ts';
import { settings } from './settings.ts';
import { stateProgram } from './state-program.ts';
import { subject } from './subject.ts';
import { teacher } from './teacher.ts';
import { examProgram } from './exam.ts';
import { testimonial } from './testimonial.ts';
import { labels } from './labels.ts';
import { calendarDay, entryId, plainText } from './text.ts';

/** What the business says about itself and has to be able to prove. Texts write `{{claim.<id>}}` for its value. */
const claim = z
  .strictObject({
    id: entryId,
    value: plainText(1, 200).describe('As the pages say it, such as 500+'),
    meaning: plainText(10, 200).optional().describe('What a value says that is too short to say it itself'),
    holder: plainText(3, 200).optional().describe('The source, or who keeps the proof'),
    confirmed: z
      .union([calendarDay, z.iso.datetime({ local: true, precision: -1 })])
      .optional()
      .describe('The day you made sure of it; `npm run setup` writes the minute, too'),
  })
  .refine(({ value, holder }) => value !== holder, {
    path: ['value'],
    message: 'is its holder: write what the pages say',
  });

/**
 * How a collection lies in site/content: one file per entry in a folder (named by its id),
 * one file with a list of entries, or one file that is the only entry.
 */
type Storage =
  | { kind: 'folder'; folder: string; ending: '.yaml' | '.md' }
  | { kind: 'list'; file: string }
  | { kind: 'single'; file: string };

interface CollectionShape {
  /** What the editor calls it. */
  label: string;
  storage: Storage;
  schema: z.ZodType;
}

const single = (file: string): Storage => ({ kind: 'single', file });
const list = (file: string): Storage => ({ kind: 'list', file });
const folder = (name: string, ending: '.yaml' | '.md' = '.yaml'): Storage => ({
  kind: 'folder',
  folder: name,
  ending,
});

/** All content of the site: what there is, where it lies, and what it must look like. */
export const collections = {
  settings: { label: 'Settings', storage: single('settings.yaml'), schema: settings },
  navigation: { label: 'Bar, menu and footer', storage: single('navigation.yaml'), schema: navigation },
  labels: { label: 'Labels of many pages', storage: single('labels.yaml'), schema: labels },
  claims: { label: 'Claims', storage: list('claims.yaml'), schema: claim },
  subjects: { label: 'Subjects', storage: folder('subjects'), schema: subject },
  exams: { label: 'Exams', storage: folder('exams'), schema: examProgram },
  states: { label: 'States', storage: folder('states'), schema: stateProgram },
  teachers: { label: 'Teachers', storage: folder('teachers'), schema: teacher },
  testimonials: { label: 'Reviews and videos', storage: list('testimonials.yaml'), schema: testimonial },
  posts: { label: 'Blog cards', storage: list('posts.yaml'), schema: blogPost },
  faq: { label: 'Questions', storage: list('faq.yaml'), schema: faqItem },
  sessionTypes: { label: 'Session types', storage: list('session-types.yaml'), schema: sessionType },
  pages: { label: 'Pages', storage: folder('pages'), schema: page },
  legal: { label: 'Legal texts', storage: folder('legal', '.md'), schema: legalText },
} as const satisfies Record<string, CollectionShape>;

type Collections = typeof collections;
export type CollectionName = keyof Collections;
/** An entry as its file has it, with its id. */
export type EntryOf<N extends CollectionName> = Identified<z.infer<Collections[N]['schema']>>;

/** Of each list that lost or gained items, by its field name: the index in the file of every item. */
export type OriginalIndexes = Readonly<Record<string, readonly number[]>>;

/** An entry with where it came from, so that a later check can name its file. */
export interface ContentEntry<T> {
  id: string;
  file: string;
  /** Position in a list file; undefined for an entry that is a whole file. */
  index?: number | undefined;
  data: T;
  /** The text below the frontmatter of a Markdown entry. */
  body?: string | undefined;
  /** The texts that held a placeholder, as they are written in the file, by field name. */
  templates?: Readonly<Record<string, string>>;
  originalIndexes?: OriginalIndexes | undefined;
}

export type Content = { [N in CollectionName]: ContentEntry<EntryOf<N>>[] };
