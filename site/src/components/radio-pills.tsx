import type { AccentColor } from '../model/entry.ts';
import { ownText } from './translation-safe-text.ts';
import styles from './radio-pills.module.css';

export interface Choice {
  value: string;
  label: string;
  /** The number of results for the choice. */
  count?: number;
  /** The accent color of the choice while it is checked, for style sheets that use it. */
  color?: AccentColor;
}

interface RadioPillsProps {
  legend: string;
  name: string;
  choices: readonly Choice[];
  /** The value that is checked initially; by default that of the first choice. */
  checked?: string | undefined;
  /** Called with the value of the new choice; left out if only CSS uses it. */
  onChoose?: (value: string) => void;
}

/**
 * A row of pills for one choice out of several. They are radio buttons, so that CSS can filter without JavaScript. The
 * form turns off autocomplete, because browsers would otherwise restore another choice than that in the URL.
 */
export function RadioPills({
  legend,
  name,
  choices,
  checked = choices[0]?.value,
  onChoose,
}: RadioPillsProps) {
  return (
    <form autoComplete="off" onSubmit={(event) => event.preventDefault()}>
      <fieldset className={styles.choices}>
        <legend className={styles.legend} {...ownText(legend)} />
        {choices.map(({ value, label, count, color }) => (
          <label key={value} className={styles.pill}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={value}
              defaultChecked={value === checked}
              onChange={onChoose && (() => onChoose(value))}
            />
            <span className={styles.face} data-accent={color}>
              <span {...ownText(label)} />
              {count !== undefined && (
                <span className={styles.count} aria-hidden="true" {...ownText(String(count))} />
              )}
            </span>
          </label>
        ))}
      </fieldset>
    </form>
  );
}

/** The value of the checked pill in a group; null if there is none. */
export function chosenPill(root: ParentNode, name: string): string | null {
  return root.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`)?.value ?? null;
}

/** Scrolls the row, but not the page, until a pill is in view. */
function showPill(pill: HTMLElement | null): void {
  const row = pill?.parentElement;
  if (pill && row)
    row.scrollLeft += pill.getBoundingClientRect().left - row.getBoundingClientRect().left - 20;
}

/** Checks the pill with a value in a group, and scrolls it into view. */
export function choosePill(root: ParentNode, name: string, value: string): void {
  for (const radio of root.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)) {
    // Setting `checked` recalculates the page's styles even when the value stays the same.
    if (radio.checked !== (radio.value === value)) radio.checked = radio.value === value;
    if (radio.checked) showPill(radio.parentElement);
  }
}
