import type { CourseArea } from '../../model/subject.ts';

export const grades = Array.from({ length: 12 }, (_grade, index) => index + 1);

/** A course with the grades in which it is usually taken. */
export type GradedCourse = CourseArea & { grades: NonNullable<CourseArea['grades']> };

/** The courses of a subject for its chart; empty unless every course has its grades. */
export const gradedCourses = (areas: readonly CourseArea[]): GradedCourse[] | undefined =>
  areas.every((area): area is GradedCourse => area.grades !== undefined) ? [...areas] : undefined;
