/*
 * The requirements of the product specification for built pages: paths, events, heights, and links with their labels.
 * Tests check the shipped content against them, but not an owner's content.
 */
import type { EventTypeId } from '../site/src/model/path.ts';
import type { RoutePath } from '../site/src/model/routes.ts';
import { readSettings } from '../site/src/content-reader/read-settings.ts';
import { scriptedSchedulers } from '../site/src/model/settings.ts';

export interface SpecifiedPage {
  path: RoutePath;
  /** The main path, if this one is an alias. */
  aliasOf?: RoutePath;
  event?: EventTypeId;
  /** The calendar's height in CSS pixels. */
  height?: number;
  /** Texts in its main element. */
  texts?: readonly string[];
  /** Links in its main element: the start of their text, and their URL. */
  links?: readonly (readonly [label: string, href: string])[];
}

const booking = (path: RoutePath, event: EventTypeId, height: number, texts: string[] = []) => {
  return { path, event, height, texts };
};
const testBooking = (id: string, height = 630) =>
  booking(`/${id}-consultation`, 'test-prep', height, ['Success Plan']);
const subjectBooking = (id: string) => booking(`/${id}-consultation`, 'free-consultation', 600);
const stateBooking = (id: string, program: string): SpecifiedPage => ({
  ...booking(`/${id}-consultation`, 'free-consultation', 700, [
    ...[program, 'Licensed Teachers', 'Approved Vendor', 'All Subjects', 'State Funded'],
    ...['Math', 'Science', 'English language arts', 'Social studies', 'Test prep'],
    ...['30-minute and 60-minute sessions', '1-on-1', 'Flexible scheduling', 'Online interactive platform'],
  ]),
  links: [['Contact Us', id === 'south-carolina' ? '/contact-us' : '#scheduler']],
});

const linksTo = (...hrefs: string[]) => hrefs.map((href) => ['', href] as const);

/** The areas of each subject, by its path. */
export const subjectAreas: Readonly<Record<string, readonly string[]>> = {
  '/subjects/mathematics': [
    ...['Elementary Math', 'Pre-Algebra', 'Algebra I', 'Geometry', 'Algebra II', 'Trigonometry'],
    ...['Pre-Calculus', 'Calculus AB/BC', 'Statistics & AP Statistics', 'College & Financial Math'],
  ],
  '/subjects/science': [
    ...['Elementary Science', 'Earth Science', 'Biology', 'Chemistry', 'Physics', 'Advanced Placement'],
  ],
  '/subjects/english': [
    ...['Reading Comprehension', 'Writing Skills', 'Literature Analysis', 'Speaking & Presentation'],
    ...['Test Preparation', 'ESL Support'],
  ],
  '/subjects/social-studies': [
    ...['World History', 'American History', 'Geography', 'Civics & Government', 'Economics'],
    'AP Social Studies',
  ],
};

const subject = (path: RoutePath, id: string, aliases: RoutePath[], texts: string[] = []) => {
  const links = linksTo(`/${id}-consultation`, '/free-consultation', '/testimonials');
  const page: SpecifiedPage = { path, texts, links };
  return [page, ...aliases.map((alias): SpecifiedPage => ({ ...page, path: alias, aliasOf: path }))];
};
const test = (id: string, links: SpecifiedPage['links'] = []): SpecifiedPage => {
  return { path: `/${id}-prep`, texts: ['What’s Included'], links: [['', `/${id}-consultation`], ...links] };
};
const apPage = test('ap-exam', [
  ['Privacy', 'https://legal.example.com/privacy'],
  ['Terms', 'https://legal.example.com/terms'],
]);
const statePrograms = {
  florida: 'Step Up For Students',
  arkansas: 'EANS',
  arizona: 'ESA',
  indiana: 'INESA',
  'new-hampshire': 'Children’s Scholarship Fund',
  'south-carolina': 'Education Scholarship Trust Fund',
};
export const stateNames: readonly string[] = Object.keys(statePrograms);
export const examNames: readonly string[] = ['sat', 'act', 'psat', 'isee', 'ssat', 'hspt', 'ap-exam'];

