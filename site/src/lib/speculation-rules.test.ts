import { describe, expect, it } from 'vitest';
import { readRoutes } from '../model/read-routes.ts';
import { redirects } from '../model/routes.ts';
import { speculationRules } from './speculation-rules.ts';

const routes = readRoutes();
const { prerender } = speculationRules(routes);
const prerendered = prerender.flatMap((rule) => rule.where.href_matches);

describe('the speculation rules', () => {
  it('have every page once, those with a calendar included', () => {
    expect([...prerendered].sort()).toEqual(routes.map((route) => route.path).sort());
  });

  it('list nothing but pages', () => {
    for (const { from } of redirects) expect(prerendered).not.toContain(from);
  });

  it('wait for a sign of interest', () => {
    expect(prerender.map((rule) => rule.eagerness)).toEqual(['moderate']);
  });
});
