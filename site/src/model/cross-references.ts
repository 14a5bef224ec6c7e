import type { PageMetadata } from './page-metadata.ts';
import type { ContentProblem } from './content-problem.ts';
import type { Content, Sourced } from './content.ts';
import { routes } from './routes.ts';
import { faqCategories } from './faq-item.ts';
import { page as pageSchema, type Page } from './page.ts';
import { subjectIds } from './subject.ts';
import { testIds } from './test-program.ts';

type Check = (content: Content) => ContentProblem[];

const where = (entry: Sourced<unknown>, field: string): string =>
  entry.index === undefined ? field : `[${entry.index}].${field}`;

function duplicates<T>(
  entries: readonly Sourced<T>[],
  field: string,
  key: (entry: Sourced<T>) => unknown,
): ContentProblem[] {
  const first = new Map<unknown, Sourced<T>>();
  return entries.flatMap((entry) => {
    const value = key(entry);
    const earlier = first.get(value);
    first.set(value, earlier ?? entry);
    if (!earlier) return [];
    const place =
      earlier.index === undefined ? earlier.file : `entry ${earlier.index + 1} of ${earlier.file}`;
    return [
      {
        file: entry.file,
        field: where(entry, field),
        value,
        allowed: `must be unique; ${place} has it already`,
      },
    ];
  });
}

/** The ids that a collection must have, and no other. */
function exactly<T>(
  entries: readonly Sourced<T>[],
  file: string,
  wanted: readonly (string | number)[],
  why = '',
): ContentProblem[] {
  const present = new Set(entries.map((entry) => entry.id));
  const known = new Set(wanted.map(String));
  const missing = wanted.filter((id) => !present.has(String(id)));
  const extra = entries.filter((entry) => !known.has(entry.id));
  return [
    ...missing.map((id) => ({ file, field: 'id', value: id, allowed: `this entry must exist${why}` })),
    ...extra.map((entry) => ({
      file: entry.file,
      field: where(entry, 'id'),
      value: entry.id,
      allowed: `allowed: ${wanted.join(', ')}${why}`,
    })),
  ];
}

const fileNamesAreIds: Check = (content) =>
  [...content.subjects, ...content.tests, ...content.states, ...content.teachers]
    .filter((entry) => entry.data.id !== entry.id)
    .map((entry) => ({
      file: entry.file,
      field: 'id',
      value: entry.data.id,
      allowed: `must be the file's name, ${entry.id}`,
    }));

const pageKindsAreFileNames: Check = (content) =>
  content.pages
    .filter((entry) => entry.data.kind !== entry.id)
    .map((entry) => ({
      file: entry.file,
      field: 'kind',
      value: entry.data.kind,
      allowed: `must be the file's name, ${entry.id}`,
    }));

const idsAreUnique: Check = (content) => [
  ...duplicates(content.testimonials, 'id', (entry) => entry.data.id),
  ...duplicates(content.posts, 'id', (entry) => entry.data.id),
  ...duplicates(content.faq, 'id', (entry) => entry.data.id),
  ...duplicates(content.sessionTypes, 'id', (entry) => entry.data.id),
  ...duplicates(content.teachers, 'order', (entry) => entry.data.order),
  ...duplicates(content.teachers, 'photo', (entry) => JSON.stringify(entry.data.photo)),
];

const fixedEntriesExist: Check = (content) => {
  const kinds = pageSchema.options.map((option) => option.shape.kind.value);
  return [
    ...exactly(content.subjects, 'subjects/', subjectIds),
    ...exactly(content.tests, 'tests/', testIds),
    ...exactly(
      content.states,
      'states/',
      routes.flatMap((route) => (route.kind === 'state-consultation' ? [route.entry] : [])),
    ),
    ...exactly(content.pages, 'pages/', kinds),
    ...exactly(
      content.legal,
      'legal/',
      routes.flatMap((route) => (route.kind === 'legal' ? [route.entry] : [])),
    ),
  ];
};

const foundersExist: Check = (content) =>
  content.teachers.some((entry) => entry.data.founder)
    ? []
    : [{ file: 'teachers/', field: 'founder', value: 0, allowed: 'one teacher must have founder: true' }];

const wayOut = ' (specification; to have others, take specificationCounts out of settings.yaml)';

function countProblem(file: string, field: string, found: number, wanted: number): ContentProblem[] {
  return found === wanted ? [] : [{ file, field, value: found, allowed: `must be ${wanted}${wayOut}` }];
}

const specifiedEntriesExist: Check = (content) => [
  ...exactly(
    content.testimonials,
    'testimonials.yaml',
    Array.from({ length: 21 }, (_, index) => `t${index + 1}`),
    wayOut,
  ),
  ...exactly(content.faq, 'faq.yaml', [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 13, 14, 15, 16], wayOut),
  ...countProblem('states/', 'states', content.states.length, 6),
  ...countProblem('session-types.yaml', 'session types', content.sessionTypes.length, 3),
];

const testimonialCountsHold: Check = (content) => {
  const file = 'testimonials.yaml';
  const entries = content.testimonials.map((entry) => entry.data);
  const quoted = (role: string) => entries.filter((entry) => entry.role === role && entry.quote).length;
  return [
    ...countProblem(file, 'parent reviews with a quote', quoted('Parent'), 15),
    ...countProblem(file, 'student reviews with a quote', quoted('Student'), 2),
    ...countProblem(file, 'videos', entries.filter((entry) => entry.isVideo).length, 5),
    ...countProblem(file, 'reviews without a name', entries.filter((entry) => !entry.name).length, 2),
  ];
};