export const specifiedPages: readonly SpecifiedPage[] = [
  // Pages without the shared layout.
  booking('/free-consultation', 'free-consultation', 1000, ['falling behind', 'What Happens Next']),
  ...['sat', 'psat', 'isee', 'ssat', 'hspt', 'ap-exam'].map((id) => testBooking(id)),
  testBooking('act', 900),
  ...['math', 'science', 'english', 'social-studies'].map(subjectBooking),
  booking('/school-districts-consultation', 'school-districts', 1000, ['30–45 minutes']),
  ...Object.entries(statePrograms).map(([state, program]) => stateBooking(state, program)),
  // Pages with the shared layout.
  {
    ...booking('/', 'free-consultation', 700, ['500+', 'Why Choose', '7 days a week']),
    links: [
      ['Free 15-Minute Consultation', '/free-consultation'],
      ['See Success Stories', '#testimonials'],
      ['View All Testimonials', '/testimonials'],
      ['View All Posts', 'https://blog.example.com'],
    ],
  },
  {
    path: '/subjects',
    texts: ['Subject-Specific Tutoring & Homeschooling', 'Why Our Subject-Specific Approach Works'],
    links: linksTo('/free-consultation', ...Object.keys(subjectAreas)),
  },
  ...subject(
    '/subjects/mathematics',
    'math',
    ['/mathematics', '/math-tutoring'],
    ['Foundation', 'Core High School', 'Advanced', 'Specialized', 'College Prep'],
  ),
  ...subject('/subjects/science', 'science', ['/science-tutoring']),
  ...subject('/subjects/english', 'english', ['/english-tutoring']),
  ...subject('/subjects/social-studies', 'social-studies', ['/social-studies-tutoring']),
  { path: '/test-prep', links: examNames.map((id) => ['Learn More', `/${id}-prep`] as const) },
  ...['sat', 'act', 'psat', 'isee', 'ssat', 'hspt'].map((id) => test(id)),
  apPage,
  { ...apPage, path: '/ap-exams', aliasOf: '/ap-exam-prep' },
  {
    path: '/testimonials',
    texts: ['Parent Experiences', 'Student Perspectives', 'Video Testimonials', 'Show 11 More Reviews'],
    links: [['', '/free-consultation']],
  },
  { path: '/podcast', links: [['', 'https://youtube.example.com/@brightboard/videos']] },
  {
    path: '/school-districts',
    texts: [
      ...['Home-Hospital Tutoring', 'General Academic Tutoring', 'IEP/504 Support', 'FERPA Compliance'],
      ...['Teacher Collaboration', 'Interactive Whiteboard Technology', 'Performance Tracking'],
      ...['Flexible Partnership Models', 'Coming soon', '30 to 45 minutes'],
    ],
    links: [['Request More Info', '/school-districts-consultation']],
  },
  {
    path: '/state-tutoring',
    links: stateNames.map((state) => ['Learn More', `/${state}-consultation`] as const),
  },
  {
    path: '/are-you-a-teacher',
    texts: ['Admin tasks', 'Parent communication', 'Scheduling', 'Materials'],
    links: [['Apply', 'mailto:teach@example.com?']],
  },
  {
    path: '/meet-our-teachers',
    texts: ['16+', 'M.Ed', 'K-12', '1:1', 'Read More', 'Read Less'],
    links: [['', '/free-consultation']],
  },
  {
    path: '/schedule',
    texts: ['Launch Scheduler', 'Select This Option', '2 to 4 students', '2 to 3 hours', '90 minutes'],
    links: [['', '/free-consultation']],
  },
  {
    path: '/contact-us',
    event: 'free-consultation',
    height: 630,
    texts: ['within 24 hours'],
    links: [
      ['Send an Email', 'mailto:hello@example.com?subject='],
      ...linksTo('/school-districts-consultation', 'mailto:support@example.com?'),
    ],
  },
  { path: '/faq', links: [['', '/contact-us']] },
  { path: '/terms-of-service', texts: ['5/28/25', 'State of Florida', 'every two weeks', '24 hours'] },
  {
    path: '/privacy-policy',
    texts: [
      ...['5/28/2025', 'under 13', 'COPPA', 'FERPA'],
      ...(scriptedSchedulers.includes(readSettings().scheduler.provider)
        ? ['removed when you leave', 'Its script loads as soon as the page appears on every booking page']
        : []),
      '500 milliseconds) after the testimonials page appears',
    ],
  },
  {
    path: '/download',
    texts: ['about 135MB'],
    links: linksTo('/download-website', '/migration-guide.txt'),
  },
];

export const withoutBookNow: readonly string[] = [
  '/ssat-consultation',
  '/science-consultation',
  '/south-carolina-consultation',
];
