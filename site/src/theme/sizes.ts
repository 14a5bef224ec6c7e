/** The sizes at which layouts change, as style sheets name them: `@media (--phone)`, `@media not (--tablet)`. */
export const sizes = {
  phone: '(max-width: 699px)',
  tablet: '(max-width: 1023px)',
  wide: '(min-width: 1240px)',
  /** A phone on whose screen the calendar's 320 px leave no gutters. */
  narrow: '(max-width: 362px)',
  /** A phone with its text at twice the size. */
  'large-text': '(max-width: 20em)',
  /** A phone in landscape. */
  low: '(max-height: 479px)',
  /** A screen on which the chat stands beside the content. */
  'beside-chat': '(min-width: 1350px)',
};
