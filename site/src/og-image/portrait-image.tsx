import { TeacherPortrait } from '../illustrations/teacher-portrait.tsx';
import type { Portrait } from '../model/teacher.ts';
import { svgFile } from './drawing-style.ts';

/** A teacher's drawn portrait as an SVG file, for the content editor's preview. */
export const portraitImage = (portrait: Portrait): string =>
  svgFile(<TeacherPortrait portrait={portrait} name="a teacher" />);
