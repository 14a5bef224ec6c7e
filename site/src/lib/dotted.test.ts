import { expect, it } from 'vitest';
import { dotted } from './dotted.ts';

it('keeps each dot with the name before it', () => {
  expect(dotted(['Algebra', 'Plane Geometry']).split(/(?!\u00a0)\s/)).toEqual([
    'Algebra\u00a0·',
    'Plane',
    'Geometry',
  ]);
});
