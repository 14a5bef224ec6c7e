export interface TextHeading {
  depth: number;
  /** The id the heading has in the text. */
  slug: string;
  text: string;
}

/** The headings a table of contents lists: the text's main ones. */
export function mainHeadings(headings: readonly TextHeading[]): TextHeading[] {
  return headings.filter((heading) => heading.depth === 2);
}
