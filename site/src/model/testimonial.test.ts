import { expect, it } from 'vitest';
import { testimonial } from './testimonial.ts';

const named = (name: string) =>
  testimonial.safeParse({
    id: 't1',
    name,
    role: 'Parent',
    rating: 5,
    quote: 'She looks forward to every hour of it.',
  });

it.each([
  ...[
    'José',
    'Jose\u0301',
    'प्रिया',
    '美玲',
    '玲',
    'de’Shawn',
    "D'Arcy",
    'O’Neil',
    'Zoë',
    'Nguyễn',
    'محمد',
    'Владимир',
  ],
  ...['Mary Ann', 'Jean-Luc', 'J. P.', 'Noʻeau', 'क्‍षमा', 'مه‌دی', 'Kα', '윤아', 'ณัฐ', 'Montserrat·la', 'i'],
])('a first name may be %s', (name) => {
  expect(named(name).success).toBe(true);
});

it.each([
  '',
  ' Jo',
  'Jo ',
  'Jo2',
  '-Jo',
  'Jo & Ann',
  'Jo!',
  'Jo (mother)',
  'x'.repeat(41),
  '\u0301Jose',
  '—',
  '🙂',
])('and may not be %j', (name) => {
  expect(named(name).success).toBe(false);
});
