/**
 * Brings the faces of text and drawings behind the first paint. Once they are there, the page's parts wear them one by
 * one, so that no task is long, and only where nothing in view moves by it: a line may end at another word in them. Of a
 * part that would move, each piece is tried on its own, so that a paragraph keeps no drawing waiting. What still would
 * is tried again when somebody has scrolled. No browser can be trusted to scroll along with what grows above the view.
 *
 * The function's text runs in the document: it may use nothing from outside itself.
 */
export function wearFaces(families: readonly string[]): void {
  const shown = (element: Element) => {
    // A browser without the question has no parts that wait, either.
    const { checkVisibility } = element as Partial<Element>;
    if (checkVisibility?.call(element, { contentVisibilityAuto: true }) === false) return false;
    const { top, bottom } = element.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  };
  const content = 'h1, h2, h3, h4, p, li, dt, dd, a, button, summary, label, input, img, svg, iframe';
  // A piece of a part moves what stands around it, and a part all that follows.
  const inView = (part: Element) => {
    const around = part.closest('.laid-out-later, main > *, body > *') ?? part;
    return [...around.querySelectorAll(content), ...document.querySelectorAll('main > *, section')].filter(
      shown,
    );
  };
  type Part = HTMLElement | SVGElement;
  const isText = ({ nodeType, nodeValue }: ChildNode) =>
    nodeType === Node.TEXT_NODE && /\S/.test(nodeValue ?? '');
  const taken = new Set<Part>();
  const piecesOf = (part: Part): Part[] => {
    if (taken.has(part) || [...part.childNodes].some(isText)) return [];
    taken.add(part);
    return [...(part.children as HTMLCollectionOf<Part>), part];
  };
  const wear = (part: Part): boolean => {
    // A piece may move what is in view from below it: the words of a pill send it to the next row. And what has no box of
    // its own is wherever its children are.
    const isPiece = taken.has(part) || taken.has(part.parentElement as Part);
    const hasBox = part.getClientRects().length > 0;
    const away = !isPiece && hasBox && part.getBoundingClientRect().top >= innerHeight;
    const watched = away ? [] : inView(part);
    const tops = () => watched.map((element) => element.getBoundingClientRect().top);
    const before = tops();
    // A paragraph that would have a line more or less is set closer or wider (tokens.css), by what nobody sees.
    const stays = ['', ...([...part.childNodes].some(isText) ? ['closer', 'wider'] : [])].some((fit) => {
      part.dataset['faces'] = fit;
      return tops().every((top, index) => Math.abs(top - (before[index] ?? 0)) < 1);
    });
    if (!stays) delete part.dataset['faces'];
    return stays;
  };
  // Where a link's anchor has been followed (begin-page.ts), the page may be on its way there, and nobody has listened.
  let scrolled = 'laidOut' in document.documentElement.dataset ? performance.now() : -Infinity;
  let began = 0;
  const noteScroll = () => (scrolled = performance.now());
  // What waits with its layout (base.css) would be taken for something that moves; so would what somebody scrolls to.
  const mustWait = (part: Part) =>
    performance.now() - scrolled < 150 || /auto|hidden/.test(getComputedStyle(part).contentVisibility);
  // Nobody sees a page move that is made ready ahead, and it is shown sooner if it has its layout by then.
  const wearUnseen = (parts: readonly Part[]) => {
    for (const part of parts) part.dataset['faces'] = '';
    document.body.getBoundingClientRect();
  };
  const wearNext = (part: Part, rest: readonly Part[], moving: readonly Part[]) => {
    if (wear(part)) return wearAll(rest, moving);
    const pieces = piecesOf(part);
    wearAll([...pieces, ...rest], pieces.length > 0 ? moving : [...moving, part]);
  };
  const wearAll = (parts: readonly Part[], moving: readonly Part[] = []) => {
    const [part, ...rest] = parts;
    if (document.hidden) wearUnseen([...parts, ...moving]);
    else if (part && mustWait(part)) setTimeout(() => wearAll(parts, moving), 50);
    else if (part) setTimeout(() => wearNext(part, rest, moving));
    else if (moving.length > 0 && scrolled > began) wearFrom(moving);
    else if (moving.length > 0) addEventListener('scroll', () => wearFrom(moving), { once: true });
  };
  const wearFrom = (parts: readonly Part[]) => {
    began = performance.now();
    wearAll(parts);
  };
  for (const sign of ['scroll', 'click'])
    addEventListener(sign, noteScroll, { capture: true, passive: true });
  const asked = families.map((family) => document.fonts.load(`1em "${family}"`).catch(() => []));
  void Promise.all(asked).then((found) => {
    // The bars first, which are always in view and wait for nothing.
    const parts = ['body > :not(main, script)', 'main > *'].flatMap((all) => [
      ...document.querySelectorAll<HTMLElement>(all),
    ]);
    // What is around sections comes after them one by one, or the first of them would be worn last.
    const inside = (part: HTMLElement): HTMLElement[] => {
      const isAround = [...part.children].some((child) => child.matches('.laid-out-later'));
      const first = isAround ? [...part.children] : [...part.querySelectorAll('.laid-out-later')];
      return [...(first as HTMLElement[]).flatMap(inside), part];
    };
    if (found.flat().length > 0) wearFrom(parts.flatMap(inside));
  });
}
