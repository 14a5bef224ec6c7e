import type { Choice } from '../../components/radio-pills.tsx';
import { faqCategories, type FaqCategory, type FaqItem } from '../../model/faq-item.ts';
import { sentencesOf } from '../../model/text.ts';

/** A category as it stands in attributes: "Academic Support" is `academic-support`. */
export function categorySlug(category: FaqCategory): string {
  return category.toLowerCase().replaceAll(' ', '-');
}

/** The filter's choices: `all` first, then each category that has questions. */
export function categoryChoices(items: readonly FaqItem[], allLabel: string): Choice[] {
  const categories = faqCategories.map((label) => ({
    value: categorySlug(label),
    label,
    count: items.filter((item) => item.category === label).length,
  }));
  const all = { value: 'all', label: allLabel, count: items.length };
  return [all, ...categories.filter((choice) => choice.count > 0)];
}

export function questionAnchor(id: number): string {
  return `faq-${id}`;
}

/**
 * An answer's first sentence, which is shown below the question, and the remaining paragraphs. A sentence of fewer than
 * four words, such as "Yes.", is joined with the next one.
 */
export function splitAnswer([start = '', ...others]: readonly string[]): { first: string; rest: string[] } {
  const all = sentencesOf(start);
  const joined = (all[0] ?? '').split(' ').length < 4 ? 2 : 1;
  const rest = all.slice(joined).join(' ');
  return { first: all.slice(0, joined).join(' '), rest: rest === '' ? others : [rest, ...others] };
}
