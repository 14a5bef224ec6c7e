import styles from './annotated-paragraph.module.css';

const label =
  'A paragraph marked in six ways, one for each area below: its main idea, a verb to tighten, a metaphor, a pause for ' +
  'reading aloud, a word to know from its context, and an idiom.';

interface MarkedProps {
  /** The number of the area below that this mark belongs to. */
  area: 1 | 2 | 3 | 4 | 5 | 6;
  text: string;
  note: string;
}

function Marked({ area, text, note }: MarkedProps) {
  return (
    <ruby className={styles[`area${area}`]}>
      <span>{text}</span>
      <rt>
        {area} {note}
      </rt>
    </ruby>
  );
}

/** One paragraph with the marks of all six areas of English, each with its area's number. */
export function AnnotatedParagraph() {
  return (
    <div className={styles.figure} role="img" aria-label={label}>
      <p aria-hidden="true">
        <Marked area={1} text="Nobody had slept." note="main idea" /> The storm{' '}
        <Marked area={2} text="was knocking" note="try: knocked" /> all night,{' '}
        <Marked area={3} text="a fist on every door." note="metaphor" />{' '}
        <span className={styles.together}>
          <Marked area={4} text="‖" note="pause" /> Mara
        </span>{' '}
        was <Marked area={5} text="reluctant" note="= unwilling" /> to look, but she{' '}
        <Marked area={6} text="held her breath" note="= waited" /> and opened the window.
      </p>
    </div>
  );
}
