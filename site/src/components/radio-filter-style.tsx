interface RadioFilter {
  /** The name of the radio buttons that choose. */
  group: string;
  /** The attribute of what is shown or hidden: the choices it belongs to, with spaces between them. */
  attribute: `data-${string}`;
  /** The attribute of what is hidden instead when it belongs to the chosen one. */
  opposite?: `data-${string}`;
  choices: readonly { value: string }[];
}

/**
 * The element that holds a group's radio buttons, while one of them is chosen, or held with `data-held` by a script that
 * moves from one choice to the next. It bears `data-chooses` and stands before
 * what the choice is about: a `:has()` on anything larger, such as `main`, looks through the page at every touch.
 */
const whileChosen = (group: string, value: string): string =>
  `[data-chooses='${group}']:is([data-held='${value}'],:not([data-held]):has([value='${value}']:checked))~*`;

/** The rules that hide what does not belong to the chosen radio button, one for each choice but the first, which is all. */
function filterRules({ group, attribute, opposite, choices }: RadioFilter): string {
  const rules = choices.slice(1).flatMap(({ value }) => {
    const others = `${whileChosen(group, value)} [${attribute}]:not([${attribute}~='${value}'])`;
    return opposite ? [others, `${whileChosen(group, value)} [${opposite}~='${value}']`] : [others];
  });
  return rules.length === 0 ? '' : `@layer pages{${rules.join(',')}{display:none}}`;
}

/** A filter that works without a script: its rules follow from what there is to choose, for the head of the page. */
export function RadioFilterStyle(filter: RadioFilter) {
  return <style>{filterRules(filter)}</style>;
}
