import { z } from 'zod';
import { portrait } from '../model/teacher.ts';
import people from './drawn-people.json' with { type: 'json' };

/** Who is drawn and is nobody in particular: a teacher and a student at the board, and those who speak in videos. */
export const drawnPeople = z
  .strictObject({ teacher: portrait, student: portrait, speakers: z.array(portrait) })
  .parse(people);
