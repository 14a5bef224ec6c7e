import { expect, it } from 'vitest';
import type { Content } from './content.ts';
import { fixedRoutes, routeTable } from './routes.ts';

const scheduler = { eventType: 'free-consultation', height: 600 } as const;
const routes = routeTable({
  subjects: [
    {
      id: 'latin',
      data: {
        order: 2,
        page: { address: '/subjects/latin', aliases: ['/latin'] },
        consultation: { address: '/latin-consultation', scheduler },
      },
    },
    {
      id: 'greek',
      data: {
        order: 1,
        page: { address: '/subjects/greek' },
        consultation: { address: '/greek-consultation', scheduler },
      },
    },
  ],
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
