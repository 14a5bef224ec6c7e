import { expect, it } from 'vitest';
import { examProgram } from './exam.ts';

const { address, aliases } = examProgram.shape.page.shape;

it.each(['/exams/shsat', '/shsat/', 'shsat', '/'])(
  'a test’s page may not stand at %s, and is told why',
  (path) => {
    for (const result of [address.safeParse(path), aliases.safeParse([path])])
      expect(result.error?.issues[0]?.message).toContain('must be one part');
  },
);
