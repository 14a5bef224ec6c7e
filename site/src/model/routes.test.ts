import { expect, it } from 'vitest';
import type { Content } from './content.ts';
import { examProgram } from './exam.ts';
import { fixedRoutes, routeTable } from './routes.ts';

const scheduler = { eventType: 'free-consultation', height: 600 } as const;
const subject = (id: string, order: number, aliases?: string[]) => ({
  id,
  data: {
    order,
    page: { address: `/subjects/${id}`, aliases },
    consultation: { address: `/${id}-consultation`, scheduler },
  },
});
const routes = routeTable({
  subjects: [subject('latin', 2, ['/latin']), subject('greek', 1)],
  exams: [],
  states: [{ id: 'texas', data: { order: 1, consultation: { address: '/texas-consultation', scheduler } } }],
  settings: [],
} as unknown as Content);

it('the route table is the fixed pages and what the entries bring, in their order', () => {
  expect(routes.slice(fixedRoutes.length)).toEqual([
    { path: '/subjects/greek', kind: 'subject', entry: 'greek' },
    { path: '/subjects/latin', kind: 'subject', entry: 'latin' },
    { path: '/latin', kind: 'subject', entry: 'latin', aliasOf: '/subjects/latin' },
    { path: '/greek-consultation', kind: 'subject-consultation', entry: 'greek', scheduler },
    { path: '/latin-consultation', kind: 'subject-consultation', entry: 'latin', scheduler },
    { path: '/texas-consultation', kind: 'state-consultation', entry: 'texas', scheduler },
  ]);
});

const { address, aliases } = examProgram.shape.page.shape;

it.each(['/exams/shsat', '/shsat/', 'shsat', '/'])(
  'a test’s page may not stand at %s, and is told why',
  (path) => {
    for (const result of [address.safeParse(path), aliases.safeParse([path])])
      expect(result.error?.issues[0]?.message).toContain('must be one part');
  },
);
