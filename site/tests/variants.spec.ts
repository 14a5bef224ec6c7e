import { expect, test } from '@playwright/test';
import { buildVariant, changeSettings, type BuiltVariant } from './built-variant.ts';

// One build for all tests: they run in one worker, one after the other.
test.describe.configure({ mode: 'default' });

let renamed: BuiltVariant;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  renamed = await buildVariant((folder) => changeSettings(folder, { 'business.name': 'Maple Lane Tutors' }));
});
test.afterAll(() => renamed.remove());

test('a business with another name has it in the bar of its pages', () => {
  for (const path of ['/', '/sat-prep', '/faq']) {
    expect(renamed.pages.get(path)?.root.querySelector('header')?.text).toContain('Maple Lane Tutors');
  }
});
