import { describe, expect, it } from 'vitest';
import { cutAround } from './cut-around.ts';

const square = { width: 440, height: 440 };

describe('cutAround', () => {
  it('keeps the point in the middle where there is room', () => {
    expect(cutAround({ width: 3000, height: 2000 }, square, 50, 50)).toEqual({
      left: 500,
      top: 0,
      width: 2000,
      height: 2000,
    });
    expect(cutAround({ width: 2000, height: 4000 }, square, 50, 40)).toMatchObject({ left: 0, top: 600 });
  });

  it('stops at the edges', () => {
    expect(cutAround({ width: 3000, height: 2000 }, square, 100, 0)).toMatchObject({ left: 1000, top: 0 });
    expect(cutAround({ width: 2000, height: 4000 }, square, 0, 2)).toMatchObject({ left: 0, top: 0 });
  });

  it('takes the whole of a picture that has the proportions already', () => {
    const whole = { left: 0, top: 0, width: 801, height: 501 };
    expect(cutAround(whole, { width: 800, height: 500 }, 20, 90)).toMatchObject({ height: 501, left: 0 });
  });
});
