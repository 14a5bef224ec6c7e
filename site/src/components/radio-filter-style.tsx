interface RadioFilter {
  /** Listed in `data-chooses`, by which an element can hold several groups whose choices differ. */
  group: string;
  /** The attribute of filtered elements that lists their choices, separated by spaces. */
  attribute: `data-${string}`;
  /** The attribute of elements that are shown only for other choices than those it lists. */
  opposite?: `data-${string}`;
  choices: readonly { value: string }[];
}

/**
 * A selector for the siblings after a group's element `[data-chooses]` that applies while the radio button or option of a
 * value is chosen in it, or while a script lists that value in `data-held`. `:has()` is on this small element because, on
 * `main`, every change would recalculate the styles of the whole page.
 */
const siblingsWhileChosen = (group: string, value: string): string =>
  `[data-chooses~='${group}']:is([data-held~='${value}'],:not([data-held]):has([value='${value}']:checked))~*`;

/** The rules that hide what doesn't belong to the checked choice. The first choice hides only the opposite. */
function filterRules({ group, attribute, opposite, choices }: RadioFilter): string {
  const rules = choices.flatMap(({ value }, index) => {
    const siblings = siblingsWhileChosen(group, value);
    const hidden = [
      index > 0 && `[${attribute}]:not([${attribute}~='${value}'])`,
      opposite && `[${opposite}~='${value}']`,
    ];
    return hidden.flatMap((selector) => (selector ? [`${siblings} ${selector}`] : []));
  });
  return rules.length === 0 ? '' : `@layer pages{${rules.join(',')}{display:none}}`;
}

/** The style element of a filter that works without JavaScript, for the head of the page. */
export function RadioFilterStyle(filter: RadioFilter) {
  return <style>{filterRules(filter)}</style>;
}
