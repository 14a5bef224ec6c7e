import type { Choice } from '../../components/radio-pills.tsx';
import { faqCategories, type FaqCategory, type FaqItem } from '../../model/faq-item.ts';

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

/** The address of a question within its page. */
export function questionAnchor(id: number): string {
  return `faq-${id}`;
}
