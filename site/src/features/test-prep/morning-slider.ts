import { momentAt, type MorningPart } from './test-morning.ts';

function follow(morning: HTMLElement) {
  const input = morning.querySelector('input');
  const needle = morning.querySelector('[data-needle]');
  const [clock, sentence, tip] = ['clock', 'sentence', 'tip'].map((name) =>
    morning.querySelector(`[data-${name}]`),
  );
  if (!input || !needle || !clock || !sentence || !tip) return;
  const parts = JSON.parse(morning.dataset.parts ?? '[]') as MorningPart[];
  const show = () => {
    const minute = Number(input.value);
    const moment = momentAt(parts, minute);
    needle.setAttribute('x', `${(100 * minute) / Number(input.max)}%`);
    clock.textContent = moment.clock;
    sentence.textContent = moment.sentence;
    tip.textContent = moment.tip;
    input.setAttribute('aria-valuetext', `${moment.sentence} ${moment.tip}`.trim());
  };
  input.addEventListener('input', show);
  show();
}

/** Moves the needle with the slider of a test morning, and shows what happens at its minute. */
export function enableMorningSlider(): void {
  document.querySelectorAll<HTMLElement>('[data-parts]').forEach(follow);
}
