/**
 * What the product specification fixes, in one place: its addresses with their events and heights, its labels, and the
 * entries that it names or counts. The content may hold more; none of this may be missing or different.
 */
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readContent } from './read-content.ts';
import { redirects, routeAt, routeTable, type EventTypeId } from './routes.ts';

type Row = readonly [
  path: string,
  event?: EventTypeId | undefined,
  height?: number | undefined,
  main?: string,
];

const pages: readonly Row[] = [
  // Outside the shared layout.
  ['/free-consultation', 'free-consultation', 1000],
  ['/sat-consultation', 'test-prep', 630],
  ['/act-consultation', 'test-prep', 900],
  ['/psat-consultation', 'test-prep', 630],
  ['/isee-consultation', 'test-prep', 630],
  ['/ssat-consultation', 'test-prep', 630],
  ['/hspt-consultation', 'test-prep', 630],
  ['/ap-exam-consultation', 'test-prep', 630],
  ['/math-consultation', 'free-consultation', 600],
  ['/science-consultation', 'free-consultation', 600],
  ['/english-consultation', 'free-consultation', 600],
  ['/social-studies-consultation', 'free-consultation', 600],
  ['/school-districts-consultation', 'school-districts', 1000],
  ['/florida-consultation', 'free-consultation', 700],
  ['/arkansas-consultation', 'free-consultation', 700],
  ['/arizona-consultation', 'free-consultation', 700],
  ['/indiana-consultation', 'free-consultation', 700],
  ['/new-hampshire-consultation', 'free-consultation', 700],
  ['/south-carolina-consultation', 'free-consultation', 700],
  // Inside it.
  ['/', 'free-consultation', 700],
  ['/subjects'],
  ['/subjects/mathematics'],
  ['/mathematics', undefined, undefined, '/subjects/mathematics'],
  ['/math-tutoring', undefined, undefined, '/subjects/mathematics'],
  ['/subjects/science'],
  ['/science-tutoring', undefined, undefined, '/subjects/science'],
  ['/subjects/english'],
  ['/english-tutoring', undefined, undefined, '/subjects/english'],
  ['/subjects/social-studies'],
  ['/social-studies-tutoring', undefined, undefined, '/subjects/social-studies'],
  ['/test-prep'],
  ['/sat-prep'],
  ['/act-prep'],
  ['/psat-prep'],
  ['/isee-prep'],
  ['/ssat-prep'],
  ['/hspt-prep'],
  ['/ap-exam-prep'],
  ['/ap-exams', undefined, undefined, '/ap-exam-prep'],
  ['/testimonials'],
  ['/podcast'],
  ['/school-districts'],
  ['/state-tutoring'],
  ['/are-you-a-teacher'],
  ['/meet-our-teachers'],
  ['/schedule'],
  ['/contact-us', 'free-consultation', 630],
  ['/faq'],
  ['/terms-of-service'],
  ['/privacy-policy'],
  ['/download'],
];

const content = readContent(fileURLToPath(new URL('../../content', import.meta.url)));
const routes = routeTable(content);
const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `t${index + 1}`);

const pageOf = <K extends (typeof content.pages)[number]['data']['kind']>(kind: K) =>
  content.pages.map(({ data }) => data).find((data) => data.kind === kind) as Extract<
    (typeof content.pages)[number]['data'],
    { kind: K }
  >;

describe('the addresses of the specification', () => {
  it.each(pages.map((row) => ({ row, path: row[0] })))(
    '$path is a page',
    ({ row: [path, eventType, height, aliasOf] }) => {
      const route = routeAt(routes, path);
      expect(route?.scheduler).toEqual(eventType && { eventType, height });
      expect(route?.aliasOf).toBe(aliasOf);
    },
  );

  it('are 52 with the redirect, and every further page is an entry’s own', () => {
    expect([...pages, ...redirects]).toHaveLength(52);
    expect(redirects).toEqual([{ from: '/home', to: '/' }]);
    const extra = routes.filter(({ path }) => !pages.some(([known]) => known === path));
    expect(extra.filter(({ entry }) => entry === undefined)).toEqual([]);
  });

  it('leave dead what has no page', () => {
    for (const path of ['/download-website', '/blog/12', '/home'])
      expect(routeAt(routes, path)).toBeUndefined();
  });

  it('name a test’s page after its program', () => {
    for (const { data } of content.tests) {
      expect(data.page.address).toBe(`/${data.name.toLowerCase().replaceAll(' ', '-')}`);
    }
  });
});

