/**
 * Keeps the focus in the menu of small screens until it is closed, and closes the bar's group when the focus leaves it.
 * Both open and close without it.
 *
 * The function's text runs in the document: it may use nothing from outside itself.
 */
export function keepFocusInMenus(): void {
  const menu = document.getElementById('site-menu');
  const stops = () =>
    [...(menu?.querySelectorAll<HTMLElement>('a[href], button, summary') ?? [])].filter((stop) =>
      stop.checkVisibility(),
    );
  const quietAround = (quiet: boolean) => {
    for (let inner = menu; inner && inner !== document.body; inner = inner.parentElement) {
      for (const other of inner.parentElement?.children ?? []) {
        if (other !== inner && other instanceof HTMLElement) other.inert = quiet;
      }
    }
  };
  // After the menu is seen to open or close: it has the styles of the whole page made anew.
  const quietSoon = () =>
    requestAnimationFrame(() => setTimeout(() => quietAround(menu?.matches(':popover-open') ?? false)));
  menu?.addEventListener('beforetoggle', (event) => {
    // Where the focus goes back to.
    const opener = document.querySelector<HTMLElement>('[popovertarget="site-menu"]');
    if (event.newState === 'closed' && opener) opener.inert = false;
    quietSoon();
  });
  menu?.addEventListener('toggle', (event) => {
    if (event.newState === 'open') stops()[0]?.focus();
  });
  menu?.addEventListener('keydown', (event) => {
    const [first, last] = [stops()[0], stops().at(-1)];
    if (event.key !== 'Tab' || document.activeElement !== (event.shiftKey ? first : last)) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  });

  const group = document.getElementById('bar-services');
  group?.parentElement?.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node) || group.parentElement?.contains(relatedTarget)) return;
    setTimeout(() => group.hidePopover());
  });
}
