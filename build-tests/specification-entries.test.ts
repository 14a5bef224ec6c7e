/** Checks that built pages have the entries, figures and sections of the specification. */
import { describe, expect, it } from 'vitest';
import type { HTMLElement } from 'node-html-parser';
import { getContent } from '../site/src/content-reader/content-cache.ts';
import { mainOf, textOf } from '../e2e/built-pages.ts';
import { examNames, subjectAreas } from './specification.ts';

const content = getContent();
const texts = (part: HTMLElement, selector: string) => part.querySelectorAll(selector).map(textOf);
const hrefs = (part: HTMLElement, selector = 'a') =>
  part.querySelectorAll(selector).map((link) => link.getAttribute('href'));

describe('the home page', () => {
  const main = mainOf('/');

  it('has its sections in order, with their anchors', () => {
    const headings = texts(main, 'h2');
    expect(headings[0]).toMatch(/^Why Choose/);
    expect(headings).toEqual(
      expect.arrayContaining(['What Parents Are Saying', 'Educational Blog & Travel Stories']),
    );
    expect(headings.at(-1)).toMatch(/^Ready to Start Learning\?/);
    const ids = ['test-prep', 'school-districts', 'testimonials', 'blog', 'schedule'];
    expect(main.querySelectorAll(ids.map((id) => `#${id}`).join()).map(({ id }) => id)).toEqual(ids);
    expect(texts(main, '#schedule li h3')).toEqual(['Flexible Hours', 'Online Sessions', 'Expert Teachers']);
  });

  it('has three panels, closed at first, each of which opens by itself and is labeled with its content', () => {
    const panels = main.querySelectorAll('details');
    expect(panels.filter((panel) => panel.hasAttribute('open') || panel.hasAttribute('name'))).toEqual([]);
    expect(texts(main, 'details summary')).toEqual([
      expect.stringMatching(/^Subject-Specific Tutoring & Homeschooling.*Social Studies/),
      expect.stringMatching(/^Test Preparation Excellence.*HSPT/),
      expect.stringMatching(/^Partnership with School Districts.*IEP/),
    ]);
    expect(panels.map((panel) => hrefs(panel))).toEqual([
      Object.keys(subjectAreas),
      expect.arrayContaining(examNames.map((id) => `/${id}-prep`)),
      ['/school-districts-consultation', 'https://districts.example.com'],
    ]);
  });

  it('shows three parents, and three posts of two kinds', () => {
    expect(texts(main, '#testimonials figcaption')).toEqual(Array(3).fill(expect.stringContaining('Parent')));
    expect(texts(main, '#blog article time')).toEqual(['Oct 2, 2025', 'Aug 7, 2025', 'Sep 18, 2025']);
    expect(hrefs(main, '#blog article a')).toEqual([
      'https://blog.example.com/what-a-diagnostic-tells-you',
      'https://blog.example.com/a-week-of-geometry-in-lisbon',
      'https://blog.example.com/how-to-read-a-word-problem',
    ]);
  });
});

it.each(content.subjects)(
  'the icon of $id is on its card and above its landing page’s headline',
  ({ data }) => {
    const { page, consultation } = data;
    const card = mainOf('/subjects').querySelector(`article:has(a[href="${page.address}"])`);
    const drawn = (icon: HTMLElement | null | undefined) => icon?.querySelector('path')?.getAttribute('d');
    const first = mainOf(consultation.address).querySelector('svg, h1');
    expect(drawn(first)).toBe(drawn(card?.querySelector('h3 svg')) ?? 'an icon on the card');
  },
);

it.each(Object.entries(subjectAreas))('%s has its areas', (path, areas) => {
  expect(texts(mainOf(path), 'h3').slice(0, areas.length)).toEqual(areas);
});

it('mathematics has four topics and a link in each area', () => {
  const areas = mainOf('/subjects/mathematics')
    .querySelectorAll('h3')
    .slice(0, subjectAreas['/subjects/mathematics']?.length)
    .map((heading) => heading.closest('li'));
  for (const area of areas) {
    expect(area?.querySelectorAll('li')).toHaveLength(4);
    expect(area?.querySelectorAll('a[href="/math-consultation"]')).toHaveLength(1);
  }
});

