import type { PageOf } from '../../model/page.ts';
import type { Subject } from '../../model/subject.ts';
import type { Teacher } from '../../model/teacher.ts';

const files = import.meta.glob<string>('./lessons/*.svg', { query: '?raw', import: 'default', eager: true });

/** One drawing of a lesson: what the child writes on the board, or what the teacher draws beside it. */
interface LessonDrawing {
  svg: string;
  /** The position of the writer's name flag, in percent of the drawing's width and height. */
  flag: { left: number; top: number };
}

interface LessonDrawings {
  board: LessonDrawing;
  figure: LessonDrawing;
}

function drawingOf(name: string): LessonDrawing | undefined {
  const svg = files[`./lessons/${name}.svg`];
  const place = svg && /data-flag="(-?\d+) (-?\d+)"[^>]*viewBox="0 0 (\d+) (\d+)"/.exec(svg);
  if (!place) return undefined;
  const [x = 0, y = 0, width = 1, height = 1] = place.slice(1).map(Number);
  return { svg, flag: { left: (100 * x) / width, top: (100 * y) / height } };
}

function lessonDrawings(subject: string): LessonDrawings | undefined {
  const [board, figure] = ['board', 'figure'].map((part) => drawingOf(`${subject}-${part}`));
  return board && figure && { board, figure };
}

export interface HomeLesson {
  subject: Subject;
  drawings: LessonDrawings;
  alt: string;
  teacher: Teacher | undefined;
}

/** The lessons that have drawings, in the order of the subjects, each with the first teacher of its subject. */
export function drawnLessons(
  page: PageOf<'home'>,
  subjects: readonly Subject[],
  teachers: readonly Teacher[],
): HomeLesson[] {
  return subjects.flatMap((subject) => {
    const drawings = lessonDrawings(subject.id);
    const alt = page.lesson.alts[subject.id];
    const teacher = teachers.find(({ specialties }) => specialties[0] === subject.id);
    return drawings && alt ? [{ subject, drawings, alt, teacher }] : [];
  });
}

/** The second of a lesson at which its animation begins, so that the first view is never an empty board. */
const firstSecond = 2.8;

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
        `[data-lesson='${lesson.subject.id}'] [data-flag='${who}']{--left:${flag.left.toFixed(1)}%;--top:${flag.top.toFixed(1)}%}`,
    ),
  );
  const delays = secondsOf(lessons, 'data-t').map(
    (value) => `[data-t='${value}']{--delay:${(Number(value) - firstSecond).toFixed(1)}s}`,
  );
  const durations = secondsOf(lessons, 'data-d').map((value) => `[data-d='${value}']{--duration:${value}s}`);
  return <style>{`@layer pages{${[...chosen, ...flags, ...delays, ...durations].join('')}}`}</style>;
}
