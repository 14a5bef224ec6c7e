// Plays the video of the preceding figure in place. It is inline, so that it works as soon as the figure is visible.
(() => {
  const link = document.currentScript.previousElementSibling?.querySelector('[data-player]');
  if (!link) return;
  link.querySelector('[data-new-tab]')?.remove();
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const frame = document.createElement('iframe');
    frame.src = link.dataset.player;
    frame.title = link.dataset.title;
    frame.allow = 'autoplay; encrypted-media; picture-in-picture; fullscreen';
    frame.allowFullscreen = true;
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    link.parentElement.replaceChildren(frame);
    frame.focus();
    // A frame of another site can lose the focus while it loads.
    frame.addEventListener('load', () => {
      if (document.activeElement === document.body) frame.focus();
    });
  });
})();
