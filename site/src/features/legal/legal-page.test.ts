import { describe, expect, it } from 'vitest';
import { mainHeadings } from './legal-page.tsx';

describe('mainHeadings', () => {
  it('keeps the headings of the second level', () => {
    const headings = [2, 3, 2].map((depth, index) => ({ depth, slug: `h${index}`, text: `H${index}` }));
    expect(mainHeadings(headings).map((heading) => heading.slug)).toEqual(['h0', 'h2']);
  });
});
