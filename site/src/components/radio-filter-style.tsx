interface RadioFilter {
  group: string;
  /** The attribute of the filtered elements: the choices they belong to, separated by spaces. */
  attribute: `data-${string}`;
  /** The attribute of elements that are hidden when they do belong to the choice. */
  opposite?: `data-${string}`;
  choices: readonly { value: string }[];
}

/**
 * A selector for the siblings that follow a group's element `[data-chooses]`, while the radio button of the value in it
 * is checked, or while a script holds that value in `data-held`. With `:has()` on `main` instead of this small element,
 * every change would recalculate the styles of the whole page.
 */
const siblingsWhileChosen = (group: string, value: string): string =>
  `[data-chooses='${group}']:is([data-held='${value}'],:not([data-held]):has([value='${value}']:checked))~*`;

/** The rules that hide what does not belong to the checked choice, one for each but the first, which shows all. */
function filterRules({ group, attribute, opposite, choices }: RadioFilter): string {
  const rules = choices.slice(1).flatMap(({ value }) => {
    const siblings = siblingsWhileChosen(group, value);
    const others = `${siblings} [${attribute}]:not([${attribute}~='${value}'])`;
    return opposite ? [others, `${siblings} [${opposite}~='${value}']`] : [others];
  });
  return rules.length === 0 ? '' : `@layer pages{${rules.join(',')}{display:none}}`;
}

/** The CSS rules of a filter that works without a script, for the head of the page. */
export function RadioFilterStyle(filter: RadioFilter) {
  return <style>{filterRules(filter)}</style>;
}
