import drawing from './drawing.module.css';

/** The class attribute's word for a class of the drawings' style sheet; undefined where it has none. */
export const classOf = (name: string): string | undefined => drawing[name];

/** The class attribute for these classes of a drawing. @throws Error when the style sheet has not one of them. */
export function mark(...names: string[]): string {
  return names
    .map((name) => {
      const known = classOf(name);
      if (known === undefined) throw new Error(`The drawings’ style sheet has no class ${name}.`);
      return known;
    })
    .join(' ');
}
