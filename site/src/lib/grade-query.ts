/** Sets `grade` in an address, or without a grade takes it out. @param link the link, or the address of the page. */
export function setGrade(link: HTMLAnchorElement | URL, grade: number): void {
  const query = new URLSearchParams(link.search);
  if (Number.isNaN(grade)) query.delete('grade');
  else query.set('grade', String(grade));
  link.search = query.toString();
}

/** Writes a grade into the links to other pages, as `?grade=7`; without one, takes it out. */
export function writeIntoLinks(grade: number): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(':is(main, header, aside) a[href]')) {
    const { origin, pathname } = window.location;
    if (link.origin === origin && link.pathname !== pathname) setGrade(link, grade);
  }
}
