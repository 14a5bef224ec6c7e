import { expect, it } from 'vitest';
import {
  featureFlags,
  interpolate,
  ownPlaceholders,
  placeholderTable,
  renderSections,
} from './placeholders.ts';

const table = { 'business.name': 'Maple Lane Tutors', 'claim.students': '500+' };

it('fills every text of an entry, wherever it stands, and remembers what was written', () => {
  const entry = {
    title: 'About {{business.name}}',
    order: 3,
    list: [{ text: '{{ claim.students }} families' }, true],
  };
  expect(interpolate(entry, table)).toEqual({
    value: { title: 'About Maple Lane Tutors', order: 3, list: [{ text: '500+ families' }, true] },
    raw: { title: 'About {{business.name}}', 'list[0].text': '{{ claim.students }} families' },
    issues: [],
  });
});

it.each(['{{business.fax}}', '{{toString}}'])(
  'reports where %s stands and what is allowed, and leaves it there',
  (text) => {
    const { value, issues } = interpolate({ list: [text] }, table);
    expect(value).toEqual({ list: [text] });
    expect(issues).toEqual([
      {
        path: ['list', 0],
        value: text,
        message: expect.stringContaining('{{business.name}}, {{claim.students}}') as string,
      },
    ]);
  },
);

const sections =
  'Before\n{{#chat}}\n- Chat\n{{/chat}}\n{{#reviews.widget}}\n- Reviews\n{{/reviews.widget}}\nAfter';

it.each([
  [false, true, 'Before\n- Reviews\nAfter'],
  [false, false, 'Before\nAfter'],
])('keeps the parts that there are: chat %s, widget %s', (chat, widget, kept) => {
  expect(renderSections(sections, { chat, 'reviews.widget': widget })).toBe(kept);
});

it.each([
  [{ analytics: { scripts: [{ src: '/count.js' }] } }, { analytics: true, noAnalytics: false }],
  [{}, { analytics: false, noAnalytics: true }],
  [{ scheduler: { provider: 'Local' } }, { ownScheduler: true, hostedScheduler: false }],
  [{ scheduler: { provider: 'calendly' } }, { ownScheduler: false, hostedScheduler: true }],
])('with the settings %j, the texts are about %j', (settings, parts) => {
  expect(featureFlags((name) => (name === 'settings' ? [settings] : []))).toMatchObject(parts);
});

it.each([
  [134, '2 hours 14 minutes'],
  [120, '2 hours'],
])('says the length of an exam of %i minutes as %s', (minutes, length) => {
  expect(ownPlaceholders('sat', { facts: { today: { minutes } } })).toEqual({ id: 'sat', length });
});

it.each([
  [7, 'Seven', 'seven'],
  [11, '11', '11'],
])('counts %i exams as %s at the start of a sentence, and as %s inside', (count, start, inside) => {
  const table = placeholderTable((name) => (name === 'exams' ? Array.from({ length: count }) : []));
  expect(table).toMatchObject({ 'Count.exams': start, 'count.exams': inside });
});
