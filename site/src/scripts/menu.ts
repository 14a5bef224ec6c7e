/**
 * Opens the menu of small screens as a modal dialog, which keeps the focus inside. Without this script, the same dialog
 * opens as a popover. Also closes a group of links in the header when the focus leaves it.
 */
export function enhanceMenus(): void {
  const menu = document.querySelector<HTMLDialogElement>('dialog#site-menu');
  for (const button of document.querySelectorAll('[popovertarget="site-menu"]')) {
    button.addEventListener('click', (event) => {
      event.preventDefault();
      if (menu?.open) menu.close();
      else if (!menu?.matches(':popover-open')) menu?.showModal();
      else menu.hidePopover();
    });
  }
  menu?.addEventListener('click', ({ target, clientX }) => {
    const onBackdrop = target === menu && clientX < menu.getBoundingClientRect().left;
    // A link may lead to an anchor of this page.
    const onLink = target instanceof Element && target.closest('a') !== null;
    if (onBackdrop || onLink) menu.close();
  });
  for (const group of document.querySelectorAll<HTMLElement>('header [popover]:not(dialog)')) {
    group.parentElement?.addEventListener('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node) || group.parentElement?.contains(relatedTarget)) return;
      setTimeout(() => group.hidePopover());
    });
  }
}
