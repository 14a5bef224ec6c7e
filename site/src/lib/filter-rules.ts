export interface RadioFilter {
  /** The name of the radio buttons that choose. */
  group: string;
  /** The attribute of what is shown or hidden: the choices it belongs to, with spaces between them. */
  attribute: `data-${string}`;
  choices: readonly { value: string }[];
}

/** The rules that hide what does not belong to the chosen radio button, one for each choice but the first, which is all. */
export function filterRules({ group, attribute, choices }: RadioFilter): string {
  const rules = choices
    .slice(1)
    .map(
      ({ value }) =>
        `main:has(input[name='${group}'][value='${value}']:checked) [${attribute}]:not([${attribute}~='${value}'])`,
    );
  return rules.length === 0 ? '' : `@layer rooms{${rules.join(',')}{display:none}}`;
}
