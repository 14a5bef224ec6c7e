import { expect, it } from 'vitest';
import { getContent } from '../content-reader/content-cache.ts';
import { examProgram } from './exam.ts';

const exam = structuredClone(getContent().exams.find(({ id }) => id === 'isee')!.data);
// A file has no id: it is the file's name.
Reflect.deleteProperty(exam, 'id');
exam.consultation.grades = { heading: 'Which grade?', noteLabel: 'Mention', note: 'Grade {grade}, {level}' };
const sectionsOf = (optional: number) =>
  Array.from({ length: 4 }, (_, index) => ({
    name: `Part ${index}`,
    minutes: 20,
    optional: index < optional,
  }));

it.each([
  ['two optional sections', sectionsOf(2), 'Grades 3–5', undefined],
  ['three optional sections', sectionsOf(3), 'Grades 3–5', 'facts.today.sections'],
  ['a level without grades below a choice by grade', [], 'Adults', 'consultation.grades'],
  ['a kindergarten level below a choice by grade', [], 'Grades K–2', 'consultation.grades'],
])('of an exam with %s, accepts only what its drawings show', (_, sections, grades, refused) => {
  const levels = [{ name: 'Lower', grades }];
  const today = { ...exam.facts.today, sections, levels };
  const { error } = examProgram.safeParse({ ...exam, facts: { ...exam.facts, today } });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(refused && [refused]);
});
