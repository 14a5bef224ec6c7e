import { expect, it } from 'vitest';
import { equationOf } from './parabola.ts';

it.each([
  [2, -1, 'y = (x − 2)² − 1'],
  [0, 0, 'y = x²'],
  [-0.5, 1.5, 'y = (x + ½)² + 1½'],
])('writes the equation of the curve with its lowest point at (%f, %f)', (x, y, equation) => {
  expect(equationOf(x, y)).toBe(equation);
});
