/** Events that show a visitor already uses the page. */
const actions = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Scrolls to the top on every load, including a reload, a return with the back button and a URL with a fragment, unless
 * the visitor has already used the page while it was loading.
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
