import { topicLink } from '../../scheduling/booking-topic.ts';

/**
 * Opens the courses of a grade and closes the others, and makes the links to the subject's booking page say the grade.
 * Without a script, its column and bars are highlighted all the same.
 * @param hash the address's fragment, such as `#g8`; another one changes nothing.
 */
export function showGrade(root: ParentNode, hash: string): void {
  const grade = /^#g(\d+)$/.exec(hash)?.[1];
  const chart = root.querySelector<HTMLElement>('[data-chart]');
  const name = root.querySelector(`a[href="#g${grade}"]`)?.getAttribute('aria-label');
  if (!grade || !chart || !name) return;
  for (const course of chart.querySelectorAll<HTMLElement>('[data-grades]')) {
    const details = course.querySelector('details');
    if (details) details.open = course.dataset['grades']?.split(' ').includes(grade) ?? false;
  }
  const path = chart.dataset['books'] ?? '';
  for (const link of root.querySelectorAll<HTMLAnchorElement>(`a[href^="${path}"]`))
    link.href = topicLink(path, name);
}

/** Follows the grades that are chosen on the page of a subject. */
export function followGrade(): void {
  const follow = () => {
    showGrade(document, location.hash);
    // Opening and closing courses has moved the grade's first one.
    document.querySelector(':target[id^="g"]')?.scrollIntoView();
  };
  addEventListener('hashchange', follow);
  follow();
}
