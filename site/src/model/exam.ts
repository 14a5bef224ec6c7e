import { z } from 'zod';
import { shortAddress, shortAliases } from './path.ts';
import { drawing } from './drawing.ts';
import { factSource } from './fact-source.ts';
import { link } from './link.ts';
import { type Identified, markerColor, order } from './entry.ts';
import { callToAction, landingStart, pageStart } from './pages/page-parts.ts';
import { gradeSpan } from './settings.ts';
import { testimonialId, testimonialSentence } from './testimonial.ts';
import {
  entryId,
  headedList,
  heading,
  label,
  lead,
  list,
  listItem,
  paragraph,
  plainText,
  template,
  titledText,
} from './text.ts';

const minutes = z.int().min(1).max(600);

/** The subjects that a section may test; each has the same color on all pages. */
const sectionSubjects = ['english', 'math', 'science', 'mixed'] as const;

const courseGroup = headedList.extend({
  items: list(listItem, 1, 12),
  color: markerColor,
  subject: label.optional().describe('The file of subjects/ whose teachers of this exam teach these courses'),
  teachers: z
    .array(entryId)
    .optional()
    .describe('The files of teachers/ of those who teach them, where it is not all of that subject'),
});

export const examSection = z.strictObject({
  name: label,
  minutes,
  questions: z.int().min(1).max(200).optional(),
  subject: z.enum(sectionSubjects).default('mixed').describe('Gives its bar the color of that subject'),
  /** Whether students may leave it out; then it doesn't count toward `minutes`. */
  optional: z.boolean().default(false),
  scored: z.boolean().default(true).describe('Whether it counts toward the score'),
  remark: label.optional().describe('Stands behind its name, such as optional essay'),
  breakAfter: minutes.optional().describe('Minutes of a break before the next section'),
  tip: plainText(5, 60).optional().describe('What the teacher says in it, handwritten beside the clock'),
});
export type ExamSection = z.infer<typeof examSection>;

const examLevel = z.strictObject({
  name: label,
  grades: label,
  minutes: minutes.optional(),
  minutesFrom: minutes.optional().describe('The shortest time, where a level has no fixed length'),
  /** The scores of the level, if they differ from the exam's. */
  score: z.strictObject({ min: z.int(), max: z.int() }).optional(),
  /** The sections of the level, if levels have different ones. */
  sections: z.array(examSection).default([]),
});
export type ExamLevel = z.infer<typeof examLevel>;

