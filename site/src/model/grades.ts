import { z } from 'zod';

/** A school grade; 0 is kindergarten. */
export const grade = z.int().min(0).max(12);

/** The lowest and the highest grade. */
export const gradeRange = z
  .tuple([grade, grade])
  .refine(([first, last]) => first < last, 'must be the lowest grade and then the highest');

/** Those of a business whose settings don't say. */
export const usualGrades: readonly [number, number] = [0, 12];
