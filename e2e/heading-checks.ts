/* A check that runs inside a page, as those of page-checks.ts. */

/**
 * Headings of too many lines, or with one word left over on the last, or broken between a number and what it counts or
 * within a compound that has room; an h1 in smaller letters than an h2; and a bar or a footer that fell apart.
 */
export function looseEnds(): string[] {
  const findings: string[] = [];
  const at = `${window.innerWidth} px`;
  // A highlighted phrase is never broken, so it counts as one word.
  const piecesOf = (node: Node): Range[] => {
    if (node instanceof HTMLElement && /together|visually-hidden/.test(node.className)) {
      const whole = document.createRange();
      whole.selectNodeContents(node);
      return node.classList.contains('visually-hidden') ? [] : [whole];
    }
    if (node.nodeType !== Node.TEXT_NODE) return [...node.childNodes].flatMap(piecesOf);
    return [...(node.textContent ?? '').matchAll(/\S+/g)].map((word) => {
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      return range;
    });
  };
  for (const heading of document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')) {
    if (!heading.checkVisibility({ visibilityProperty: true })) continue;
    const lines: { pieces: number; words: number; left: number; right: number }[] = [];
    const text = `${heading.tagName} "${heading.innerText.trim()}"`;
    let bottom = -Infinity;
    let before = '';
    for (const piece of piecesOf(heading)) {
      const box = piece.getBoundingClientRect();
      if (box.top + box.height / 2 > bottom) {
        lines.push({ pieces: 0, words: 0, left: box.left, right: 0 });
        if (/\d$/.test(before) && /^[a-z]/.test(piece.toString()))
          findings.push(`${at}: ${text}, after ${before}`);
      }
      before = piece.toString();
      const parts = [...piece.getClientRects()];
      const isBroken =
        piece.startContainer.nodeType === Node.TEXT_NODE && new Set(parts.map(({ top }) => top)).size > 1;
      const whole = parts.reduce((sum, part) => sum + part.width, 0);
      if (isBroken && /\w-\w/.test(before) && whole <= heading.clientWidth)
        findings.push(`${at}: ${text}, broken within ${before}`);
      const line = lines.at(-1);
      if (!line) continue;
      line.pieces += 1;
      line.words += piece.toString().trim().split(/\s+/).length;
      line.right = box.right;
      bottom = Math.max(bottom, box.bottom);
    }
    if (heading.tagName === 'H1' && lines.length > (window.innerWidth < 700 ? 5 : 4))
      findings.push(`${at}: ${text}, ${lines.length} lines`);
    const [above, last] = lines.slice(-2);
    const half = Math.max(...lines.map(({ left, right }) => right - left)) / 2;
    if (above && last && last.words === 1 && above.pieces > 2 && last.right - last.left < half) {
      findings.push(`${at}: ${text}, one word left over`);
    }
  }
  const sizes = (level: string) =>
    [...document.querySelectorAll(`main ${level}`)].map((element) =>
      parseFloat(getComputedStyle(element).fontSize),
    );
  if (Math.max(...sizes('h2')) > Math.min(...sizes('h1'))) findings.push(`${at}: an h2 larger than the h1`);
  const bar = document.querySelector<HTMLElement>('header');
  if (bar && bar.offsetHeight > 6 * parseFloat(getComputedStyle(document.documentElement).fontSize)) {
    findings.push(`${at}: the bar is ${bar.offsetHeight} px high`);
  }
  for (const label of bar?.querySelectorAll('a > span, button > span') ?? []) {
    const onOneLine =
      label.getClientRects().length < 2 &&
      label.clientHeight < 1.7 * parseFloat(getComputedStyle(label).fontSize);
    if (label.checkVisibility({ visibilityProperty: true }) && !onOneLine)
      findings.push(`${at}: "${label.textContent}" in the bar is broken`);
  }
  const [sign, name] = document.querySelectorAll('footer a[href="/"] > :is(svg, span)');
  if (sign && name && sign.getBoundingClientRect().right > name.getBoundingClientRect().left) {
    findings.push(`${at}: the footer's mark is not beside its name`);
  }
  return findings;
}
