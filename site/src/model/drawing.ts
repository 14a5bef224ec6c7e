import { z } from 'zod';

/** The board drawings; each name is one component in src/illustrations/. */
export const drawings = [
  'parabola',
  'cell',
  'edited-paragraph',
  'timeline',
  'subject-shelf',
  'sat-answer-sheet',
  'act-pacing',
  'psat-percentiles',
  'isee-synonyms',
  'ssat-analogies',
  'hspt-number-series',
  'ap-free-response',
  'test-clock',
  'calendar',
  'floor-plan',
  'district-plan',
  'states-map',
  'lesson-plan',
  'microphone',
  'speech-bubbles',
  'staff-room',
  'question-cards',
  'envelope',
  'session-options',
  'file-box',
  'florida-sun',
  'arkansas-river',
  'arizona-mesa',
  'indiana-field',
  'new-hampshire-peak',
  'south-carolina-coast',
  'function-machine',
  'circuit',
  'sentence-diagram',
  'map-legend',
] as const;
export const drawing = z.enum(drawings);

/** The drawn badges of states; each name is one scene in src/illustrations/state-badge.tsx. */
export const badge = z.enum(['florida', 'arkansas', 'arizona', 'indiana', 'new-hampshire']);
export type BadgeName = z.infer<typeof badge>;
export type DrawingName = z.infer<typeof drawing>;
