import { z } from 'zod';
import { portrait } from '../model/teacher.ts';
import people from './drawn-people.json' with { type: 'json' };

/** Drawn people who are nobody in particular: a teacher and a student at the board, and the speakers in videos. */
export const drawnPeople = z
  .strictObject({ teacher: portrait, student: portrait, speakers: z.array(portrait) })
  .parse(people);