/** The grades in a level's label: 5 and 6 for "Entering 5–6", 8 for "Grade 8", none for a label without a number. */
export function gradesIn(label: string): number[] {
  const [first, last = first] = Array.from(label.matchAll(/\d+/g), Number);
  if (first === undefined || last === undefined) return [];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** The grades in which children take a level's test: if its label says "Entering", one year before these grades. */
export const gradesAtTest = (label: string): number[] =>
  gradesIn(label).map((grade) => (/^entering/i.test(label) ? grade - 1 : grade));

/** Whether children take a level in one of the grades from first to last; true also for a level without grades. */
export function isTaughtLevel(label: string, [first, last]: readonly [number, number]): boolean {
  const grades = gradesAtTest(label);
  return grades.length === 0 || grades.some((grade) => first <= grade && grade <= last);
}

/** An exam with the levels that children take in a grade that the business teaches; with all levels if there is none. */
export function withTaughtLevels<T extends { facts: ExamFacts }>(
  exam: T,
  taught: readonly [number, number],
): T {
  const { today } = exam.facts;
  const levels = today.levels.filter(({ grades }) => isTaughtLevel(grades, taught));
  return levels.length === 0 ? exam : { ...exam, facts: { ...exam.facts, today: { ...today, levels } } };
}

const examFormat = z.strictObject({
  /** The length of the exam in minutes; left out if it depends on the course. */
  minutes: minutes.optional(),
  /** The length with the optional sections, in minutes. */
  minutesWithOptional: minutes.optional(),
  sections: z.array(examSection).default([]),
  levels: z.array(examLevel).max(5).default([]),
  /** A remark on the figures, such as time outside of the sections, or the level that they are for. */
  remark: plainText(10, 320).optional(),
});
export type ExamFormat = z.infer<typeof examFormat>;

const claim = z.string().optional().describe('The claim without which it isn’t shown');

/** A figure as it was given for this site, shown with today's figure and its source, or as a claim of the business. */
const examFigure = z
  .strictObject({
    value: label.optional().describe('Left out where today’s is shown alone'),
    label,
    earlier: z
      .strictObject({
        value: label,
        counts: label.optional().describe('What it counts, where that isn’t what today’s counts'),
        claim,
      })
      .optional()
      .describe('What this site listed before'),
    partOf: label.optional().describe('The label of the figure of which it is a part'),
    lookUp: factSource
      .extend({ text: lead })
      .optional()
      .describe('Where a reader finds what it is for one school or college'),
    today: factSource
      .extend({
        value: label,
        edition: label.describe('The program or exams it is of, such as 2026 program'),
      })
      .optional(),
    own: z.boolean().default(false).describe('Nobody publishes it: it is shown as the business’s own figure'),
  })
  .refine(
    (figure) => figure.own !== (figure.today !== undefined),
    'needs either a source (today) or own: true',
  )
  .refine((figure) => !figure.own || figure.value !== undefined, 'needs a value with own: true');
export type ExamFigure = z.infer<typeof examFigure>;

export const examFacts = z.strictObject({
  score: z
    .strictObject({ min: z.int(), max: z.int(), unit: label })
    .refine((score) => score.min < score.max, 'min must be below max'),
  today: examFormat
    .extend({
      varies: label.optional().describe('For an exam without minutes, as AP is: what decides its length'),
      since: label.optional().describe('Since when, as in "March 2024"; left out where the format is old'),
      checked: factSource,
    })
    .refine(
      ({ minutes: length, varies }) => length !== undefined || varies !== undefined,
      'needs minutes, or with varies what its length depends on',
    )
    .refine(({ sections }) => sections.filter(({ optional }) => optional).length <= 2, {
      path: ['sections'],
      message: 'may have at most two optional sections: the page draws each combination of them',
    }),
  /** The figures of an earlier format of the exam, with the years in which it was used. */
  earlier: examFormat
    .extend({ years: label.optional().describe('Left out where nobody knows them'), claim })
    .optional(),
  figures: z.array(examFigure).default([]),
});
export type ExamFacts = z.infer<typeof examFacts>;

const planStep = titledText.extend({
  note: label.optional().describe('Handwritten above the step, or how long it takes, such as Weeks 1 and 2'),
  span: z.int().min(1).max(4).optional().describe('How many units of planRuler it takes'),
});

/** A question with a student's work on it and the teacher's notes. */
const workedQuestion = z
  .strictObject({
    heading,
    kind: label.describe('What kind of question it is, such as Analogies'),
    stem: plainText(2, 160),
    choices: list(label, 2, 5),
    child: z.strictObject({ lines: list(label, 1, 4), choice: label }),
    teacher: z.strictObject({
      says: plainText(5, 80),
      lines: list(label, 1, 3).describe('The last is marked with the highlighter'),
      struck: label.optional().describe('Words in the lines that the teacher crosses out'),
      choice: label,
      remark: label,
    }),
  })
  .refine(
    ({ choices, child, teacher }) => choices.includes(child.choice) && choices.includes(teacher.choice),
    'child.choice and teacher.choice must each be one of the choices, letter for letter',
  );
export type WorkedQuestion = z.infer<typeof workedQuestion>;

/** The landing page of an exam. All exams share one layout; the optional fields are its optional sections. */
const examConsultation = z.strictObject({
  ...landingStart,
  bookNow: z.boolean(),
  footer: z.boolean(),
  benefits: z.strictObject({ heading, blocks: z.array(titledText).min(2).max(6) }).optional(),
  advantages: z
    .strictObject({
      heading,
      items: z.array(listItem).min(1).max(10),
      badges: z.array(label).min(1).max(6),
    })
    .optional(),
  /** The id of a testimonial. */
  testimonial: testimonialId.optional(),
  testimonialSentence,
  /** A choice of the level by the grade, for an exam whose levels name their grades. */
  grades: z.strictObject({ heading, noteLabel: label, note: template(['grade', 'level']) }).optional(),
  planHeading: heading,
  planLead: lead.optional(),
  plan: z.array(planStep).min(2).max(5),
  /** The ruler along the plan: the names of its units, the number of parts of each, and the label at its end. */
  planRuler: z
    .strictObject({ units: list(label, 2, 12), parts: z.int().min(1).max(7), flag: label })
    .optional(),
  schedulerHeading: heading,
});

export type ExamConsultation = z.infer<typeof examConsultation>;

const fields = z.strictObject({
  order,
  name: label.describe('The program, such as SAT Prep'),
  /** The exam itself, as in "the SAT". */
  examName: label,
  shortName: label.optional().describe('On tags and in lists, such as AP; left out, the examName'),
  subtitle: plainText(5, 80),
  usualGrades: gradeSpan
    .optional()
    .describe('The grades in which most students take it; left out, those of its levels'),
  description: plainText(20, 200),
  features: z.array(listItem).min(2).max(6),
  color: markerColor,
  facts: examFacts,
  page: z.strictObject({
    address: shortAddress,
    aliases: shortAliases,
    ...pageStart,
    aboutHeading: heading,
    about: z.array(paragraph).min(1).max(4),
    timingHeading: heading,
    timingLink: link
      .optional()
      .describe('To the exam of the same times, whose page draws them: here, they stand in rows'),
    posterHeading: heading
      .optional()
      .describe(
        'Above the optional sections to choose from, else the published figures, else the questions as lines',
      ),
    /** What the exam means in an early and in a late grade, between which a visitor chooses. */
    gradeChoice: z
      .strictObject({
        legend: label,
        early: z.strictObject({
          label,
          text: label,
          drawing,
          heading,
          list: list(label, 2, 4),
          goal: z.strictObject({ when: label, title: label }).optional(),
          note: listItem,
        }),
        late: z.strictObject({ label, text: label, lines: list(label, 1, 3) }),
      })
      .optional(),
    workedQuestion: workedQuestion.optional(),
    /** A free-response answer with the point that each line earns, for an exam that is scored this way. */
    scoredAnswer: z
      .strictObject({
        heading,
        lead,
        question: listItem,
        lines: list(z.strictObject({ text: plainText(10, 160), earns: label }), 2, 6),
      })
      .optional(),
    /** An exercise for an exam that deducts points for wrong answers: how many choices to rule out before guessing. */
    guessing: z
      .strictObject({
        heading,
        lead,
        skip: label,
        guess: label,
        left: label,
      })
      .optional(),
    /** Later steps to which the exam leads, drawn below the closing; the last one is the goal. */
    path: list(z.strictObject({ when: label, title: label }), 2, 5).optional(),
    /** Words with the same root and their meanings, for an exam that tests vocabulary. */
    wordFamily: z
      .strictObject({
        heading,
        root: label,
        meaning: label,
        words: list(z.strictObject({ word: label, meaning: label }), 3, 8),
      })
      .optional(),
    /** The courses of an exam that has a separate version for each course. */
    courses: z.strictObject({ lead, groups: list(courseGroup, 1, 6) }).optional(),
    approachHeading: heading,
    approachLead: lead,
    approach: list(titledText, 2, 6),
    approachLook: z
      .enum(['rows', 'hour', 'hand'])
      .default('rows')
      .describe('How its steps are drawn; hour along 60 minutes'),
    included: z.array(listItem).min(2).max(10),
    closing: callToAction.extend({
      note: label.optional().describe('Handwritten beside the button on wide screens'),
    }),
    /** Links below the closing section, such as to the privacy policy and terms of another site. */
    externalLinks: z.array(link).default([]),
  }),
  consultation: examConsultation,
});

/** Whether a level's label names grades as numbers, without K, as the choice by grade requires. */
const namesGrades = (label: string) => /^(?!.*\bK\b)\D*([1-9]|1[0-2])\b/.test(label);

export const examProgram = fields.refine(
  ({ facts, consultation }) =>
    !consultation.grades || facts.today.levels.every(({ grades }) => namesGrades(grades)),
  {
    path: ['consultation', 'grades'],
    message: 'needs levels whose grades are numbers from 1 to 12, such as Grades 3–5',
  },
);

export type GradeChoice = NonNullable<z.infer<typeof examProgram>['page']['gradeChoice']>;
export type WordFamily = NonNullable<z.infer<typeof examProgram>['page']['wordFamily']>;
export type ScoredAnswer = NonNullable<z.infer<typeof examProgram>['page']['scoredAnswer']>;
export type ExamProgram = Identified<z.infer<typeof examProgram>>;
