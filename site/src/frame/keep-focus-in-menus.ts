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
  menu?.addEventListener('beforetoggle', (event) => {
    if (event.newState === 'closed') quietAround(false);
  });
  menu?.addEventListener('toggle', (event) => {
    if (event.newState !== 'open') return;
    stops()[0]?.focus();
    quietAround(true);
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
