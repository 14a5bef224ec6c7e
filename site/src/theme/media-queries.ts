/** The breakpoints of the layouts, by the names that style sheets use: `@media (--phone)`, `@media not (--tablet)`. */
export const mediaQueries = {
  phone: '(max-width: 699px)',
  tablet: '(max-width: 1023px)',
  wide: '(min-width: 1240px)',
  /** A phone too narrow for gutters beside the calendar's 320 px. */
  narrow: '(max-width: 362px)',
  /** A phone whose default font size is doubled. */
  'large-text': '(max-width: 20em)',
  /** A phone in landscape. */
  low: '(max-height: 479px)',
  /** A screen with room for the chat link beside the content. */
  'beside-chat': '(min-width: 1350px)',
};
