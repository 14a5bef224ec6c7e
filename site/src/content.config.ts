import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { defineCollection } from 'astro:content';
import { collections as contentModel, type CollectionName } from './model/collections.ts';
import { ContentError } from './model/content-problem.ts';
import { keptContent } from './model/kept-content.ts';

const folder = fileURLToPath(new URL('../content', import.meta.url));

/** Loads one collection through the same reader and checks that every other command uses. */
function checkedLoader(name: CollectionName): Loader {
  return {
    name: `checked-${name}`,
    load: async ({ store, watcher, renderMarkdown, logger }) => {
      const fill = async () => {
        const entries = keptContent(folder)[name];
        store.clear();
        for (const { id, data, body } of entries) {
          const rendered = body === undefined ? undefined : await renderMarkdown(body);
          store.set({ id, data, ...(rendered ? { rendered } : {}) });
        }
      };
      await fill();
      watcher?.on('all', (_event, file) => {
        if (!file.startsWith(folder)) return;
        fill().catch((error: unknown) => {
          // The content check shows it over the page; the last good entries stay.
          if (!(error instanceof ContentError)) logger.error(String(error));
        });
      });
    },
  };
}

function checkedCollection<N extends CollectionName>(name: N) {
  return defineCollection({ loader: checkedLoader(name), schema: contentModel[name].schema });
}

export const collections = {
  settings: checkedCollection('settings'),
  navigation: checkedCollection('navigation'),
  words: checkedCollection('words'),
  claims: checkedCollection('claims'),
  subjects: checkedCollection('subjects'),
  tests: checkedCollection('tests'),
  states: checkedCollection('states'),
  teachers: checkedCollection('teachers'),
  testimonials: checkedCollection('testimonials'),
  posts: checkedCollection('posts'),
  faq: checkedCollection('faq'),
  sessionTypes: checkedCollection('sessionTypes'),
  pages: checkedCollection('pages'),
  legal: checkedCollection('legal'),
};
