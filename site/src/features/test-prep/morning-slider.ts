import { momentAt, type MorningPart } from './test-morning.ts';

/** Half of the clock's width, and a little air, in pixels. */
const halfClock = 44;

function follow(morning: HTMLElement) {
  const input = morning.querySelector('input');
  const needle = morning.querySelector('[data-needle]');
  const [clock, sentence, tip, pill] = ['clock', 'sentence', 'tip', 'pill'].map((name) =>
    morning.querySelector(`[data-${name}]`),
  );
  if (!input || !needle || !clock || !sentence || !tip || !pill) return;
  const parts = JSON.parse(morning.dataset.parts ?? '[]') as MorningPart[];
  const end = Math.max(0, ...parts.map(({ start, minutes }) => start + minutes));
  const show = () => {
    // The needle stays on the bar, which is shorter than the ruler.
    const minute = Math.min(Number(input.value), end);
    input.value = String(minute);
    const moment = momentAt(parts, minute);
    needle.setAttribute('x', `${(100 * minute) / Number(input.max)}%`);
    clock.textContent = moment.clock;
    sentence.textContent = moment.sentence;
    tip.textContent = moment.tip;
    input.setAttribute('aria-valuetext', `${moment.sentence} ${moment.tip}`.trim());
  };
  /** At the ends of the ruler, the clock stays in the window while the needle goes on. */
  const keepInView = () => {
    const { left, width } = input.getBoundingClientRect();
    const at = left + (width * Number(input.value)) / Number(input.max);
    const last = document.documentElement.clientWidth - halfClock;
    pill.setAttribute('transform', `translate(${Math.min(Math.max(at, halfClock), last) - at} 0)`);
  };
  input.addEventListener('input', () => {
    show();
    keepInView();
  });
  show();
}

/** Moves the needle with the slider of a test morning, and shows what happens at its minute. */
export function enableMorningSlider(): void {
  document.querySelectorAll<HTMLElement>('[data-parts]').forEach(follow);
}
