import type { ComponentProps } from 'react';
import { splitMarkedText } from '../lib/format.ts';

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

interface MarkedTextProps {
  text: string;
  as: 'mark' | 'span' | 'strong';
  className?: string;
}

/** A text with its phrase between asterisks, if any, in an element of its own. */
export function MarkedText({ text, as: Element, className }: MarkedTextProps) {
  const { before, marked, after } = splitMarkedText(text);
  return (
    <>
      {before}
      {marked && <Element className={className}>{marked}</Element>}
      {after}
    </>
  );
}
