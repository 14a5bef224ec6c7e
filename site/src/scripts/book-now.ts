/** Makes Book Now links move the focus into the calendar's frame and highlight its top for a moment. */
export function followBookNow(): void {
  const embed = document.querySelector<HTMLElement>('[data-scheduler-plan]');
  if (!embed) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('a[href="#scheduler"]')) return;
    embed.setAttribute('data-marked', '');
    clearTimeout(timer);
    timer = setTimeout(() => embed.removeAttribute('data-marked'), 2000);
    const frame = embed.querySelector<HTMLElement>('[data-scheduler-host] iframe');
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
    // Without a visible frame, the link scrolls to the calendar's place as usual.
    if (!frame || !isPlain || embed.dataset['calendarShown'] === undefined) return;
    event.preventDefault();
    (embed.closest('#scheduler') ?? embed).scrollIntoView();
    frame.focus({ preventScroll: true });
  });
}
