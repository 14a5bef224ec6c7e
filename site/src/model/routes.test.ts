import { expect, it } from 'vitest';
import { getContent } from '../content-reader/content-cache.ts';
import { examProgram } from './exam.ts';
import { fixedRoutes, routeTable } from './routes.ts';

const content = structuredClone(getContent());
for (const { id, data } of content.subjects) data.order = id === 'math' ? 2 : 1;
const routes = routeTable({
  ...content,
  exams: [],
  states: content.states.filter(({ id }) => id === 'florida'),
});
const scheduler = { eventType: 'free-consultation', height: 600 };

it('the route table is the fixed pages and what the entries bring, in their order', () => {
  expect(routes.slice(fixedRoutes.length)).toMatchObject([
    { path: '/subjects/science', kind: 'subject', entry: 'science' },
    { path: '/science-tutoring', kind: 'subject', entry: 'science', aliasOf: '/subjects/science' },
    { path: '/subjects/mathematics', kind: 'subject', entry: 'math' },
    { path: '/mathematics', kind: 'subject', entry: 'math', aliasOf: '/subjects/mathematics' },
    { path: '/math-tutoring', kind: 'subject', entry: 'math', aliasOf: '/subjects/mathematics' },
    { path: '/science-consultation', kind: 'subject-consultation', entry: 'science', scheduler },
    { path: '/math-consultation', kind: 'subject-consultation', entry: 'math', scheduler },
    { path: '/florida-consultation', kind: 'state-consultation', entry: 'florida' },
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
