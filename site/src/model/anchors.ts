import type { Content, ContentEntry } from './content.ts';
import type { Route, RouteKind } from './routes.ts';

/** Whether a page has a section. @param entry the id of the entry that the page shows. */
type Condition = (content: Content, entry: string | undefined) => boolean;

const always: Condition = () => true;
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

/** The sections of each page that a link may lead to: their ids, and when the page has them. */
const sections = {
  home: {
    why: always,
    help: always,
    'test-prep': always,
    'school-districts': always,
    testimonials: hasQuotesOf('Parent'),
    parents: hasQuotesOf('Parent'),
    blog: hasPosts,
    prices: hasPrices,
    schedule: always,
  },
  subjects: { subjects: always, why: always, closing: always },
  'test-prep': { tests: always, choosing: always, closing: always },
  'free-consultation': { scheduler: always, next: always, 'before-booking': always, closing: always },
  'district-consultation': {
    scheduler: always,
    agenda: always,
    bring: always,
    'before-booking': districtsAsk,
    write: always,
  },
  testimonials: {
    parents: hasQuotesOf('Parent'),
    students: hasQuotesOf('Student'),
    videos: hasVideos,
    reviews: ({ settings }) => settings.some(({ data }) => data.reviews),
    closing: always,
  },
  podcast: { episodes: hasEpisodes, listen: hasEpisodes, closing: hasEpisodes },
  'school-districts': {
    services: always,
    steps: always,
    assurances: always,
    models: always,
    closing: always,
  },
  'state-tutoring': { states: always, steps: always, 'other-states': always, closing: always },
  'are-you-a-teacher': {
    offers: always,
    wanted: always,
    terms: always,
    video: ({ pages }) => pages.some(({ data }) => data.kind === 'are-you-a-teacher' && data.video),
    steps: always,
    closing: always,
  },
  'meet-our-teachers': { teachers: always, closing: always },
  schedule: {
    types: always,
    prices: hasPrices,
    preparation: always,
    'scheduling-questions': always,
    closing: always,
  },
  'contact-us': { scheduler: always, inquiries: always, accessibility: always, 'conformance-report': always },
  faq: { prices: hasPrices, closing: always },
  download: { contents: always, plan: always, closing: always },
  legal: { summary: always, contents: always },
  subject: { areas: always, closing: always },
  'subject-consultation': {
    scheduler: always,
    blocks: always,
    why: always,
    'before-booking': always,
    closing: always,
  },
  exam: {
    about: always,
    'scored-answer': examPageHas('scoredAnswer'),
    courses: examPageHas('courses'),
    timing: always,
    approach: always,
    included: always,
    closing: always,
  },
  'exam-consultation': {
    scheduler: always,
    benefits: landingPageHas('benefits'),
    advantages: landingPageHas('advantages'),
    plan: always,
    'before-booking': always,
    closing: ({ exams }, id) => find(exams, id)?.consultation.bookNow === true,
  },
  'state-consultation': {
    scheduler: always,
    program: always,
    reasons: always,
    paperwork: always,
    'before-booking': always,
    questions: always,
  },
} as const satisfies Record<RouteKind, Readonly<Record<string, Condition>>>;

type IdsOf<Kind extends RouteKind> = Kind extends RouteKind ? keyof (typeof sections)[Kind] : never;
/** The id of a section that links may lead to; one that is not listed here does not compile. */
export type SectionId = IdsOf<RouteKind> | `block-${number}`;

/** The id that the Markdown renderer gives a heading. */
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');

/** What the entries of a page add to its sections: a question, a teacher, a heading. */
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

/** The anchors of a page, which links may lead to. */
export function anchorsOf(content: Content, route: Route): string[] {
  const own = Object.entries<Condition>(sections[route.kind]);
  const present = own.filter(([, isThere]) => isThere(content, route.entry)).map(([id]) => id);
  return [...present, ...entryAnchors(content, route)];
}
