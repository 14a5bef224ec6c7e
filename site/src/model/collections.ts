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

/** A statement about the business that it must be able to prove. In texts, `{{claim.<id>}}` stands for its value. */
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
 * How a collection is stored in site/content: a folder with one file per entry, whose name is the id; a file with a list
 * of entries; or a file that is the only entry.
 */
type Storage =
  | { kind: 'folder'; folder: string; ending: '.yaml' | '.md' }
  | { kind: 'list'; file: string }
  | { kind: 'single'; file: string };

interface CollectionShape {
  /** The label of the collection in the editor. */
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

/** The collections of the content, with their storage and schema. */
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
/** A validated entry of a collection, with its id. */
export type EntryOf<N extends CollectionName> = Identified<z.infer<Collections[N]['schema']>>;

/** For each list whose items conditions have changed, by its field name: the index of each item in the file. */
export type OriginalIndexes = Readonly<Record<string, readonly number[]>>;

/** An entry with its file, so that checks can report it. */
export interface ContentEntry<T> {
  id: string;
  file: string;
  /** The index in a list file; undefined for an entry that is a whole file. */
  index?: number | undefined;
  data: T;
  /** The text below the frontmatter of a Markdown entry. */
  body?: string | undefined;
  /** The texts with placeholders, as they are written in the file, by field name. */
  templates?: Readonly<Record<string, string>>;
  originalIndexes?: OriginalIndexes | undefined;
}

export type Content = { [N in CollectionName]: ContentEntry<EntryOf<N>>[] };