it('every line of a test program’s features is on /test-prep and in the home page’s panel', () => {
  const features = content.exams.flatMap(({ data }) => data.features);
  const cards = mainOf('/test-prep')
    .querySelectorAll('article')
    .filter((card) => !card.closest('details'));
  expect(cards).toHaveLength(content.exams.length);
  for (const shown of [cards.map(textOf).join(), textOf(mainOf('/'))])
    for (const feature of features) expect(shown).toContain(feature);
});

/** For each exam's page, the specified length and scores, and the minutes and questions of each section. */
const specifiedFigures = {
  '/sat-prep': {
    texts: ['3 hr', '400–1600'],
    sections: [
      'Reading 65 min, 52 questions',
      'Writing & Language 35 min, 44 questions',
      'Math 80 min, 58 questions',
    ],
  },
  '/act-prep': {
    texts: ['2 hr 55 min, or 3 hr 35 min', '1–36'],
    sections: [
      ...['English 45 min, 75 questions', 'Math 60 min, 60 questions'],
      ...['Reading 35 min, 40 questions', 'Science 35 min, 40 questions'],
      'Writing, optional essay 40 min',
    ],
  },
  '/psat-prep': {
    texts: ['2 hr 45 min', '320–1520', '50,000+', '16,000+', '7,500+'],
    sections: [
      'Reading 60 min, 47 questions',
      'Writing & Language 35 min, 44 questions',
      'Math 70 min, 48 questions',
    ],
  },
  '/isee-prep': {
    texts: ['2 hr 40 min', '760–940', 'Primary', 'Lower', 'Middle', 'Upper'],
    sections: [
      ...['Verbal Reasoning 20 min', 'Quantitative Reasoning 35 min', 'Reading Comprehension 25 min'],
      ...['Mathematics Achievement 40 min', 'Essay, unscored 30 min'],
    ],
  },
  '/ssat-prep': {
    texts: ['3 hr 5 min', '1500–2400', 'Grades 3–4', 'Grades 5–7', 'Grades 8–11'],
    sections: [...['Elementary Level 89 min', 'Middle Level 155 min', 'Upper Level 185 min']],
  },
  '/hspt-prep': {
    texts: ['2 hr 30 min', '200–800'],
    sections: [
      ...['Verbal 16 min, 60 questions', 'Quantitative 30 min, 52 questions', 'Reading 25 min, 62 questions'],
      ...['Mathematics 45 min, 64 questions', 'Language 25 min, 60 questions'],
    ],
  },
};

it.each(Object.entries(specifiedFigures))(
  '%s gives each figure of the specification, minutes as they are given',
  (path, { texts: figures, sections }) => {
    const main = mainOf(path);
    for (const figure of figures) expect(textOf(main)).toContain(figure);
    const changed = path !== '/hspt-prep';
    const timing = main.querySelectorAll(changed ? '#timing [data-format=earlier] li' : '#timing li');
    const rows = timing.filter((row) => !row.closest('details')).map(textOf);
    for (const section of sections) expect(rows.filter((row) => row.startsWith(section))).not.toEqual([]);
    const label = /^\/(isee|ssat)/.test(path) ? /^Figures we listed before/ : /^Earlier.*\d{4}/;
    const labels = texts(main, '#timing h3').filter((one) => label.test(one));
    if (changed) expect(labels).not.toEqual([]);
  },
);

it('/ap-exam-prep shows the three figures of the program without comment', () => {
  const main = mainOf('/ap-exam-prep');
  const labels = ['AP courses', 'average savings in college costs', 'of colleges accept AP scores'];
  expect(texts(main, '#timing dt').slice(0, 3)).toEqual(labels);
  expect(texts(main, '#timing dd b')).toEqual(['38+', '$3,000+', '85%']);
});

