/** The grade that a child is in, of a choice that may ask for the grade that a child applies for; NaN for "All". */
const currentGrade = ({ value, dataset }: HTMLInputElement): number =>
  Number(value) - ('nextYear' in dataset ? 1 : 0);

/** Writes a grade into the links to other pages, as `?grade=7`; without one, takes it out. */
function writeIntoLinks(grade: number): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
    const { origin, pathname } = window.location;
    if (link.origin !== origin || link.pathname === pathname) continue;
    const query = new URLSearchParams(link.search);
    if (Number.isNaN(grade)) query.delete('grade');
    else query.set('grade', String(grade));
    link.search = query.toString();
  }
}

/** Keeps a chosen grade from page to page, in their addresses: the choice of the next page begins there. */
export function keepChosenGrade(): void {
  const choices = [...document.querySelectorAll<HTMLInputElement>('input[name$="grade"]')];
  const given = Number(new URLSearchParams(window.location.search).get('grade') || NaN);
  for (const one of choices) if (currentGrade(one) === given) one.checked = true;
  if (!Number.isNaN(given)) writeIntoLinks(given);
  for (const one of choices) one.addEventListener('change', () => writeIntoLinks(currentGrade(one)));
}
