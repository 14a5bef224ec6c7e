import { renderToStaticMarkup } from 'react-dom/server';
import { TeacherPortrait } from '../illustrations/teacher-portrait.tsx';
import type { Portrait } from '../model/teacher.ts';
import { drawingStyle } from './drawing-style.ts';

/** A teacher's drawn portrait as an SVG file, for the content editor's preview. */
export function portraitImage(portrait: Portrait): string {
  return renderToStaticMarkup(<TeacherPortrait portrait={portrait} name="a teacher" />).replace(
    /<svg ([^>]*)>/,
    `<svg xmlns="http://www.w3.org/2000/svg" $1><style>${drawingStyle()}</style>`,
  );
}
