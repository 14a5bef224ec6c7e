import type { CollectionName } from '../collections.ts';
import { fillerStart } from '../filler.ts';
import type { Content } from '../content.ts';
import type { EventTypeId } from '../routes.ts';
import { portrait, type Portrait } from '../teacher.ts';

export interface EntryKind {
  collection: CollectionName;
  /** What it is and where it is shown, for the list of kinds and the head of the entry. */
  about: string;
  /** The name for an entry that was given none. */
  name: string;
  /** An id as a name where words do not do, as in "SHSAT Prep". */
  nameFrom?: (id: string) => string;
  /** The id of an entry that was given none, where it does not follow from the name. */
  freeId?: (content: Content) => string;
  /** What is known of the new entry: free orders, addresses, and a start that makes sense. */
  values(content: Content, name: string, id: string): Record<string, unknown>;
}

/** A name as an id: "Jo Park" is jo-park. */
export function idFrom(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}

/** An id as a name: jo-park is "Jo Park". */
export function nameFrom(id: string): string {
  return id.replaceAll(
    /(^|-)(\p{L})/gu,
    (_whole, dash: string, letter: string) => `${dash && ' '}${letter.toUpperCase()}`,
  );
}

const after = (numbers: readonly number[]): number => Math.max(0, ...numbers) + 1;
const today = (): string => new Date().toISOString().slice(0, 10);

/** A portrait that no teacher has yet. */
function freePortrait(teachers: Content['teachers']): Portrait | undefined {
  const taken = new Set(teachers.map((entry) => JSON.stringify(entry.data.portrait)));
  const { skin, hair, clothes } = portrait.shape;
  const rest = { glasses: 'none', beard: false } as const;
  const portraits = clothes.options.flatMap((wear) =>
    hair.options.flatMap((style) =>
      skin.options.map((tone): Portrait => ({
        skin: tone,
        hair: style,
        hairColor: 'brown',
        ...rest,
        clothes: wear,
        color: 'blue',
      })),
    ),
  );
  return portraits.find((one) => !taken.has(JSON.stringify(one)));
}

const orderAfter = (entries: readonly { data: { order: number } }[]): number =>
  after(entries.map(({ data }) => data.order));

const landing = (id: string, eventType: EventTypeId, height: number) => ({
  address: `/${id}-consultation`,
  scheduler: { eventType, height },
  schedulerHeading: 'Pick a time that suits you',
  schedulerLead: 'Fifteen minutes by video, free of charge. Times are shown in your own time zone.',
});

/** The kinds of entries, each of which one command adds. */
export const entryKinds: Readonly<Record<string, EntryKind>> = {
  subject: {
    collection: 'subjects',
    about: 'A subject: its card on / and /subjects, its page and its consultation page',
    name: 'New Subject',
    values: ({ subjects }, name, id) => ({
      order: orderAfter(subjects),
      title: name,
      shortName: name,
      icon: 'book',
      page: {
        address: `/subjects/${id}`,
        aliases: [`/${id}-tutoring`],
        areasHeading: '{{own.page.areas:Word}} areas to choose from',
        closing: {
          heading: 'Begin with a short talk',
          links: [
            { label: 'Book a Consultation', to: `/${id}-consultation` },
            { label: 'Free 15-Minute Consultation', to: '/free-consultation' },
            { label: 'Read What Parents Say', to: '/testimonials' },
          ],
        },
      },
      consultation: {
        ...landing(id, 'free-consultation', 600),
        bookNowAtTop: true,
        whyHeading: 'Why families choose us',
        closing: { heading: 'Ask us anything', button: 'Choose a Time' },
      },
    }),
  },
  test: {
    collection: 'tests',
    about: 'A test: its card on / and /test-prep, its page and its consultation page',
    name: 'New Test Prep',
    nameFrom: (id) => `${id.replaceAll('-', ' ').toUpperCase()} Prep`,
    values: ({ tests, testimonials }, name, id) => ({
      order: orderAfter(tests),
      name,
      testName: name.replace(/ Prep$/, ''),
      facts: { score: { min: 200, max: 800, unit: 'total score' } },
      page: {
        address: `/${idFrom(name)}`,
        aboutHeading: 'About the test',
        timingHeading: 'Time and scoring',
        approachHeading: 'How we prepare for it',
        closing: { heading: 'Begin with a short talk', button: 'Free Consultation' },
      },
      consultation: {
        ...landing(id, 'test-prep', 630),
        bookNow: true,
        footer: true,
        testimonial: testimonials.find(({ data }) => data.role === 'Parent' && data.quote)?.id,
        planHeading: 'A Success Plan in Three Steps',
      },
    }),
  },
  state: {
    collection: 'states',
    about: 'A state program: its card on /state-tutoring and its consultation page',
    name: 'New State',
    values: ({ states }, name, id) => ({
      order: orderAfter(states),
      name,
      approvedVendor: { status: 'unconfirmed' },
      stateFunded: { status: 'unconfirmed' },
      consultation: {
        ...landing(id, 'free-consultation', 700),
        bookNow: true,
        showLogo: false,
        reasonsHeading: 'Why families choose us',
        stepsHeading: 'From program to lesson',
        questionsHeading: 'Questions before you book?',
        contactTarget: '#scheduler',
      },
    }),
  },
  teacher: {
    collection: 'teachers',
    about: 'A teacher, on /meet-our-teachers',
    name: 'New Teacher',
    values: ({ teachers, subjects }, name) => ({
      order: orderAfter(teachers),
      name,
      specialties: subjects.slice(0, 1).map(({ id }) => id),
      portrait: freePortrait(teachers),
      sample: true,
    }),
  },
  testimonial: {
    collection: 'testimonials',
    about: 'A review, on /testimonials',
    name: '',
    freeId: ({ testimonials }) => `t${after(testimonials.map((entry) => Number(entry.id.slice(1))))}`,
    values: (_content, name, id) => ({
      id,
      ...(name ? { name } : {}),
      role: 'Parent',
      quote: `${fillerStart}: what the person wrote, word for word`,
      rating: 5,
      sample: true,
    }),
  },
  post: {
    collection: 'posts',
    about: 'A card for an article of the external blog, on the home page',
    name: 'A New Blog Post',
    freeId: ({ posts }) => String(after(posts.map((entry) => entry.data.id))),
    values: (_content, name, id) => ({
      id: Number(id),
      title: name,
      category: 'education',
      imageUrl: '/posts/4.svg',
      createdAt: today(),
      sample: true,
    }),
  },
  faq: {
    collection: 'faq',
    about: 'A question with its answer, on /faq',
    name: '',
    freeId: ({ faq }) => String(after(faq.map((entry) => entry.data.id))),
    values: (_content, name, id) => ({
      id: Number(id),
      ...(name ? { question: name } : {}),
      category: 'General',
    }),
  },
  'session-type': {
    collection: 'sessionTypes',
    about: 'A card of the placeholder on /schedule',
    name: 'New Session Type',
    values: ({ sessionTypes }, name, id) => ({
      id,
      order: orderAfter(sessionTypes),
      title: name,
      duration: '60 minutes',
    }),
  },
};
