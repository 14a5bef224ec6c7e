import type { Content, ContentEntry } from './collections.ts';
import type { Route, RouteKind } from './routes.ts';

/** Whether a page has a section. @param entry the id of the entry that the page shows. */
type Condition = (content: Content, entry: string | undefined) => boolean;

const hasPrices: Condition = ({ settings }) => settings.some(({ data }) => data.prices);
const districtsAsk: Condition = ({ labels }) =>
  labels.some(({ data }) => data.beforeBooking.districts.length > 0);
const hasVideos: Condition = ({ testimonials }) => testimonials.some(({ data }) => data.isVideo);
const hasEpisodes: Condition = ({ settings }) => settings.some(({ data }) => data.videoChannel);
const hasQuotesOf =
  (role: 'Parent' | 'Student'): Condition =>
  ({ testimonials }) =>
    testimonials.some(({ data }) => data.role === role && data.quote !== undefined);
const hasPosts: Condition = ({ settings, posts }) =>
  settings.some(({ data }) => data.blog) && posts.some(({ data }) => data.category !== 'technology');

const find = <T>(entries: readonly ContentEntry<T>[], id: string | undefined): T | undefined =>
  entries.find((entry) => entry.id === id)?.data;
const examPageHas =
  (part: 'scoredAnswer' | 'courses'): Condition =>
  ({ exams }, id) =>
    find(exams, id)?.page[part] !== undefined;
const landingPageHas =
  (part: 'benefits' | 'advantages'): Condition =>
  ({ exams }, id) =>
    find(exams, id)?.consultation[part] !== undefined;

/** For each kind of page, the ids of sections that all its pages have and links may lead to. */
const sections = {
  home: ['why', 'help', 'test-prep', 'schedule', 'costs'],
  subjects: ['subjects', 'why', 'closing'],
  'test-prep': ['tests', 'choosing', 'closing'],
  'free-consultation': ['scheduler', 'next', 'before-booking', 'closing'],
  'district-consultation': ['scheduler', 'agenda', 'bring', 'write', 'closing'],
  testimonials: ['closing'],
  podcast: [],
  'school-districts': ['services', 'steps', 'assurances', 'models', 'closing'],
  'state-tutoring': ['states', 'steps', 'other-states', 'closing'],
  'are-you-a-teacher': ['offers', 'wanted', 'terms', 'steps', 'closing'],
  'meet-our-teachers': ['teachers', 'closing'],
  schedule: ['types', 'preparation', 'scheduling-questions', 'closing'],
  'contact-us': ['scheduler', 'inquiries', 'accessibility', 'conformance-report'],
  faq: ['closing'],
  download: ['contents', 'plan'],
  legal: ['summary', 'contents'],
  subject: ['areas', 'closing'],
  'subject-consultation': ['scheduler', 'blocks', 'why', 'before-booking', 'closing'],
  exam: ['about', 'timing', 'approach', 'included', 'closing'],
  'exam-consultation': ['scheduler', 'plan', 'before-booking'],
  'state-consultation': ['scheduler', 'program', 'reasons', 'before-booking', 'questions'],
} as const satisfies Record<RouteKind, readonly string[]>;

/** The ids of further sections, each with the condition under which a page has it. */
const optionalSections = {
  home: {
    'school-districts': ({ pages }) =>
      pages.some(({ data }) => data.kind === 'home' && data.panels.districts),
    testimonials: hasQuotesOf('Parent'),
    parents: hasQuotesOf('Parent'),
    blog: hasPosts,
  },
  'district-consultation': { 'before-booking': districtsAsk },
  testimonials: {
    parents: hasQuotesOf('Parent'),
    students: hasQuotesOf('Student'),
    videos: hasVideos,
    reviews: ({ settings }) => settings.some(({ data }) => data.reviews),
  },
  podcast: { episodes: hasEpisodes, listen: hasEpisodes, closing: hasEpisodes },
  'test-prep': {
    versus: ({ pages, exams }) =>
      pages.some(
        ({ data }) =>
          data.kind === 'test-prep' && data.versus?.tests.every((id) => find(exams, id) !== undefined),
      ),
  },
  'are-you-a-teacher': {
    video: ({ pages }) => pages.some(({ data }) => data.kind === 'are-you-a-teacher' && data.video),
  },
  schedule: { prices: hasPrices },
  faq: { prices: hasPrices },
  exam: { 'scored-answer': examPageHas('scoredAnswer'), courses: examPageHas('courses') },
  'exam-consultation': {
    benefits: landingPageHas('benefits'),
    advantages: landingPageHas('advantages'),
    closing: ({ exams }, id) => find(exams, id)?.consultation.bookNow === true,
  },
  'state-consultation': {
    closing: ({ states }, id) => find(states, id)?.consultation.bookNow === true,
  },
} as const satisfies Partial<Record<RouteKind, Readonly<Record<string, Condition>>>>;

type OptionalIds<Ids> = Ids extends unknown ? keyof Ids : never;
/** The id of a section that links may lead to. The type makes sure that each is listed here. */
export type SectionId =
  | (typeof sections)[RouteKind][number]
  | OptionalIds<(typeof optionalSections)[keyof typeof optionalSections]>
  | `block-${number}`;

/** The id that the Markdown renderer gives a heading. */
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');

/** The anchors that a page's entries add, such as those of a question, a teacher or a heading. */
function entryAnchors(content: Content, { kind, entry }: Route): string[] {
  switch (kind) {
    case 'faq':
      return content.faq.map(({ data }) => `faq-${data.id}`);
    case 'meet-our-teachers':
      return content.teachers.map(({ id }) => id);
    case 'subject':
      return (find(content.subjects, entry)?.page.blocks ?? []).map((_block, index) => `block-${index + 1}`);
    case 'legal': {
      const text = content.legal.find(({ id }) => id === entry)?.body ?? '';
      return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slugOf(heading.trim()));
    }
    default:
      return [];
  }
}

/** All anchors of a page that links may lead to. */
export function anchorsOf(content: Content, route: Route): string[] {
  const optional: Partial<Record<RouteKind, Readonly<Record<string, Condition>>>> = optionalSections;
  const present = Object.entries(optional[route.kind] ?? {}).filter(([, isThere]) =>
    isThere(content, route.entry),
  );
  return [...sections[route.kind], ...present.map(([id]) => id), ...entryAnchors(content, route)];
}
