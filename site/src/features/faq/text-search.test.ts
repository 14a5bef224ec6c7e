import { describe, expect, it } from 'vitest';
import { matchesSearch } from './text-search.ts';

describe('matchesSearch', () => {
  const text = 'Do you work with students who have an IEP? Give us 24 hours’ notice. Résumé.';

  it.each(['iep', 'STUDENTS iep', "hours' notice", 'resume', '', '  '])('finds %j', (search) => {
    expect(matchesSearch(text, search)).toBe(true);
  });

  it.each(['algebra', 'iep algebra'])('does not find %j', (search) => {
    expect(matchesSearch(text, search)).toBe(false);
  });
});
