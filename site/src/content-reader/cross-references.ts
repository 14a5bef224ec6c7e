import type { PageMetadata } from '../model/page-metadata.ts';
import { fieldName, type ContentIssue } from './content-issue.ts';
import { allEntries, issueAt, textsAsWritten, textIssues } from './content.ts';
import type { Content, ContentEntry } from '../model/collections.ts';
import { closestMatch } from '../lib/closest-match.ts';
import { lengthInWords } from './placeholders.ts';
import { shippedEntries } from './shipped-entries.ts';
import { testimonialIssues } from './validate-testimonials.ts';
import { pathIssues } from './validate-paths.ts';
import { routeTable } from '../model/routes.ts';
import { page as pageSchema } from '../model/page.ts';

type Check = (content: Content) => ContentIssue[];

function duplicates<T>(
  entries: readonly ContentEntry<T>[],
  field: string,
  key: (entry: ContentEntry<T>) => unknown,
): ContentIssue[] {
  return [...Map.groupBy(entries, key)].flatMap(([value, [first, ...others]]) => {
    const { file, index } = first!;
    const place = index === undefined ? file : `entry ${index + 1} of ${file}`;
    return others.map((entry) =>
      issueAt(entry, field.split('.'), value, `must be unique; ${place} has it already`),
    );
  });
}

/** The issues of a folder with a fixed set of entries: missing ones, and others. */
function missingOrExtra(
  entries: readonly ContentEntry<unknown>[],
  folder: string,
  wanted: readonly string[],
): ContentIssue[] {
  const missing = wanted.filter((id) => !entries.some((entry) => entry.id === id));
  const extra = entries.filter(({ id }) => !wanted.includes(id));
  return [
    ...missing.map((id) => ({ file: folder, field: 'id', value: id, message: 'this entry must exist' })),
    ...extra.map((entry) => issueAt(entry, ['id'], entry.id, `allowed: ${wanted.join(', ')}`)),
  ];
}

const idsAreUnique: Check = ({ testimonials, posts, faq, sessionTypes, teachers }) => [
  ...[testimonials, posts, faq, sessionTypes].flatMap((entries: ContentEntry<{ id: unknown }>[]) =>
    duplicates(entries, 'id', (entry) => entry.data.id),
  ),
  ...duplicates(teachers, 'order', (entry) => entry.data.order),
];

const fixedEntriesExist: Check = (content) => {
  const kinds = pageSchema.options.map((option) => option.shape.kind.value);
  const legal = routeTable(content).flatMap(({ kind, entry }) => (kind === 'legal' && entry ? [entry] : []));
  return [
    ...missingOrExtra(content.pages, 'pages/', kinds),
    ...missingOrExtra(content.legal, 'legal/', legal),
  ];
};

/**
 * A teacher's specialties must be subjects or exams of the site, or further ones that the team page names. A sample
 * teacher may keep a shipped subject or exam that the owner has deleted.
 */
const specialtiesAreKnown: Check = ({ subjects, exams, teachers, pages }) => {
  const further = pages.flatMap(({ data }) =>
    data.kind === 'meet-our-teachers' ? Object.keys(data.filter.further) : [],
  );
  const known = [...[...subjects, ...exams].map(({ id }) => id), ...further];
  const shipped = [...shippedEntries.subjects, ...shippedEntries.exams];
  const message = `allowed: ${known.join(', ')}; any other needs a label in pages/meet-our-teachers.yaml, filter.further`;
  return teachers.flatMap((entry) =>
    entry.data.specialties.flatMap((value, index) =>
      known.includes(value) || (entry.data.sample && shipped.includes(value))
        ? []
        : [issueAt(entry, ['specialties', index], value, message, closestMatch(value, known))],
    ),
  );
};

const courseSubjectsExist: Check = ({ exams, subjects }) => {
  const known = subjects.map(({ id }) => id);
  const message = `must be a file of subjects/: ${known.join(', ')}`;
  return exams.flatMap((entry) =>
    (entry.data.page.courses?.groups ?? []).flatMap(({ subject }, index) =>
      subject === undefined || known.includes(subject)
        ? []
        : [
            issueAt(
              entry,
              ['page', 'courses', 'groups', index, 'subject'],
              subject,
              message,
              closestMatch(subject, known),
            ),
          ],
    ),
  );
};

