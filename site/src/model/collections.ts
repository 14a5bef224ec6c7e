import type { z } from 'zod';
import { blogPost } from './blog-post.ts';
import { claim } from './claim.ts';
import type { Identified } from './entry.ts';
import { faqItem } from './faq-item.ts';
import { navigation } from './navigation.ts';
import { legalText, page } from './page.ts';
import { sessionType } from './session-type.ts';
import { settings } from './settings.ts';
import { stateProgram } from './state-program.ts';
import { subject } from './subject.ts';
import { teacher } from './teacher.ts';
import { testProgram } from './test-program.ts';
import { testimonial } from './testimonial.ts';
import { words } from './words.ts';

/**
 * How a collection lies in site/content: one file per entry in a folder (named by its id),
 * one file with a list of entries, or one file that is the only entry.
 */
type Storage =
  | { kind: 'folder'; folder: string; ending: '.yaml' | '.md' }
  | { kind: 'list'; file: string }
  | { kind: 'single'; file: string };

interface CollectionShape {
  storage: Storage;
  schema: z.ZodType;
}

const folder = (name: string, ending: '.yaml' | '.md' = '.yaml'): Storage => ({
  kind: 'folder',
  folder: name,
  ending,
});

/** All content of the site: what there is, where it lies, and what it must look like. */
export const collections = {
  settings: { storage: { kind: 'single', file: 'settings.yaml' }, schema: settings },
  navigation: { storage: { kind: 'single', file: 'navigation.yaml' }, schema: navigation },
  words: { storage: { kind: 'single', file: 'words.yaml' }, schema: words },
  claims: { storage: { kind: 'list', file: 'claims.yaml' }, schema: claim },
  subjects: { storage: folder('subjects'), schema: subject },
  tests: { storage: folder('tests'), schema: testProgram },
  states: { storage: folder('states'), schema: stateProgram },
  teachers: { storage: folder('teachers'), schema: teacher },
  testimonials: { storage: { kind: 'list', file: 'testimonials.yaml' }, schema: testimonial },
  posts: { storage: { kind: 'list', file: 'posts.yaml' }, schema: blogPost },
  faq: { storage: { kind: 'list', file: 'faq.yaml' }, schema: faqItem },
  sessionTypes: { storage: { kind: 'list', file: 'session-types.yaml' }, schema: sessionType },
  pages: { storage: folder('pages'), schema: page },
  legal: { storage: folder('legal', '.md'), schema: legalText },
} as const satisfies Record<string, CollectionShape>;

export type Collections = typeof collections;
export type CollectionName = keyof Collections;
/** An entry as it stands in its file. */
export type EntryOf<N extends CollectionName> = z.infer<Collections[N]['schema']>;
/** An entry as pages see it. */
export type EntryWithId<N extends CollectionName> = Identified<EntryOf<N>>;
