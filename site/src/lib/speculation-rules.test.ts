import { describe, expect, it } from 'vitest';
import { readRoutes } from '../model/read-routes.ts';
import { redirects, routeAt } from '../model/routes.ts';
import { speculationRules } from './speculation-rules.ts';

const routes = readRoutes();
const schedulerOn = (path: string) => routeAt(routes, path)?.scheduler;
const { prerender, prefetch } = speculationRules(routes);
const prerendered = prerender.flatMap((rule) => rule.where.href_matches);
const prefetched = prefetch.flatMap((rule) => rule.where.href_matches);

describe('the speculation rules', () => {
  it.each(routes.map((route) => route.path))('have %s in exactly one list', (path) => {
    expect([...prerendered, ...prefetched].filter((listed) => listed === path)).toEqual([path]);
  });

  it('list nothing but pages', () => {
    expect([...prerendered, ...prefetched]).toHaveLength(routes.length);
    for (const { from } of redirects) expect([...prerendered, ...prefetched]).not.toContain(from);
  });

  it('render no page with a scheduler ahead, and fetch each of them', () => {
    expect(prerendered.filter((path) => schedulerOn(path))).toEqual([]);
    expect(prefetched.filter((path) => !schedulerOn(path))).toEqual([]);
  });

  it('wait for a sign of interest', () => {
    expect([...prerender, ...prefetch].map((rule) => rule.eagerness)).toEqual(['moderate', 'moderate']);
  });
});
