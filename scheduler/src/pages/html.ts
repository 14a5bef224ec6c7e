import { html as escapingHtml } from 'hono/html';

/** A piece of a page, in which everything that was put in is escaped. */
export type Markup = ReturnType<typeof escapingHtml>;

const compacted = new WeakMap<TemplateStringsArray, TemplateStringsArray>();

function compact(strings: TemplateStringsArray): TemplateStringsArray {
  const known = compacted.get(strings);
  if (known) return known;
  // Between two parts of a page a space says nothing; at the start of a template it may part attributes.
  // An attribute that may be missing brings the space before it.
  const tight = strings.map((text, index) =>
    text
      .replace(/\s*<\/(td|th|tr|thead|tbody|li|dt|dd|head|body|html)>\s*/g, '')
      .replace(index > 0 ? /^\s+$|^\s+(?=<)|(?<=>)\s+$/g : /(?<=>)\s+$/, '')
      .replace(/ \/>/g, '>')
      .replace(/ *\n\s+(?=>)|(?<=\w") (?=>)|(?<=^") $/g, '')
      .replace(/(>?) *\n\s+(<?)/g, (_, end, start) => (end && start ? '><' : `${end} ${start}`)),
  );
  const made = Object.assign(tight, { raw: strings.raw }) as unknown as TemplateStringsArray;
  compacted.set(strings, made);
  return made;
}

/** A template of HTML: what is put in is escaped, and the line breaks of the source do not travel. */
export function html(strings: TemplateStringsArray, ...values: unknown[]): Markup {
  return escapingHtml(compact(strings), ...values);
}
