/** What the drawings and tables of exams are called: the same on every page, so no content. */
export const examLabels = {
  today: 'Today',
  earlier: 'Earlier',
  /** Earlier figures of which no years are known. */
  listedBefore: 'Figures we listed before',
  section: 'Section',
  minutes: 'Minutes',
  questions: 'Questions',
  secondsPerQuestion: 'Seconds per question',
  notGiven: 'not listed',
  level: 'Level',
  grades: 'Grades',
  length: 'Length',
  scores: 'Scores',
  exam: 'Exam',
  sectionsOrLevels: 'Sections or levels',
  inFigures: 'The same information in a table',
  otherLevels: 'The other levels, section by section',
  optional: 'Optional or unscored',
  ownFigure: 'our estimate',
} as const;
