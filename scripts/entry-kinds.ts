import type { CollectionName } from '../site/src/model/collections.ts';
import { fillerStart } from '../site/src/model/filler.ts';
import type { Content } from '../site/src/model/content.ts';
import { portrait, type Portrait } from '../site/src/model/teacher.ts';

/** What the person at the terminal said about the new entry. */
export interface Wish {
  name?: string | undefined;
  id?: string | undefined;
}

export interface EntryKind {
  collection: CollectionName;
  /** What it is and where it is shown, for the list of kinds and the head of the entry. */
  about: string;
  /** Whether the specification counts entries of this kind. */
  counted: boolean;
  /** The name for an entry that was given none. */
  name: string;
  /** What is known of the new entry: free ids and orders, and a start that makes sense. */
  values(content: Content, name: string, wish: Wish): Record<string, unknown>;
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

function freeId(taken: readonly { id: string }[], name: string): string {
  const wanted = idFrom(name);
  const ids = new Set(taken.map((entry) => entry.id));
  let id = wanted;
  for (let count = 2; ids.has(id); count += 1) id = `${wanted}-${count}`;
  return id;
}

const after = (numbers: readonly number[]): number => Math.max(0, ...numbers) + 1;
const today = (): string => new Date().toISOString().slice(0, 10);

/** A portrait that no teacher has yet. */
function freePortrait(teachers: Content['teachers']): Portrait {
  const taken = new Set(teachers.map((entry) => JSON.stringify(entry.data.photo)));
  const { skin, hair, clothes } = portrait.shape;
  for (const wear of clothes.options) {
    for (const style of hair.options) {
      for (const tone of skin.options) {
        const photo: Portrait = {
          skin: tone,
          hair: style,
          hairColor: 'brown',
          glasses: 'none',
          beard: false,
          clothes: wear,
          color: 'blue',
        };
        if (!taken.has(JSON.stringify(photo))) return photo;
      }
    }
  }
  throw new Error('Every portrait of this kind is taken: write the file by hand.');
}

const numberFrom = (wish: Wish, free: number): unknown => (wish.id === undefined ? free : Number(wish.id));

/** The kinds of entries that can be added by data alone. */
export const entryKinds: Readonly<Record<string, EntryKind>> = {
  teacher: {
    collection: 'teachers',
    about: 'A teacher, on /meet-our-teachers',
    counted: true,
    name: 'New Teacher',
    values: ({ teachers }, name, { id }) => ({
      id: id ?? freeId(teachers, name),
      order: after(teachers.map((entry) => entry.data.order)),
      name,
      specialties: ['math'],
      photo: freePortrait(teachers),
      sample: true,
    }),
  },
  testimonial: {
    collection: 'testimonials',
    about: 'A review, on /testimonials',
    counted: true,
    name: '',
    values: ({ testimonials }, name, { id }) => ({
      id: id ?? `t${after(testimonials.map((entry) => Number(entry.id.slice(1))))}`,
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
    counted: false,
    name: 'A New Blog Post',
    values: ({ posts }, name, wish) => ({
      id: numberFrom(wish, after(posts.map((entry) => entry.data.id))),
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
    counted: true,
    name: '',
    values: ({ faq }, name, wish) => ({
      id: numberFrom(wish, after(faq.map((entry) => entry.data.id))),
      ...(name ? { question: name } : {}),
      category: 'General',
    }),
  },
  'session-type': {
    collection: 'sessionTypes',
    about: 'A card of the placeholder on /schedule',
    counted: true,
    name: 'New Session Type',
    values: ({ sessionTypes }, name, { id }) => ({
      id: id ?? freeId(sessionTypes, name),
      order: after(sessionTypes.map((entry) => entry.data.order)),
      title: name,
      duration: '60 minutes',
    }),
  },
  state: {
    collection: 'states',
    about: 'A state program: its card on /state-tutoring and its consultation page',
    counted: true,
    name: 'New State',
    values: ({ states }, name, { id }) => {
      const free = id ?? freeId(states, name);
      return {
        id: free,
        order: after(states.map((entry) => entry.data.order)),
        name,
        consultationLink: `/${free}-consultation`,
        consultation: {
          metadata: { title: `${fillerStart}: ${name}` },
          drawing: 'states-map',
          bookNow: true,
          showLogo: false,
          contactTarget: '#scheduler',
        },
      };
    },
  },
};
