import type { PageOf } from '../../model/page.ts';

/** What the drawings and tables of a test's time are called; the overview's content holds them for all tests. */
export type ExamLabels = PageOf<'test-prep'>['timing'];
