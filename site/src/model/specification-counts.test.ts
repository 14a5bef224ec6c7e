import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { crossReferenceProblems } from './cross-references.ts';
import type { Content } from './content.ts';
import { readContent } from './read-content.ts';

const shipped = readContent(fileURLToPath(new URL('../../content', import.meta.url)));

/** The shipped content with one change, and with the counts enforced or not. */
function changed(counted: boolean, change: (content: Content) => void): Content {
  const content = structuredClone(shipped);
  for (const { data } of content.settings) data.specificationCounts = counted;
  change(content);
  return content;
}

const found = (content: Content) =>
  crossReferenceProblems(content).map(({ file, field }) => `${file} ${field}`);

const changes: readonly [string, (content: Content) => void, string][] = [
  ['a teacher less', (content) => content.teachers.splice(2, 1), 'teachers/ profiles'],
  [
    'a second founder',
    (content) => {
      content.teachers.forEach(({ data }) => {
        data.founder = true;
      });
    },
    'teachers/ founder: true',
  ],
  [
    'a review less',
    (content) => content.testimonials.splice(9, 1),
    'testimonials.yaml parent reviews with a quote',
  ],
  ['a question less', (content) => content.faq.splice(1, 1), 'faq.yaml id'],
  ['a session type less', (content) => content.sessionTypes.splice(0, 1), 'session-types.yaml session types'],
];

describe('the counts of the specification', () => {
  it.runIf(shipped.settings[0]?.data.specificationCounts)('hold for the shipped content', () => {
    expect(found(changed(true, () => undefined))).toEqual([]);
    expect(shipped.teachers).toHaveLength(18);
    expect(shipped.testimonials).toHaveLength(21);
    expect(shipped.faq).toHaveLength(14);
    expect(shipped.states).toHaveLength(6);
  });

  it.each(changes)('are enforced while the settings say so: %s', (_name, change, problem) => {
    expect(found(changed(true, change))).toContain(problem);
  });

  it.each(changes)('leave an owner free otherwise: %s', (_name, change) => {
    expect(found(changed(false, change))).toEqual([]);
  });

  it('say how to have others', () => {
    const [problem] = crossReferenceProblems(changed(true, (content) => content.teachers.splice(2, 1)));
    expect(problem?.allowed).toBe(
      'must be 18 (specification; to have others, take specificationCounts out of settings.yaml)',
    );
  });
});

describe('what the pages need', () => {
  it.each([true, false])('is checked whether or not counts are (%s)', (counted) => {
    const withoutFounder = changed(counted, ({ teachers }) => {
      teachers.forEach(({ data }) => {
        data.founder = false;
      });
    });
    expect(found(withoutFounder)).toContain('teachers/ founder');
    const withoutCategory = changed(counted, (content) => {
      content.faq = content.faq.filter(({ data }) => data.category !== 'Pricing');
    });
    expect(found(withoutCategory)).toContain('faq.yaml category');
    const twice = changed(counted, ({ faq }) => {
      for (const entry of faq.slice(0, 2)) entry.data.id = 1;
    });
    expect(found(twice)).toContain('faq.yaml [1].id');
    const withoutState = changed(counted, ({ states }) => {
      states.splice(0, 1);
    });
    expect(found(withoutState)).toContain('states/ id');
  });
});
