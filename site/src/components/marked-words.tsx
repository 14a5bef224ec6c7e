import type { ComponentProps } from 'react';

interface MarkedWordsProps extends ComponentProps<'mark'> {
  text: string;
  /** The words to highlight at their first occurrence in the text. */
  words: string | undefined;
}

/** A text with some words highlighted. Other props become attributes of the `<mark>`. */
export function MarkedWords({ text, words, ...attributes }: MarkedWordsProps) {
  const at = words === undefined ? -1 : text.indexOf(words);
  if (words === undefined || at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark {...attributes}>{words}</mark>
      {text.slice(at + words.length)}
    </>
  );
}
