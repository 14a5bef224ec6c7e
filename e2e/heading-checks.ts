/* A check that runs inside a page, as those of page-checks.ts. */

/** An h1 of too many lines, smaller than an h2 or with a broken highlighted phrase; and a bar that fell apart. */
export function looseEnds(): string[] {
  const findings: string[] = [];
  const linesOf = (element: Element): number => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
  };
  const most = window.innerWidth < 700 ? 5 : 4;
  for (const heading of document.querySelectorAll('main h1')) {
    if (linesOf(heading) > most) findings.push(`an h1 of ${linesOf(heading)} lines`);
    for (const phrase of heading.querySelectorAll('span'))
      if (phrase.getClientRects().length > 1) findings.push(`"${phrase.textContent}" is broken`);
  }
  const sizes = (level: string) =>
    [...document.querySelectorAll(`main ${level}`)].map((element) =>
      parseFloat(getComputedStyle(element).fontSize),
    );
  if (Math.max(...sizes('h2')) > Math.min(...sizes('h1'))) findings.push('an h2 larger than the h1');
  const bar = document.querySelector<HTMLElement>('header');
  if (bar && bar.offsetHeight > 6 * parseFloat(getComputedStyle(document.documentElement).fontSize))
    findings.push(`the bar is ${bar.offsetHeight} px high`);
  for (const label of bar?.querySelectorAll('a > span, button > span') ?? [])
    if (label.checkVisibility({ visibilityProperty: true }) && linesOf(label) > 1)
      findings.push(`"${label.textContent}" in the bar is broken`);
  return findings;
}
