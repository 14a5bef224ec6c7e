import { describe, expect, it } from 'vitest';
import { clockLabel, durationLabel, minutesLabel } from './format-duration.ts';

const spaces = (text: string) => text.replaceAll('\u00a0', ' ');

describe('a duration', () => {
  it.each([
    [20, '20 min'],
    [60, '1 hr'],
    [185, '3 hr 5 min'],
  ])('of %i minutes reads %s', (minutes, label) => {
    expect(spaces(durationLabel(minutes))).toBe(label);
  });

  it('keeps minutes as given where that is asked for', () => {
    expect(spaces(minutesLabel(155))).toBe('155 min');
  });

  it('stands on one line', () => {
    expect(durationLabel(185)).not.toContain(' ');
  });

  it.each([
    [5, '0:05'],
    [65, '1:05'],
    [180, '3:00'],
  ])('of %i minutes is %s on a clock', (minutes, label) => {
    expect(clockLabel(minutes)).toBe(label);
  });
});
