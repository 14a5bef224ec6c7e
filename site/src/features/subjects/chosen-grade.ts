import { topicIn, topicLink } from '../../scheduling/booking-topic.ts';
import { writeIntoLinks } from '../../lib/grade-query.ts';

/** More open courses would hide each other on a phone. */
const openAtOnce = 2;

/**
 * Opens the courses of a grade, unless there are too many to see at once, and closes the others. Makes the links to the
 * subject's booking page say the grade, such as "Grade 8 math", and keeps it in the links to other pages. Without a
 * script, its column and bars are highlighted all the same.
 * @param hash the address's fragment, such as `#g8`; another one changes nothing.
 */
export function showGrade(root: ParentNode, hash: string): void {
  const grade = /^#g(\d+)$/.exec(hash)?.[1];
  const chart = root.querySelector<HTMLElement>('[data-chart]');
  const name = root.querySelector(`a[href="#g${grade}"]`)?.getAttribute('aria-label');
  if (!grade || !chart || !name) return;
  const taken = [...chart.querySelectorAll(`[data-grades~='${grade}'] details`)];
  for (const details of chart.querySelectorAll('details'))
    details.open = taken.length <= openAtOnce && taken.includes(details);
  writeIntoLinks(Number(grade));
  const path = chart.dataset['books'] ?? '';
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    if (link.pathname !== path) continue;
    // A link in the chart asks about its own course.
    const topic = chart.contains(link) ? topicIn(link.search) : `${name} ${chart.dataset['subject']}`;
    link.href = topicLink(path, topic, chart.contains(link) ? grade : undefined);
  }
}

/** Makes each course's link to the subject's booking page say the course. */
export function nameCourses(root: ParentNode): void {
  const chart = root.querySelector<HTMLElement>('[data-chart]');
  const path = chart?.dataset['books'] ?? '';
  for (const link of chart?.querySelectorAll<HTMLAnchorElement>(`a[href="${path}"]`) ?? []) {
    const title = link.closest('[data-grades]')?.querySelector('h3')?.textContent;
    if (title) link.href = topicLink(path, title);
  }
}

/** Makes the links of a subject's page say the course, and follows the grades that are chosen there. */
export function followGrade(): void {
  nameCourses(document);
  const follow = () => {
    showGrade(document, location.hash);
    // Opening and closing courses has moved the grade's first one.
    document.querySelector(':target[id^="g"]')?.scrollIntoView();
  };
  addEventListener('hashchange', follow);
  follow();
}
