import type { subjectIcons } from '../model/subject.ts';
import { drawingClass } from './drawing-class.ts';

export type IconName = (typeof subjectIcons)[number] | 'calendar' | 'check' | 'mail' | 'phone';

/** One path per icon, in a 24 × 24 view box with a stroke width of 1.8. */
const paths: Record<IconName, string> = {
  calculator:
    'M6.5 3h11q1.5 0 1.5 1.5v15q0 1.5 -1.5 1.5h-11q-1.5 0 -1.5 -1.5v-15q0 -1.5 1.5 -1.5ZM8.5 6.500h7v3h-7ZM8.5 13.500h.1M12 13.500h.1M15.5 13.500h.1M8.5 17.200h.1M12 17.200h.1M15.5 17.200h.1',
  flask: 'M9 3h6M10 3v6l-5 8.700q-1.5 3.3 2 3.300h10q3.5 0 2 -3.300l-5 -8.700v-6M7.5 15q2.2 -1.5 4.5 0t4.5 0',
  book: 'M12 6.500q-3.5 -2.5 -9 -2v14q5.5 -.5 9 2q3.5 -2.5 9 -2v-14q-5.5 -.5 -9 2ZV20.500M6 8.500q2 0 3.2 .6M6 12q2 0 3.2 .6M18 8.500q-2 0 -3.2 .6M18 12q-2 0 -3.2 .6',
  globe:
    'M3 12a9 9 0 1 1 18 0a9 9 0 1 1 -18 0ZM3.5 9.500h17M3.5 14.500h17M12 3q-4.5 4 -4.5 9t4.5 9q4.5 -4 4.5 -9t-4.5 -9',
  calendar: 'M4 6h16v14.500h-16ZM4 10.500h16M8 3.500v4M16 3.500v4M8.5 15.500l2.3 2.200l4.5 -4.4',
  chat: 'M12 4q9 0 9 7.500t-9 7.500q-1.6 0 -3 -.4l-4.5 2.400l1 -4.200q-2.5 -2 -2.5 -5.300q0 -7.5 9 -7.500ZM8 11.500h.1M12 11.500h.1M16 11.500h.1',
  check: 'M4.5 13l5 5.500q3.5 -8 10.5 -13',
  laptop: 'M5 5h14v11h-14ZM2.5 19.500h19M9 9q1.5 4 3 1.500t3 -.5',
  mail: 'M3 5.500h18v13.500h-18ZM3.5 6.500l8.5 7l8.5 -7',
  pencil: 'M4 20l1 -4.500l11 -11q1.5 -1.3 3 .2t.3 3l-11.1 11.200ZM14 6.500l3.5 3.5',
  phone:
    'M5 4q1.5 -1.500 3.5 -.5l1.8 3.800q.4 1 -1.600 2.700q1.6 3.600 5.300 5.300q1.7 -2 2.700 -1.600l3.800 1.800q1 2 -.5 3.500q-1.5 1.500 -4 1q-9.5 -2.500 -12 -12q-.5 -2.500 1 -4Z',
};

/** A line icon in the color of the text. It always has a text beside it, so screen readers skip it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg viewBox="0 0 24 24" className={drawingClass('icon')} aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
