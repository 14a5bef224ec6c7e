import type { AccentColor } from '../model/color.ts';
import { ownText } from './translation-safe-text.ts';
import styles from './radio-pills.module.css';

export interface Choice {
  value: string;
  label: string;
  /** How many things the choice leaves. */
  count: number;
  /** The marker of what is chosen, for sheets that show it. */
  color?: AccentColor;
}

interface RadioPillsProps {
  legend: string;
  /** The name of the group of radio buttons. */
  name: string;
  /** The first one is chosen at first. */
  choices: readonly Choice[];
  onChoose?: (value: string) => void;
}

/**
 * One choice out of several, as a row of pills. They are radio buttons, so that rules can filter by them before and
 * without a script. The form is there for its autocomplete, which radio buttons may not have themselves:
 * browsers keep no choice over a reload, the address says what is chosen or nothing does.
 */
export function RadioPills({ legend, name, choices, onChoose }: RadioPillsProps) {
  return (
    <form autoComplete="off" onSubmit={(event) => event.preventDefault()}>
      <fieldset className={styles.choices}>
        <legend className={styles.legend} {...ownText(legend)} />
        {choices.map(({ value, label, count, color }, index) => (
          <label key={value} className={styles.pill}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={value}
              defaultChecked={index === 0}
              onChange={() => onChoose?.(value)}
            />
            <span className={styles.face} data-accent={color}>
              <span {...ownText(label)} />
              <span className={styles.count} aria-hidden="true" {...ownText(String(count))} />
            </span>
          </label>
        ))}
      </fieldset>
    </form>
  );
}

/** The value of the group's checked radio button. */
export function chosenPill(root: ParentNode, name: string): string | null {
  return root.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`)?.value ?? null;
}

/** Checks the radio button of a value. */
export function choosePill(root: ParentNode, name: string, value: string): void {
  for (const radio of root.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)) {
    // Asked first: whatever is set has the page's styles looked through again.
    if (radio.checked !== (radio.value === value)) radio.checked = radio.value === value;
  }
}
