import type { ContentIssue } from '../content-issue.ts';
import { textIssues, type Content } from '../content.ts';
import type { DrawingName } from '../drawing.ts';

/** The states, exams and subjects that this project shipped: its texts name them, and an owner may have dropped one. */
const shippedNames = {
  states: {
    arizona: 'Arizona',
    arkansas: 'Arkansas',
    florida: 'Florida',
    indiana: 'Indiana',
    'new-hampshire': 'New Hampshire',
    'south-carolina': 'South Carolina',
  },
  exams: { sat: 'SAT', act: 'ACT', psat: 'PSAT', ap: 'AP', isee: 'ISEE', ssat: 'SSAT', hspt: 'HSPT' },
  subjects: {
    math: '[Mm]ath(?:ematics)?',
    science: '[Ss]cience',
    english: 'English',
    'social-studies': '[Ss]ocial [Ss]tudies',
  },
} as const;

/** The teachers that shipped, by the first names under which a text may speak of them. */
const shippedTeachers =
  'Adaeze Arjun Colleen Daniel Fatima George Hannah Ingrid Leilani Mei-Ling Naomi Priscilla Rafael Rosalind Samuel ' +
  'Tomás Walter Yusuf';

type Dropped = readonly [collection: keyof typeof shippedNames | 'teachers', id: string, name: string];

/** Drawings that show the shipped states, subjects or one exam, whatever the content holds. */
const fixedDrawings: Partial<Record<DrawingName, (dropped: Dropped) => boolean>> = {
  'states-map': ([collection]) => collection === 'states',
  'homework-list': ([collection]) => collection === 'subjects',
  'test-clock': ([, id]) => id === 'sat',
};

function droppedEntries(content: Content): Dropped[] {
  const teachers = shippedTeachers
    .split(' ')
    .filter((name) => !content.teachers.some(({ data }) => data.name.startsWith(`${name} `)));
  const others = (Object.keys(shippedNames) as (keyof typeof shippedNames)[]).flatMap((collection) =>
    Object.entries(shippedNames[collection])
      .filter(([id]) => !content[collection].some((entry) => entry.id === id))
      .map(([id, name]): Dropped => [collection, id, name]),
  );
  return [...others, ...teachers.map((name): Dropped => ['teachers', name, name])];
}

/** Entries that speak about themselves or were written by others: they may name any state or exam. */
const ownLabels = /^(?:settings|claims|testimonials|posts)\.yaml$|^teachers\//;

/** Texts that name an entry which is gone. Technical values (paths, ids, drawings) are checked elsewhere. */
export function textsNamingTheDropped(content: Content): ContentIssue[] {
  const mayName = new Set(content.settings[0]?.data.mayName ?? []);
  const dropped = droppedEntries(content).filter(([, , name]) => !mayName.has(name));
  if (dropped.length === 0) return [];
  const names = dropped.map(([, , name]) => name).join('|');
  const named = new RegExp(`(?<![\\p{L}\\d-])(?:${names})(?![\\p{L}\\d])`, 'gu');
  return textIssues(content, (value, _path, { file }) => {
    const found = [...new Set(value.match(named))];
    if (found.length === 0 || ownLabels.test(file)) return undefined;
    return `names ${found.join(' and ')}, which the site no longer has: change the text, or list it in settings.yaml under mayName`;
  });
}

/** Drawings that show an entry which is gone. */
export function drawingsOfTheDropped(content: Content): ContentIssue[] {
  const dropped = droppedEntries(content);
  return textIssues(content, (value, path) => {
    const isOutdated = fixedDrawings[value as DrawingName];
    return path.at(-1) === 'drawing' && isOutdated && dropped.some(isOutdated)
      ? 'shows what the site no longer has: choose another drawing, such as question-cards'
      : undefined;
  });
}

const counted =
  /\b(two|three|four|five|six|seven|eight|nine|ten|\d+)(\+?) (states|tests|subjects|teachers)\b/gi;
const numbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Whether a text states a wrong number of entries: "Seven tests" on a site with six. */
function miscounted(content: Content, text: string): boolean {
  return [...text.matchAll(counted)].some(([, word = '', more, name = '']) => {
    const position = numbers.indexOf(word.toLowerCase());
    const number = position < 0 ? Number(word) : position + 2;
    const counts = { ...content, tests: content.exams };
    const actual = counts[name.toLowerCase() as 'states'].length;
    return more ? actual < number : actual !== number;
  });
}

/** Texts that count states, exams, subjects or teachers, and count wrong; the claim about teachers is one. */
export function wrongCounts(content: Content): ContentIssue[] {
  return textIssues(content, (value, path, { data }) => {
    const isTeachersClaim = 'id' in data && data.id === 'teachers' && path.at(-1) === 'value';
    const text = isTeachersClaim ? `${value} teachers` : value;
    return miscounted(content, text) ? 'counts wrong: the site has other numbers' : undefined;
  });
}
