import { z } from 'zod';

export const subjectIcons = ['calculator', 'flask', 'book', 'globe', 'pencil', 'chat', 'laptop'] as const;
export const icons = [
  ...subjectIcons,
  'badge',
  'board',
  'calendar',
  'check',
  'clock',
  'clipboard',
  'heart',
  'home',
  'mail',
  'people',
  'phone',
  'school',
  'shield',
  'star',
  'target',
] as const;
/** A drawn line icon. */
export const icon = z.enum(icons);
export type IconName = z.infer<typeof icon>;
