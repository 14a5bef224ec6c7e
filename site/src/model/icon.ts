import { z } from 'zod';

export const subjectIcons = ['calculator', 'flask', 'book', 'globe'] as const;
export const icons = [
  ...subjectIcons,
  'badge',
  'board',
  'calendar',
  'chat',
  'check',
  'clock',
  'clipboard',
  'heart',
  'home',
  'laptop',
  'mail',
  'people',
  'pencil',
  'phone',
  'school',
  'shield',
  'star',
  'target',
] as const;
/** A drawn line icon. */
export const icon = z.enum(icons);
export type IconName = z.infer<typeof icon>;
