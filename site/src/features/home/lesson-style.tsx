import type { HomeLesson } from './home-hero.tsx';

const drawingsOf = ({ drawings: { board, figure } }: HomeLesson) => [
  ['student', board] as const,
  ['teacher', figure] as const,
];

/** The distinct values of a timing attribute in all drawings, in seconds. */
const secondsOf = (lessons: readonly HomeLesson[], attribute: 'data-t' | 'data-d'): string[] => {
  const values = lessons
    .flatMap(drawingsOf)
    .flatMap(([, { svg }]) => [...svg.matchAll(new RegExp(`${attribute}="([\\d.]+)"`, 'g'))]);
  return [...new Set(values.map(([, seconds = '']) => seconds))];
};

/**
 * The CSS rules of the lessons, for the head of the page, since the content security policy allows no style attributes:
 * which lesson a pen shows, the positions of the name flags, and the timing of each stroke.
 */
export function LessonStyle({ lessons }: { lessons: readonly HomeLesson[] }) {
  const chosen = lessons.map(
    ({ subject: { id } }) =>
      `[data-lessons]:has([name=lesson][value='${id}']:checked) [data-lesson='${id}']{display:grid}`,
  );
  const flags = lessons.flatMap((lesson) =>
    drawingsOf(lesson).map(
      ([who, { flag }]) =>
        `[data-lesson='${lesson.subject.id}'] [data-flag='${who}']{left:${flag.left.toFixed(1)}%;top:${flag.top.toFixed(1)}%}`,
    ),
  );
  const delays = secondsOf(lessons, 'data-t').map((value) => `[data-t='${value}']{--delay:${value}s}`);
  const durations = secondsOf(lessons, 'data-d').map((value) => `[data-d='${value}']{--duration:${value}s}`);
  return <style>{`@layer pages{${[...chosen, ...flags, ...delays, ...durations].join('')}}`}</style>;
}
