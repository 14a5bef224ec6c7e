import { describe, expect, it } from 'vitest';
import type { Content } from './content.ts';
import { fixedRoutes, mainPath, mainRoutes, parentPath, routeAt, routeTable } from './routes.ts';

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

describe('the route table', () => {
  it('is the fixed pages and what the entries bring, in their order', () => {
    expect(routes.slice(fixedRoutes.length)).toEqual([
      { path: '/subjects/greek', kind: 'subject', entry: 'greek' },
      { path: '/subjects/latin', kind: 'subject', entry: 'latin' },
      { path: '/latin', kind: 'subject', entry: 'latin', aliasOf: '/subjects/latin' },
      { path: '/greek-consultation', kind: 'subject-consultation', entry: 'greek', scheduler },
      { path: '/latin-consultation', kind: 'subject-consultation', entry: 'latin', scheduler },
      { path: '/texas-consultation', kind: 'state-consultation', entry: 'texas', scheduler },
    ]);
  });

  it('names the main address of an alias, and lists pages without their aliases', () => {
    expect(routes.filter(({ path }) => path === '/latin').map(mainPath)).toEqual(['/subjects/latin']);
    expect(mainRoutes(routes).map(({ path }) => path)).not.toContain('/latin');
    expect(mainRoutes(routes)).toHaveLength(routes.length - 1);
  });

  it('names the overview of subject pages', () => {
    expect(parentPath(routeAt(routes, '/latin'))).toBe('/subjects');
    expect(parentPath(routeAt(routes, '/faq'))).toBeUndefined();
    expect(parentPath(routeAt(routes, '/nowhere'))).toBeUndefined();
  });
});