describe('the entries of the specification', () => {
  it('are its subjects, tests and states', () => {
    expect(ids(content.subjects)).toEqual(
      expect.arrayContaining(['math', 'science', 'english', 'social-studies']),
    );
    expect(ids(content.tests)).toEqual(
      expect.arrayContaining(['sat', 'act', 'ap', 'psat', 'isee', 'ssat', 'hspt']),
    );
    expect(content.states.map(({ data }) => data.program).join()).toMatch(/Step Up For Students/);
  });

  it('have their course areas: ten of mathematics with four topics each, six of the others', () => {
    for (const [id, areas] of Object.entries({ math: 10, science: 6, english: 6, 'social-studies': 6 })) {
      const subject = content.subjects.find((entry) => entry.id === id)?.data;
      expect(subject?.page.areas, id).toHaveLength(areas);
      if (id === 'math') for (const area of subject?.page.areas ?? []) expect(area.topics).toHaveLength(4);
    }
  });

  it('are 21 testimonials: 15 quotes of parents, 2 of students, 5 videos, 2 without a name', () => {
    const all = content.testimonials.map(({ data }) => data).filter(({ id }) => numbered(21).includes(id));
    expect(all).toHaveLength(21);
    expect(all.filter(({ role, quote }) => role === 'Parent' && quote)).toHaveLength(15);
    expect(all.filter(({ role, quote }) => role === 'Student' && quote)).toHaveLength(2);
    expect(all.filter(({ isVideo }) => isVideo)).toHaveLength(5);
    expect(all.filter(({ name }) => !name)).toHaveLength(2);
  });

  it('are 14 questions by number, 18 teachers with one founder, and 3 session types', () => {
    expect(ids(content.faq)).toEqual(
      expect.arrayContaining([1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 13, 14, 15, 16].map(String)),
    );
    expect(content.teachers.length).toBeGreaterThanOrEqual(18);
    expect(content.teachers.filter(({ data }) => data.founder)).toHaveLength(1);
    expect(content.sessionTypes.length).toBeGreaterThanOrEqual(3);
  });

  it('leave South Carolina without a Book Now button and a logo, and send its question elsewhere', () => {
    for (const { id, data } of content.states) {
      const plain = id === 'south-carolina';
      if (plain)
        expect([data.logo, data.consultation.showLogo, data.consultation.bookNow]).toEqual([
          undefined,
          false,
          false,
        ]);
      expect(data.consultation.contactTarget === '/contact-us', id).toBe(plain);
    }
  });
});

describe('the labels of the specification', () => {
  it('stand on their pages', () => {
    const home = pageOf('home');
    expect(home.primaryButton).toBe('Free 15-Minute Consultation');
    expect(home.secondaryButton).toBe('See Success Stories');
    expect(home.panels.subjects.heading).toBe('Subject-Specific Tutoring & Homeschooling');
    expect(home.panels.testPrep.heading).toBe('Test Preparation Excellence');
    expect(home.panels.districts.heading).toBe('Partnership with School Districts');
    expect(home.panels.districts.requestLabel).toBe('Request More Info');
    expect(home.testimonials).toMatchObject({
      heading: 'What Parents Are Saying',
      button: 'View All Testimonials',
    });
    expect(home.blog.heading).toBe('Educational Blog & Travel Stories');
    expect(home.schedule.heading).toBe('Ready to Start Learning?');
    expect(home.schedule.tiles.map(({ title }) => title)).toEqual([
      'Flexible Hours',
      'Online Sessions',
      'Expert Teachers',
    ]);
    expect(pageOf('subjects').why.heading).toBe('Why Our Subject-Specific Approach Works');
    expect(Object.values(pageOf('state-tutoring').consultations.badges)).toEqual([
      'Licensed Teachers',
      'Approved Vendor',
      'All Subjects',
      'State Funded',
    ]);
    expect(pageOf('schedule')).toMatchObject({
      launchLabel: 'Launch Scheduler',
      selectLabel: 'Select This Option',
    });
    expect(content.navigation[0]?.data.callToAction).toMatchObject({
      label: 'Free Consultation',
      labelOnSmallScreens: 'Schedule Free Consultation',
    });
  });
});
