import type { PageMetadata } from './page-metadata.ts';
import { fieldName, type ContentIssue } from './content-issue.ts';
import { allEntries, placeInFile, writtenTexts } from './content-strings.ts';
import { closestMatch } from './closest-match.ts';
import type { Content, Sourced } from './content.ts';
import { addressProblems } from './validate-paths.ts';
import { claimProblems } from './claims.ts';
import { routeTable } from './routes.ts';
import { faqCategories } from './faq-item.ts';
import { page as pageSchema, type Page } from './page.ts';

type Check = (content: Content) => ContentIssue[];

const where = (entry: Sourced<unknown>, field: string): string =>
  entry.index === undefined ? field : `[${entry.index}].${field}`;

function duplicates<T>(
  entries: readonly Sourced<T>[],
  field: string,
  key: (entry: Sourced<T>) => unknown,
): ContentIssue[] {
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
function exactly<T>(entries: readonly Sourced<T>[], file: string, wanted: readonly string[]): ContentIssue[] {
  const present = new Set(entries.map((entry) => entry.id));
  const known = new Set(wanted);
  const missing = wanted.filter((id) => !present.has(id));
  const extra = entries.filter((entry) => !known.has(entry.id));
  return [
    ...missing.map((id) => ({ file, field: 'id', value: id, allowed: 'this entry must exist' })),
    ...extra.map((entry) => ({
      file: entry.file,
      field: where(entry, 'id'),
      value: entry.id,
      allowed: `allowed: ${wanted.join(', ')}`,
    })),
  ];
}

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
  ...duplicates(
    content.teachers.filter(({ data }) => data.portrait),
    'portrait',
    (entry) => JSON.stringify(entry.data.portrait),
  ),
];

const fixedEntriesExist: Check = (content) => {
  const kinds = pageSchema.options.map((option) => option.shape.kind.value);
  const legal = routeTable(content).flatMap(({ kind, entry }) => (kind === 'legal' && entry ? [entry] : []));
  return [...exactly(content.pages, 'pages/', kinds), ...exactly(content.legal, 'legal/', legal)];
};

/** A teacher's tags are subjects and tests of the site. */
const specialtiesAreKnown: Check = (content) => {
  const known = [...content.subjects, ...content.tests].map(({ id }) => id);
  return content.teachers.flatMap(({ file, data }) =>
    data.specialties.flatMap((value, index) =>
      known.includes(value)
        ? []
        : [
            {
              file,
              field: `specialties[${index}]`,
              value,
              allowed: `allowed: ${known.join(', ')}`,
              instead: closestMatch(value, known),
            },
          ],
    ),
  );
};

const foundersExist: Check = (content) =>
  content.teachers.some((entry) => entry.data.founder)
    ? []
    : [{ file: 'teachers/', field: 'founder', value: 0, allowed: 'one teacher must have founder: true' }];

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

function testimonialReferences(
  content: Content,
): { entry: Sourced<unknown>; field: string; id: string | undefined }[] {
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
    if (id === undefined) return [];
    const found = known.get(id);
    const usable =
      field === 'video' ? found?.isVideo === true : found?.quote !== undefined && found.role === 'Parent';
    const allowed =
      field === 'video'
        ? 'must be a testimonial with a video'
        : 'must be a testimonial with role Parent and a quote';
    const usableIds = [...known].flatMap(([other, data]) =>
      (field === 'video' ? data.isVideo : data.quote !== undefined && data.role === 'Parent') ? [other] : [],
    );
    return usable
      ? []
      : [{ file: entry.file, field, value: id, allowed, instead: closestMatch(id, usableIds) }];
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

/** Days on which something was done: none of them lies ahead. */
const pastDays = [
  'createdAt',
  'asOf',
  'confirmed',
  'videoPublished',
  'approvedVendor.date',
  'stateFunded.date',
];

const daysHaveCome: Check = (content) => {
  // Somewhere it is tomorrow already.
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  return allEntries(content).flatMap((entry) =>
    writtenTexts(entry)
      .filter(({ path, value }) => {
        if (value <= tomorrow || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
        const field = fieldName(path);
        return pastDays.some((day) => field === day || field.endsWith(`.${day}`));
      })
      .map(({ path, value }) => ({
        file: entry.file,
        field: fieldName(placeInFile(entry, path)),
        value,
        allowed: 'lies in the future: write the day on which it was done',
      })),
  );
};

/** What the pages need, whoever owns them. */
const checks: readonly Check[] = [
  pageKindsAreFileNames,
  idsAreUnique,
  fixedEntriesExist,
  specialtiesAreKnown,
  foundersExist,
  faqCategoriesAreUsed,
  testTimesAddUp,
  testimonialsAreKnown,
  metadataIsUnique,
  addressProblems,
  claimProblems,
  daysHaveCome,
];

/** What one entry says about others: every breach of it. */
export function crossReferenceProblems(content: Content): ContentIssue[] {
  return checks.flatMap((check) => check(content));
}
