import { expect, it } from 'vitest';
import { renderSections } from './feature-flags.ts';

const text =
  'Before\n{{#chat}}\n- Chat\n{{/chat}}\n{{#reviews.widget}}\n- Reviews\n{{/reviews.widget}}\nAfter';

it.each([
  [true, true, 'Before\n- Chat\n- Reviews\nAfter'],
  [false, true, 'Before\n- Reviews\nAfter'],
  [false, false, 'Before\nAfter'],
])('keeps the parts that there are: chat %s, widget %s', (chat, widget, kept) => {
  expect(renderSections(text, { chat, 'reviews.widget': widget })).toBe(kept);
});

it('leaves a part that it does not know for the check to name', () => {
  expect(renderSections('{{#telegraph}}\nx\n{{/telegraph}}', { chat: true })).toContain('{{#telegraph}}');
});