const courseAreaCountsHold: Check = (content) =>
  content.subjects.flatMap((entry) => {
    const { areas } = entry.data.page;
    const wanted = entry.data.id === 'math' ? 10 : 6;
    const topics =
      entry.data.id === 'math'
        ? areas.flatMap((area, index) =>
            countProblem(entry.file, `page.areas[${index}].topics (how many)`, area.topics.length, 4),
          )
        : [];
    return [...countProblem(entry.file, 'page.areas (how many)', areas.length, wanted), ...topics];
  });

const teachersHold: Check = (content) => [
  ...countProblem('teachers/', 'profiles', content.teachers.length, 18),
  ...countProblem(
    'teachers/',
    'founder: true',
    content.teachers.filter((entry) => entry.data.founder).length,
    1,
  ),
];

const faqCategoriesAreUsed: Check = (content) =>
  faqCategories
    .filter((category) => content.faq.every((entry) => entry.data.category !== category))
    .map((category) => ({
      file: 'faq.yaml',
      field: 'category',
      value: category,
      allowed: 'every category needs at least one question',
    }));

/** Section times add up to the test's own, or a remark says what becomes of the rest: a drawing to scale must be true. */
const testTimesAddUp: Check = (content) =>
  content.tests.flatMap((entry) => {
    const { today, earlier } = entry.data.facts;
    return Object.entries({ today, earlier }).flatMap(([layer, format]) => {
      const standard = (format?.sections ?? [])
        .filter((section) => !section.optional)
        .reduce((sum, section) => sum + section.minutes, 0);
      if (!format || format.minutes === undefined || standard === 0 || standard === format.minutes) return [];
      if (standard < format.minutes && format.remark) return [];
      const allowed =
        standard > format.minutes
          ? `must add up to at most facts.${layer}.minutes, ${format.minutes}`
          : `add up to less than the ${format.minutes} minutes given: say in facts.${layer}.remark what fills the rest`;
      return [{ file: entry.file, field: `facts.${layer}.sections`, value: standard, allowed }];
    });
  });

function testimonialReferences(content: Content): { entry: Sourced<unknown>; field: string; id: string }[] {
  const pages = content.pages.flatMap((entry) => {
    if (entry.data.kind === 'home') {
      return entry.data.testimonials.featured.map((id, index) => ({
        entry,
        field: `testimonials.featured[${index}]`,
        id,
      }));
    }
    return entry.data.kind === 'are-you-a-teacher' ? [{ entry, field: 'video', id: entry.data.video }] : [];
  });
  const tests = content.tests.map((entry) => ({
    entry,
    field: 'consultation.testimonial',
    id: entry.data.consultation.testimonial,
  }));
  return [...pages, ...tests];
}

const testimonialsAreKnown: Check = (content) => {
  const known = new Map(content.testimonials.map((entry) => [entry.id, entry.data]));
  return testimonialReferences(content).flatMap(({ entry, field, id }) => {
    const found = known.get(id);
    const usable =
      field === 'video' ? found?.isVideo === true : found?.quote !== undefined && found.role === 'Parent';
    const allowed =
      field === 'video'
        ? 'must be a testimonial with a video'
        : 'must be a testimonial with role Parent and a quote';
    return usable ? [] : [{ file: entry.file, field, value: id, allowed }];
  });
};

function allMetadata(content: Content): Sourced<PageMetadata>[] {
  const own = (entry: Sourced<unknown>, data: PageMetadata) => ({ id: entry.id, file: entry.file, data });
  const pages = content.pages as Sourced<Page>[];
  return [
    ...pages.map((entry) => own(entry, entry.data.metadata)),
    ...content.legal.map((entry) => own(entry, entry.data.metadata)),
    ...[...content.subjects, ...content.tests].flatMap((entry) => [
      own(entry, entry.data.page.metadata),
      own(entry, entry.data.consultation.metadata),
    ]),
    ...content.states.map((entry) => own(entry, entry.data.consultation.metadata)),
  ];
}

const metadataIsUnique: Check = (content) => {
  const all = allMetadata(content);
  return [
    ...duplicates(all, 'metadata.title', (entry) => entry.data.title),
    ...duplicates(all, 'metadata.description', (entry) => entry.data.description),
  ];
};

/** What the pages need, whoever owns them. */
const checks: readonly Check[] = [
  fileNamesAreIds,
  pageKindsAreFileNames,
  idsAreUnique,
  fixedEntriesExist,
  foundersExist,
  faqCategoriesAreUsed,
  testTimesAddUp,
  testimonialsAreKnown,
  metadataIsUnique,
];

/** What the product specification counts; an owner with other teachers or reviews takes the setting out. */
const specificationChecks: readonly Check[] = [
  specifiedEntriesExist,
  testimonialCountsHold,
  courseAreaCountsHold,
  teachersHold,
];

/**
 * What one entry says about others, and what the specification counts as long as the setting
 * `specificationCounts` says so: every breach of it.
 */
export function crossReferenceProblems(content: Content): ContentProblem[] {
  const counted = content.settings.some((entry) => entry.data.specificationCounts);
  return [...checks, ...(counted ? specificationChecks : [])].flatMap((check) => check(content));
}
