import drawing from './drawing.module.css';

/** The generated CSS Modules name of a class in drawing.module.css; undefined if there is no such class. */
export const classOf = (name: string): string | undefined => drawing[name];

/** A value for `className` with these classes of drawing.module.css. @throws Error if one doesn't exist. */
export function drawingClass(...names: string[]): string {
  return names
    .map((name) => {
      const known = classOf(name);
      if (known === undefined) throw new Error(`The drawings’ style sheet has no class ${name}.`);
      return known;
    })
    .join(' ');
}
