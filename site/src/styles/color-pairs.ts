import postcss, { type Rule } from 'postcss';

/** A color that has to be told from the ground it stands on; both are names of color tokens. */
export interface ColorPair {
  color: string;
  ground: string;
  /** What WCAG 2 asks: 4.5 for text, 3 for edges, focus rings and drawn lines. */
  atLeast: 4.5 | 3;
  /** The sheet and the rule that make the pair. */
  where: string;
}

export interface StyleSheet {
  file: string;
  css: string;
}

interface Paint {
  file: string;
  selector: string;
  text: string[];
  edges: string[];
  grounds: string[];
}

const textProperties = /^color$/;
const focusProperties = /^outline(-color)?$/;
const edgeProperties = /^(border|stroke)(-(top|right|bottom|left|inline|block)(-(start|end))?)?(-color)?$/;
const groundProperties = /^background(-color)?$/;

/** Hairlines, gaps, highlighter strokes, tints and a band's own edge decorate: nothing has to be read from them. */
const decoration = /^(line|paper|highlighter(-fill)?|marked|night|button|.*-tint)$/;

/** What each custom property that stands for a color is set to anywhere: `--tone` is one of the four markers. */
function aliasesOf(sheets: readonly StyleSheet[], tokens: ReadonlySet<string>): Map<string, Set<string>> {
  const aliases = new Map<string, Set<string>>();
  for (const { css } of sheets) {
    postcss.parse(css).walkDecls(/^--/, ({ prop, value }) => {
      const token = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
      const name = prop.slice(2);
      if (token === undefined || !tokens.has(token) || tokens.has(name)) return;
      aliases.set(name, (aliases.get(name) ?? new Set()).add(token));
    });
  }
  return aliases;
}

function paintsOf(sheet: StyleSheet, named: (value: string) => string[]): Paint[] {
  const paints: Paint[] = [];
  const visit = (rule: Rule): void => {
    // Forced colors are the reader's own.
    for (let above = rule.parent; above; above = above.parent as typeof above) {
      if (above.type === 'atrule' && 'params' in above && String(above.params).includes('forced-colors'))
        return;
    }
    const values = (properties: RegExp) =>
      rule.nodes.flatMap((node) =>
        node.type === 'decl' && properties.test(node.prop) ? named(node.value) : [],
      );
    const painted = {
      text: values(textProperties),
      edges: [...values(focusProperties), ...values(edgeProperties).filter((name) => !decoration.test(name))],
      grounds: values(groundProperties),
    };
    for (const selector of rule.selectors) paints.push({ file: sheet.file, selector, ...painted });
  };
  postcss.parse(sheet.css).walkRules(visit);
  return paints;
}

/** A selector's elements from the outermost in, without states and attributes. */
const elementsOf = (selector: string): string[] =>
  selector
    .replaceAll(/::?[\w-]+(\([^)]*\))?|\[[^\]]*\]/g, '')
    .split(/[\s>+~]+/)
    .filter((part) => part !== '');

/** The ground that the sheet itself puts below a rule: its own, its element's in another state, or an ancestor's. */
function ownGrounds(paint: Paint, inSheet: readonly Paint[]): string[] {
  if (paint.grounds.length > 0) return paint.grounds;
  for (const element of elementsOf(paint.selector).toReversed()) {
    const below = inSheet.filter(
      (other) => other.grounds.length > 0 && elementsOf(other.selector).at(-1) === element,
    );
    if (below.length > 0) return below.flatMap((other) => other.grounds);
  }
  return [];
}

/** A rule that only paints a ground, such as a button's while it is pointed at, with the text color of its element. */
function withOwnText(paint: Paint, inSheet: readonly Paint[]): Paint {
  if (paint.text.length > 0 || paint.grounds.length === 0) return paint;
  const element = elementsOf(paint.selector).join(' ');
  const same = inSheet.filter((other) => elementsOf(other.selector).join(' ') === element);
  return { ...paint, text: same.flatMap(({ text }) => text) };
}

/**
 * Every pair of colors that the style sheets make.
 *
 * Where a rule's sheet does not say what lies below it, it may stand on any ground that sets no text color of its
 * own (the board, paper, tinted cards): the inks and the link color on all of them, a marker on the plain ones and on
 * its own tint. What is too light for the board stands where its sheet, or another one, has put it.
 * @param isLight tells the tokens that are made for dark grounds.
 */
export function colorPairs(
  sheets: readonly StyleSheet[],
  tokens: ReadonlySet<string>,
  isLight: (token: string) => boolean,
): ColorPair[] {
  const aliases = aliasesOf(sheets, tokens);
  const named = (value: string): string[] =>
    [...value.matchAll(/var\(--([\w-]+)/g)].flatMap(([, name = '']) =>
      tokens.has(name) ? [name] : [...(aliases.get(name) ?? [])],
    );
  const bySheet = sheets.map((sheet) => paintsOf(sheet, named));

  const grounded = bySheet.flatMap((inSheet) =>
    inSheet.filter(({ grounds }) => grounds.length > 0).map((paint) => withOwnText(paint, inSheet)),
  );
  const openGrounds = new Set(
    grounded.filter(({ text }) => text.length === 0).flatMap(({ grounds }) => grounds.filter(isLight)),
  );
  const groundsFor = (color: string): string[] => {
    if (isLight(color)) {
      const known = grounded.filter(({ text }) => text.includes(color)).flatMap((one) => one.grounds);
      return known.length > 0 ? known : ['night'];
    }
    if (/^(ink|blue)/.test(color)) return [...openGrounds];
    return [...openGrounds].filter((ground) => !ground.endsWith('-tint') || ground === `${color}-tint`);
  };

  const pairs = bySheet.flatMap((inSheet) =>
    inSheet
      .map((paint) => withOwnText(paint, inSheet))
      .flatMap((paint) => {
        const own = ownGrounds(paint, inSheet);
        const where = `${paint.file}, ${paint.selector}`;
        const on = (color: string, atLeast: 4.5 | 3): ColorPair[] => {
          // A light color on a light ground is a mark on something dark in between: its own sheets say on what.
          const fitting = own.filter((ground) => isLight(ground) !== isLight(color));
          const grounds = fitting.length > 0 ? fitting : groundsFor(color);
          return grounds
            .filter((ground) => isLight(ground) !== isLight(color) && sameMarker(color, ground))
            .map((ground) => ({ color, ground, atLeast, where }));
        };
        return [
          ...paint.text.flatMap((color) => on(color, 4.5)),
          ...paint.edges.flatMap((color) => on(color, 3)),
        ];
      }),
  );
  return [...new Map(pairs.map((pair) => [`${pair.color} ${pair.ground} ${pair.atLeast}`, pair])).values()];
}

const marker = (name: string): string | undefined => /^(green|red|amber)(-tint)?$/.exec(name)?.[1];

/** A tone is one marker with its own tint: where both are named through it, the others never meet. */
function sameMarker(color: string, ground: string): boolean {
  const [one, other] = [marker(color), marker(ground)];
  return one === undefined || !ground.endsWith('-tint') || one === other;
}
