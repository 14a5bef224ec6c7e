/** What somebody does who has begun to use the page before it has finished loading. */
const actions = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Has every load of the page begin at its top: also a reload, a return by the back button and an address with
 * an #anchor. Whoever already acts while the page is loading stays where they are.
 */
export function startAtTop(page: Window): void {
  let acted = false;
  const noteAction = () => {
    acted = true;
  };
  page.history.scrollRestoration = 'manual';
  for (const action of actions) page.addEventListener(action, noteAction, { once: true, passive: true });
  page.addEventListener('pageshow', (event) => {
    if (event.persisted || !acted) page.scrollTo({ top: 0, behavior: 'instant' });
  });
}
