import drawing from './drawing.module.css';
import portrait from './portrait.module.css';

/** The class attribute's word for a class of the drawings' style sheets; undefined where they have none. */
export const classOf = (name: string): string | undefined => drawing[name] ?? portrait[name];

/** The class attribute for these classes of a drawing. @throws Error when no style sheet has one of them. */
export function mark(...names: string[]): string {
  return names
    .map((name) => {
      const known = classOf(name);
      if (known === undefined) throw new Error(`No style sheet of the drawings has the class ${name}.`);
      return known;
    })
    .join(' ');
}
