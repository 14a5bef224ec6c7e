import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { categorySlug } from './faq-categories.ts';
import { faqCategories } from '../../model/faq-item.ts';
import { specialties } from '../../model/teacher.ts';

const rules = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8').replace(/\s+/g, ' ');

it.each(faqCategories.map(categorySlug))('the style sheet filters questions by %s', (slug) => {
  const rule = `:has(input[value='${slug}']:checked) details:not([data-category='${slug}'])`;
  expect(rules('faq-browser.module.css')).toContain(rule);
});

it.each(specialties)('the style sheet filters teachers by %s', (id) => {
  const rule = `:has(input[value='${id}']:checked) li[data-specialties]:not([data-specialties~='${id}'])`;
  expect(rules('../teachers/teacher-list.module.css')).toContain(rule);
});