it('/state-tutoring has six cards, all but South Carolina’s with an outline', () => {
  const more = mainOf('/state-tutoring').querySelectorAll('li a');
  const cards = more
    .filter((link) => textOf(link).startsWith('Learn More'))
    .map((link) => link.closest('li'));
  expect(cards.map((card) => (card?.querySelector('svg') ? '' : textOf(card?.querySelector('h3'))))).toEqual([
    ...['', '', '', '', ''],
    expect.stringContaining('South Carolina'),
  ]);
});

it('/testimonials has 15 parents, 4 of them shown, 2 students and 5 videos, with their roles', () => {
  const main = mainOf('/testimonials');
  expect(main.querySelectorAll('#videos a[href*="youtu"]')).toHaveLength(5);
  expect(main.querySelectorAll('#parents figure')).toHaveLength(15);
  expect(main.querySelectorAll('#parents details figure')).toHaveLength(11);
  expect(texts(main, '#parents summary span')).toEqual(['Show 11 More Reviews', 'Show Less Reviews']);
  const written = texts(main, ':is(#parents, #students) figcaption > span');
  expect(written).toHaveLength(17);
  for (const by of written) expect(by).toMatch(/^(\S+ · (Parent|Student)|Anonymous Parent)$/);
  expect(written.filter((by) => by.startsWith('Anonymous'))).toHaveLength(2);
  expect(textOf(main.querySelector('#videos'))).toContain('Math Teacher');
  const parents = content.testimonials.filter(({ data }) => data.role === 'Parent');
  for (const { data } of parents) expect(data.label ?? 'Parent').toContain('Parent');
  expect(textOf(main.querySelector('#parents'))).toContain('5 out of 5 stars');
});

it('/faq has 14 questions by number, under six categories and All, with their counts', () => {
  const main = mainOf('/faq');
  expect(main.querySelectorAll('details[open]')).toEqual([]);
  // The specification numbers the questions but gives no order on the page.
  const ids = main.querySelectorAll('details [id^="faq-"]').map(({ id }) => Number(id.slice(4)));
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 13, 14, 15, 16];
  expect(ids.toSorted((one, other) => one - other)).toEqual(numbers);
  const categories =
    'All14, General3, Scheduling3, Academic Support3, Technology2, Pricing1, School Districts2';
  expect(texts(main, 'label:has([type="radio"])').join(', ')).toBe(categories);
});

it('/faq finds the questions of a category by its name', () => {
  const pricing = mainOf('/faq').querySelector('details[data-category=pricing]');
  expect(pricing && texts(pricing, '[data-searched]')).toContain('Pricing');
});

it('/meet-our-teachers has 18 teachers, one the founder, with biographies cut after 200 letters', () => {
  const main = mainOf('/meet-our-teachers');
  const teachers = texts(main, '[data-specialties]');
  expect(teachers).toHaveLength(18);
  expect(teachers.filter((text) => text.includes('Founder'))).toHaveLength(1);
  for (const { data } of content.teachers) {
    expect(textOf(main)).toContain(data.bio);
    if (data.bio.length > 200) expect(textOf(main)).toContain(`${data.bio.slice(0, 200)}…`);
  }
});

it('/schedule has buttons that do nothing, and say so, and three kinds of sessions', () => {
  const buttons = mainOf('/schedule').querySelectorAll('button');
  const labeled = (label: string) => buttons.filter((button) => textOf(button).startsWith(label)).length;
  expect([labeled('Select This Option'), labeled('Launch Scheduler')]).toEqual([3, 1]);
  for (const button of buttons) expect(button.hasAttribute('disabled'), textOf(button)).toBe(true);
});

it('/are-you-a-teacher has a mail link with a subject, and the resume in its body', () => {
  const [mail = ''] = hrefs(mainOf('/are-you-a-teacher'), 'a[href^="mailto:"]');
  expect(decodeURIComponent(mail)).toMatch(/^mailto:teach@example\.com\?subject=.+&body=.*resume/s);
});

it('/podcast has two buttons to the video channel, in a new tab', () => {
  const channel = 'https://youtube.example.com/@brightboard/videos';
  expect(hrefs(mainOf('/podcast'), 'a[target="_blank"]')).toEqual([channel, channel]);
});