const namedTeachersExist: Check = ({ pages, exams, teachers }) => {
  const known = teachers.map(({ id }) => id);
  const message = 'must be a file of teachers/';
  const missing = (
    entry: ContentEntry<object>,
    path: readonly PropertyKey[],
    lists: readonly { teachers?: readonly string[] | undefined }[],
  ) =>
    lists.flatMap((one, index) =>
      (one.teachers ?? [])
        .filter((id) => !known.includes(id))
        .map((id) => issueAt(entry, [...path, index, 'teachers'], id, message, closestMatch(id, known))),
    );
  return [
    ...pages.flatMap((entry) =>
      missing(entry, ['topics'], entry.data.kind === 'podcast' ? entry.data.topics : []),
    ),
    ...exams.flatMap((entry) =>
      missing(entry, ['page', 'courses', 'groups'], entry.data.page.courses?.groups ?? []),
    ),
  ];
};

const foundersExist: Check = (content) =>
  content.teachers.some((entry) => entry.data.founder)
    ? []
    : [{ file: 'teachers/', field: 'founder', value: 0, message: 'one teacher must have founder: true' }];

/**
 * The times of an exam's sections must add up to its own time, because drawings are to scale. They may add up to less if
 * a remark with a figure says what fills the rest.
 */
const examTimesAddUp: Check = (content) =>
  content.exams.flatMap((entry) => {
    const { today, earlier } = entry.data.facts;
    return Object.entries({ today, earlier }).flatMap(([layer, format]) => {
      const standard = (format?.sections ?? [])
        .filter((section) => !section.optional)
        .reduce((sum, section) => sum + section.minutes, 0);
      if (!format || format.minutes === undefined || standard === 0 || standard === format.minutes) return [];
      if (standard < format.minutes && /\d/.test(format.remark ?? '')) return [];
      const message =
        standard > format.minutes
          ? `must add up to at most facts.${layer}.minutes, ${format.minutes}`
          : `add up to less than the ${format.minutes} minutes given: say in facts.${layer}.remark what fills the rest, with a figure`;
      return [issueAt(entry, ['facts', layer, 'sections'], standard, message)];
    });
  });

/** Lengths in an exam's texts, such as "2 hours 14 minutes", must be lengths in its facts. */
const examLengthsAgree: Check = (content) =>
  content.exams.flatMap((entry) => {
    const { today, earlier } = entry.data.facts;
    const formats = earlier ? [today, earlier] : [today];
    const lengths = formats
      .flatMap((format) => [format, { minutes: format.minutesWithOptional }, ...format.levels])
      .flatMap(({ minutes }) => (minutes === undefined ? [] : [lengthInWords(minutes)]));
    const message = 'is no length that facts give: write {{length}} for that of today’s exam';
    return textsAsWritten(entry).flatMap(({ path, value }) =>
      (value.match(/\b\d+ hours? \d+ minutes?\b/g) ?? [])
        .filter((said) => !lengths.includes(said))
        .map((said) => issueAt(entry, path, said, message)),
    );
  });

function allMetadata(content: Content): ContentEntry<PageMetadata>[] {
  type Page = { metadata?: PageMetadata };
  return allEntries(content).flatMap((entry) => {
    const { page, consultation, ...own } = entry.data as Page & { page?: Page; consultation?: Page };
    return [own, page, consultation].flatMap((each) =>
      each?.metadata ? [{ ...entry, data: each.metadata }] : [],
    );
  });
}

const metadataIsUnique: Check = (content) => {
  const all = allMetadata(content);
  return [
    ...duplicates(all, 'metadata.title', (entry) => entry.data.title),
    ...duplicates(all, 'metadata.description', (entry) => entry.data.description),
  ];
};

/** Date fields that may not lie in the future. */
const pastDays = [
  'createdAt',
  'asOf',
  'confirmed',
  'videoPublished',
  'approvedVendor.date',
  'stateFunded.date',
];

const daysHaveCome: Check = (content) => {
  // Tomorrow's UTC date may already have begun in the author's time zone.
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  return textIssues(content, (value, path) => {
    if (value <= tomorrow || !/^\d{4}-\d\d-\d\d$/.test(value)) return undefined;
    const isPast = pastDays.some((day) => `.${fieldName(path)}`.endsWith(`.${day}`));
    return isPast ? 'lies in the future: write the day on which it was done' : undefined;
  });
};

const checks: readonly Check[] = [
  idsAreUnique,
  fixedEntriesExist,
  specialtiesAreKnown,
  courseSubjectsExist,
  namedTeachersExist,
  foundersExist,
  examTimesAddUp,
  examLengthsAgree,
  testimonialIssues,
  metadataIsUnique,
  pathIssues,
  daysHaveCome,
];

/** The issues between entries, such as references to entries that don't exist. */
export function crossReferenceIssues(content: Content): ContentIssue[] {
  return checks.flatMap((check) => check(content));
}
