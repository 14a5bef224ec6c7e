import type { CollectionName } from '../model/collections.ts';

type Removable = Extract<CollectionName, 'claims' | 'exams' | 'states' | 'subjects'>;

/**
 * The shipped entries that conditions in texts may name. An owner may delete any of them, and the texts that depend on it
 * disappear.
 */
export const shippedEntries: Readonly<Record<Removable, readonly string[]>> = {
  claims: [
    ...['students', 'teachers', 'rating', 'commitment', 'licensed', 'degrees', 'reply', 'notice'],
    ...['advance-discount', 'rates', 'ap-subjects', 'ap-savings', 'ap-colleges', 'earlier-figures'],
    ...[
      'background-checks',
      'background-checks-families',
      'insurance',
      'lesson-accessibility',
      'data-agreement',
    ],
    ...[
      'billing',
      'billing-interval',
      'calendar-fields',
      'call-link',
      'teacher-pay',
      'classroom-experience',
      'hiring-steps',
    ],
    ...['district-reports'],
    ...[
      'every-day',
      'all-areas',
      'homeschooling',
      'homeschool-courses',
      'teacher-office',
      'district-dashboards',
    ],
    ...[
      'district-collaboration',
      'district-records',
      'state-records',
      'policy-plans',
      'policy-ap-teachers',
      'policy-practice-tests',
    ],
    ...['policy-cancellation', 'policy-invoice-details', 'policy-invoice-quarters', 'policy-same-teacher'],
    ...['policy-exchange', 'whiteboard'],
    ...[
      'policy-session-notes',
      'policy-saved-board',
      'test-calls',
      'policy-makeup',
      'planned-sessions',
      'policy-long-sessions',
      'policy-another-teacher',
      'policy-deletion',
    ],
    ...['accessibility-statement', 'fact-national-merit', 'fact-hspt', 'fact-ssat', 'fact-new-hampshire'],
    ...['fact-arkansas', 'fact-south-carolina', 'fact-ap', 'fact-indiana'],
  ],
  exams: ['act', 'ap', 'hspt', 'isee', 'psat', 'sat', 'ssat'],
  states: ['arizona', 'arkansas', 'florida', 'indiana', 'new-hampshire', 'south-carolina'],
  subjects: ['english', 'math', 'science', 'social-studies'],
};

/** The courses of the shipped AP exam, by the names that other texts use. */
export const shippedCourses: readonly string[] = [
  ...['AP Calculus', 'AP Statistics', 'AP Biology', 'AP Chemistry', 'AP Physics', 'AP Environmental Science'],
  ...[
    'AP English Language',
    'AP English Literature',
    'AP U.S. History',
    'AP World History',
    'AP Human Geography',
  ],
  ...['AP U.S. Government', 'AP Macroeconomics', 'AP Microeconomics'],
];

/** The areas on the pages of shipped subjects, without those that need a teacher of AP. */
export const shippedAreas: Readonly<Record<string, readonly string[]>> = {
  english: [
    ...['reading-comprehension', 'writing-skills', 'literature-analysis', 'speaking-presentation'],
    ...['test-preparation', 'esl-support'],
  ],
  math: [
    ...['elementary-math', 'pre-algebra', 'algebra-i', 'geometry', 'algebra-ii', 'trigonometry'],
    ...['pre-calculus', 'calculus', 'calculus-ab-bc', 'statistics', 'college-financial-math'],
  ],
  science: ['elementary-science', 'earth-science', 'biology', 'chemistry', 'physics'],
  'social-studies': ['world-history', 'american-history', 'geography', 'civics-government', 'economics'],
};

/** The levels of shipped exams. */
export const shippedLevels: Readonly<Record<string, readonly string[]>> = {
  isee: ['primary', 'lower', 'middle', 'upper'],
  ssat: ['elementary', 'middle', 'upper'],
};
