import { describe, expect, it } from 'vitest';
import {
  canonicalPath,
  isRoutePath,
  parentPath,
  redirects,
  routeFor,
  routes,
  schedulerOn,
} from './routes.ts';

/** The route table of the product specification, section 2, as it is written there. */
const landingPages = [
  '/free-consultation',
  '/sat-consultation',
  '/act-consultation',
  '/psat-consultation',
  '/isee-consultation',
  '/ssat-consultation',
  '/hspt-consultation',
  '/ap-exam-consultation',
  '/math-consultation',
  '/science-consultation',
  '/english-consultation',
  '/social-studies-consultation',
  '/school-districts-consultation',
  '/florida-consultation',
  '/arkansas-consultation',
  '/arizona-consultation',
  '/indiana-consultation',
  '/new-hampshire-consultation',
  '/south-carolina-consultation',
];
const sharedPages = [
  '/',
  '/subjects',
  '/subjects/mathematics',
  '/mathematics',
  '/math-tutoring',
  '/subjects/science',
  '/science-tutoring',
  '/subjects/english',
  '/english-tutoring',
  '/subjects/social-studies',
  '/social-studies-tutoring',
  '/test-prep',
  '/sat-prep',
  '/act-prep',
  '/psat-prep',
  '/isee-prep',
  '/ssat-prep',
  '/hspt-prep',
  '/ap-exam-prep',
  '/ap-exams',
  '/testimonials',
  '/podcast',
  '/school-districts',
  '/state-tutoring',
  '/are-you-a-teacher',
  '/meet-our-teachers',
  '/schedule',
  '/contact-us',
  '/faq',
  '/terms-of-service',
  '/privacy-policy',
  '/download',
];

describe('the route table', () => {
  it('holds the pages of the specification, all of them and no others', () => {
    expect(routes.map((route) => route.path).sort()).toEqual([...landingPages, ...sharedPages].sort());
  });

  it('redirects /home to /', () => {
    expect(redirects).toEqual([{ from: '/home', to: '/' }]);
  });

  it('does not know what the specification leaves dead', () => {
    expect(isRoutePath('/download-website')).toBe(false);
    expect(isRoutePath('/blog/12')).toBe(false);
    expect(isRoutePath('/home')).toBe(false);
  });

  it('names the main address of each alias', () => {
    expect(canonicalPath('/math-tutoring')).toBe('/subjects/mathematics');
    expect(canonicalPath('/mathematics')).toBe('/subjects/mathematics');
    expect(canonicalPath('/ap-exams')).toBe('/ap-exam-prep');
    expect(canonicalPath('/sat-prep')).toBe('/sat-prep');
  });

  it('places a scheduler on every landing page, on the home page and on the contact page', () => {
    const withScheduler = routes.filter((route) => schedulerOn(route.path)).map((route) => route.path);
    expect(withScheduler.sort()).toEqual([...landingPages, '/', '/contact-us'].sort());
  });

  it.each([
    ['/', 700, 'free-consultation'],
    ['/florida-consultation', 700, 'free-consultation'],
    ['/south-carolina-consultation', 700, 'free-consultation'],
    ['/sat-consultation', 630, 'test-prep'],
    ['/ssat-consultation', 630, 'test-prep'],
    ['/ap-exam-consultation', 630, 'test-prep'],
    ['/contact-us', 630, 'free-consultation'],
    ['/act-consultation', 900, 'test-prep'],
    ['/math-consultation', 600, 'free-consultation'],
    ['/social-studies-consultation', 600, 'free-consultation'],
    ['/free-consultation', 1000, 'free-consultation'],
    ['/school-districts-consultation', 1000, 'school-districts'],
  ] as const)('gives %s a scheduler of %i px for %s', (path, height, eventType) => {
    expect(schedulerOn(path)).toEqual({ height, eventType });
  });
});

describe('routeFor', () => {
  it('finds the main address of an entry', () => {
    expect(routeFor('subject', 'math')).toBe('/subjects/mathematics');
    expect(routeFor('test-consultation', 'ap')).toBe('/ap-exam-consultation');
  });
  it('says what it does not find', () => {
    expect(() => routeFor('subject', 'latin')).toThrow('No route of kind "subject" for "latin"');
  });
});

describe('parentPath', () => {
  it('names the overview of subject and test pages', () => {
    expect(parentPath('/math-tutoring')).toBe('/subjects');
    expect(parentPath('/sat-prep')).toBe('/test-prep');
    expect(parentPath('/faq')).toBeUndefined();
  });
});
