import { describe, expect, it } from 'vitest';
import { wcagContrast } from 'culori';
import { themeColor } from './colors.ts';
import { contrastProblems, failing } from './validate-brand.ts';

it('reads every shipped text on what it stands on, in both schemes', () => {
  expect(failing({})).toEqual([]);
});

describe('an owner’s colors', () => {
  it('pass when they are dark enough', () => {
    expect(contrastProblems({ action: '#5b2a86', 'action-hover': '#43206a', ink: '#222222' })).toEqual([]);
  });

  it.each([
    ['action', '#ffee00'],
    ['action-hover', '#88aaff'],
    ['highlighter', '#222200'],
    ['ink', '#999999'],
  ] as const)('are told one by one, with a shade that passes: %s %s', (name, color) => {
    const [problem, ...others] = contrastProblems({ [name]: color });
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ field: `brand.colors.${name}`, value: color });
    expect(problem?.message).toMatch(/contrast of \d/);
    // The suggestion is the line to write, with its quotation marks.
    const suggested = problem?.suggestion?.slice(1, -1);
    expect(suggested).toMatch(/^#[\da-f]{6}$/);
    expect(contrastProblems({ [name]: suggested })).toEqual([]);
  });
});

it('derives links and buttons of both schemes from the action color', () => {
  const own = { action: '#5b2a86' };
  expect(themeColor('button', own)).toBe('#5b2a86');
  expect(wcagContrast(themeColor('blue', own, 'dark'), themeColor('surface', own, 'dark'))).toBeGreaterThan(
    4.5,
  );
});

it.each([
  ['#1c5c46', '#2346c7'],
  ['#5b2a86', '#5b2a86'],
])('with the action color %s, a teacher writes in %s, which no child does', (action, teacher) => {
  expect(themeColor('teacher', { action })).toBe(teacher);
});
