// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { enableLessonPlayer } from './lesson-player.ts';

/** The running browser animation of a stroke. */
function writtenStroke() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stroke = {
    playState: 'running',
    finished: promise,
    finish: () => {
      stroke.playState = 'finished';
      resolve();
    },
    cancel: vi.fn(),
    play: vi.fn(() => {
      stroke.playState = 'running';
      stroke.finished = Promise.withResolvers<void>().promise;
    }),
  };
  return stroke;
}

function openLesson({ reducedMotion }: { reducedMotion: boolean }) {
  document.body.innerHTML =
    '<div data-lessons><p data-stage></p><button data-eraser data-stop="Stop" data-again="Play again" hidden></button></div>';
  const stroke = writtenStroke();
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
  const stage = document.querySelector<HTMLElement>('[data-stage]');
  if (stage) Object.assign(stage, { getAnimations: () => [stroke] });
  enableLessonPlayer();
  const eraser = document.querySelector<HTMLButtonElement>('[data-eraser]');
  if (!eraser) throw new Error('The page has no eraser.');
  return { eraser, stroke };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

it('the eraser stops the animation of a lesson, and then plays it again', async () => {
  const { eraser, stroke } = openLesson({ reducedMotion: false });
  expect([eraser.hidden, eraser.textContent]).toEqual([false, 'Stop']);
  eraser.click();
  expect(stroke.playState).toBe('finished');
  await vi.waitFor(() => expect(eraser.textContent).toBe('Play again'));
  eraser.click();
  await vi.advanceTimersByTimeAsync(500);
  expect([stroke.play.mock.calls.length, eraser.textContent]).toEqual([1, 'Stop']);
});

it('there is no eraser without animations', () => {
  expect(openLesson({ reducedMotion: true }).eraser.hidden).toBe(true);
});
