/** The duration in milliseconds of the eraser's animation in lesson-stage.module.css. */
const wipeTime = 450;

/** Lets a visitor stop the animation of a lesson and play it again; does nothing with reduced motion. */
export function enableLessonPlayer(): void {
  const stage = document.querySelector<HTMLElement>('[data-stage]');
  const eraser = document.querySelector<HTMLButtonElement>('[data-eraser]');
  if (!stage || !eraser || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const strokes = () => stage.getAnimations({ subtree: true });
  const { stop = '', again = '' } = eraser.dataset;
  const showState = async () => {
    eraser.textContent = stop;
    await Promise.allSettled(strokes().map(({ finished }) => finished));
    if (strokes().every(({ playState }) => playState === 'finished')) eraser.textContent = again;
  };
  eraser.addEventListener('click', () => {
    const shown = strokes();
    if (eraser.textContent === stop) {
      for (const stroke of shown) stroke.finish();
      return;
    }
    stage.dataset['wiping'] = '';
    setTimeout(() => {
      delete stage.dataset['wiping'];
      for (const stroke of strokes()) {
        stroke.cancel();
        stroke.play();
      }
      void showState();
    }, wipeTime);
  });
  document.querySelector('[data-lessons]')?.addEventListener('change', () => void showState());
  eraser.hidden = false;
  void showState();
}
