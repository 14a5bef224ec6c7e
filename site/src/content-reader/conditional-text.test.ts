import { expect, it } from 'vitest';
import { applyConditions, pathInFile, renderSections } from './conditional-text.ts';

const sections =
  'Before\n{{#chat}}\n- Chat\n{{/chat}}\n{{#reviews.widget}}\n- Reviews\n{{/reviews.widget}}\nAfter';

it.each([
  [true, true, 'Before\n- Chat\n- Reviews\nAfter'],
  [false, true, 'Before\n- Reviews\nAfter'],
  [false, false, 'Before\nAfter'],
])('keeps the parts that there are: chat %s, widget %s', (chat, widget, kept) => {
  expect(renderSections(sections, { chat, 'reviews.widget': widget })).toBe(kept);
});

it('leaves a part that it does not know for the check to name', () => {
  expect(renderSections('{{#telegraph}}\nx\n{{/telegraph}}', { chat: true })).toContain('{{#telegraph}}');
});

it.each([
  ['Take {{#exams.sat}}the SAT{{/exams.sat}}{{^exams.sat}}a test{{/exams.sat}}.', 'Take the SAT.'],
  ['Take {{#exams.act}}the ACT{{/exams.act}}{{^exams.act}}a test{{/exams.act}}.', 'Take a test.'],
  ['{{#exams.sat}}One{{#exams.act}} of two{{/exams.act}}.{{/exams.sat}}', 'One.'],
  ['It is free. {{#claim.reply}}We answer.{{/claim.reply}}\n\nWrite.', 'It is free. \n\nWrite.'],
  ['It is free. {{#claim.reply}}We answer.{{/claim.reply}} Write to us.', 'It is free. Write to us.'],
])('says %s as %s', (text, said) => {
  expect(renderSections(text, { 'exams.sat': true, 'exams.act': false, 'claim.reply': false })).toBe(said);
});

it('takes out an item of which nothing is left, and knows where the others stand in the file', () => {
  const gone = '{{#claim.insurance}}Insurance{{/claim.insurance}}';
  const entry = {
    notice: gone,
    lines: ['First', gone, 'Third'],
    parts: [
      { title: gone, text: 'We send it.' },
      { title: 'Licenses', text: 'Ask us.' },
    ],
    subjects: ['{{each.subjects}}', 'Test prep'],
    insured: [gone, '{{each.subjects}}'],
  };
  const { value, originalIndexes } = applyConditions(
    entry,
    { 'claim.insurance': false },
    { '{{each.subjects}}': ['Math', 'Science'] },
  );
  expect(value).toEqual({
    lines: ['First', 'Third'],
    parts: [{ title: 'Licenses', text: 'Ask us.' }],
    subjects: ['Math', 'Science', 'Test prep'],
    insured: ['Math', 'Science'],
  });
  expect(pathInFile(['parts', 0, 'text'], originalIndexes)).toEqual(['parts', 1, 'text']);
  expect(pathInFile(['lines', 1], originalIndexes)).toEqual(['lines', 2]);
  expect(pathInFile(['subjects', 2], originalIndexes)).toEqual(['subjects', 1]);
  expect(pathInFile(['insured', 0], originalIndexes)).toEqual(['insured', 1]);
});

it('takes out a group without its heading', () => {
  const heading = '{{#claim.insurance}}Insurance{{/claim.insurance}}';
  const entry = { heading: 'Ask us', insured: { heading, text: 'We send it.' } };
  expect(applyConditions(entry, { 'claim.insurance': false }).value).toEqual({ heading: 'Ask us' });
  expect(applyConditions(entry, { 'claim.insurance': true }).value).toMatchObject({
    insured: { heading: 'Insurance', text: 'We send it.' },
  });
});

it('takes out a group whose claim is not made', () => {
  const entry = { value: '9,000', earlier: { value: '8,000', claim: 'earlier-figures' } };
  expect(applyConditions(entry, { 'claim.earlier-figures': false }).value).toEqual({ value: '9,000' });
  expect(applyConditions(entry, { 'claim.earlier-figures': true }).value).toEqual(entry);
  expect(applyConditions({ figures: [entry] }, { 'claim.earlier-figures': false }).value).toEqual({
    figures: [{ value: '9,000' }],
  });
});
