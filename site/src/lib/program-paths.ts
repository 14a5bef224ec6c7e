import type { TestProgram } from '../model/test-program.ts';
import { subjectIds, type SubjectId } from '../model/subject.ts';
import { isRoutePath, routeFor, type RoutePath } from '../model/routes.ts';

/**
 * The address of a test's page, made from the program's name: lower case, spaces turned to hyphens.
 * @throws Error when the name leads to no page, so that a renamed program stops the build.
 */
export function testPagePath(program: Pick<TestProgram, 'name'>): RoutePath {
  const path = `/${program.name.toLowerCase().replaceAll(' ', '-')}`;
  if (!isRoutePath(path))
    throw new Error(`The test program "${program.name}" leads to ${path}, which is no page.`);
  return path;
}

/** The page of one of the four subjects; any other subject leads to the overview. */
export function subjectPagePath(id: string): RoutePath {
  return (subjectIds as readonly string[]).includes(id) ? routeFor('subject', id as SubjectId) : '/subjects';
}
