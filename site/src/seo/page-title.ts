/** As long as search results show, in characters. */
export const longestTitle = 60;

/** A page's title with the business's name behind it, unless the title has it already or grows too long by it. */
export function pageTitle(title: string, business: string): string {
  const whole = `${title} | ${business}`;
  return title.includes(business) || whole.length > longestTitle ? title : whole;
}
