import { expect, it } from 'vitest';
import { address } from './path.ts';
import { examProgram } from './exam.ts';

const testPage = examProgram.shape.page.shape;

it.each(['/sat-prep', '/ap-exams'])('a test’s page may stand at %s', (path) => {
  expect(testPage.address.safeParse(path).success).toBe(true);
  expect(testPage.aliases.safeParse([path]).success).toBe(true);
});

it.each(['/exams/shsat', '/shsat/', 'shsat', '/'])(
  'a test’s page may not stand at %s, and is told why',
  (path) => {
    for (const result of [testPage.address.safeParse(path), testPage.aliases.safeParse([path])])
      expect(result.error?.issues[0]?.message).toContain('must be one part');
  },
);

it('a subject’s page may stand below another', () => {
  expect(address.safeParse('/subjects/science').success).toBe(true);
});
