import { allEntries, rawStrings } from '../content-strings.ts';
import type { Content, ContentEntry } from '../content.ts';
import type { DrawingName } from '../drawing.ts';
import { finding, type LaunchFinding } from './finding.ts';

/** The states, tests and subjects that this project shipped: its texts name them, and an owner may have dropped one. */
const shippedNames = {
  states: {
    arizona: 'Arizona',
    arkansas: 'Arkansas',
    florida: 'Florida',
    indiana: 'Indiana',
    'new-hampshire': 'New Hampshire',
    'south-carolina': 'South Carolina',
  },
  tests: { sat: 'SAT', act: 'ACT', psat: 'PSAT', ap: 'AP', isee: 'ISEE', ssat: 'SSAT', hspt: 'HSPT' },
  subjects: {
    math: '[Mm]ath(?:ematics)?',
    science: '[Ss]cience',
    english: 'English',
    'social-studies': '[Ss]ocial [Ss]tudies',
  },
} as const;

type Dropped = readonly [collection: keyof typeof shippedNames, id: string, name: string];

/** Drawings that show the shipped states, subjects or one test, whatever the content holds. */
const fixedDrawings: Partial<Record<DrawingName, (dropped: Dropped) => boolean>> = {
  'states-map': ([collection]) => collection === 'states',
  'subject-shelf': ([collection]) => collection === 'subjects',
  'test-clock': ([, id]) => id === 'sat',
};

function droppedEntries(content: Content): Dropped[] {
  return (Object.keys(shippedNames) as (keyof typeof shippedNames)[]).flatMap((collection) => {
    const present = new Set<string>(content[collection].map(({ id }) => id));
    return Object.entries(shippedNames[collection])
      .filter(([id]) => !present.has(id))
      .map(([id, name]): Dropped => [collection, id, name]);
  });
}

/** Entries that speak about themselves or were written by others: they may name any state or test. */
const ownLabels = /^(?:settings|claims|testimonials|posts)\.yaml$|^teachers\//;

/** Texts that name an entry which is gone. Technical values (paths, ids, drawings) are checked elsewhere. */
export function textsNamingTheDropped(content: Content): LaunchFinding[] {
  const mayName = new Set(content.settings[0]?.data.mayName ?? []);
  const dropped = droppedEntries(content).filter(([, , name]) => !mayName.has(name));
  if (dropped.length === 0) return [];
  const named = new RegExp(
    `(?<![\\p{L}\\d-])(?:${dropped.map(([, , name]) => name).join('|')})(?![\\p{L}\\d])`,
    'u',
  );
  return allEntries(content)
    .filter(({ file }) => !ownLabels.test(file))
    .flatMap((entry) =>
      rawStrings(entry).flatMap(({ path, value }) => {
        const [name] = named.exec(value) ?? [];
        if (name === undefined) return [];
        const advice = `names ${name}, which the site no longer has: change the text, or list it in settings.yaml under mayName`;
        return [finding(entry, path, value, advice)];
      }),
    );
}

/** Drawings that show an entry which is gone. */
export function drawingsOfTheDropped(content: Content): LaunchFinding[] {
  const dropped = droppedEntries(content);
  return allEntries(content).flatMap((entry) =>
    rawStrings(entry)
      .filter(
        ({ path, value }) =>
          path.at(-1) === 'drawing' && dropped.some(fixedDrawings[value as DrawingName] ?? (() => false)),
      )
      .map(({ path, value }) =>
        finding(entry, path, value, 'shows what the site no longer has: choose another drawing'),
      ),
  );
}

/** Entries that pass every check and that no visitor sees. */
export function invisibleEntries({ posts, settings, testimonials }: Content): LaunchFinding[] {
  const [site] = settings;
  const unseenPosts: readonly ContentEntry<object>[] = site?.data.blog ? [] : posts;
  const emptyPage = site && testimonials.length === 0 && !site.data.hiddenPages.includes('/testimonials');
  return [
    ...unseenPosts.map((entry) =>
      finding(entry, ['title'], entry.id, 'is shown nowhere: the settings name no blog (blog.url)'),
    ),
    ...(emptyPage
      ? [
          finding(
            site,
            ['hiddenPages'],
            '/testimonials',
            'is a page without reviews: add one to testimonials.yaml, or list the page here',
          ),
        ]
      : []),
  ];
}
