import { ContentError, type ContentIssue } from './content-issue.ts';

/**
 * Invisible characters, those that change the writing direction, and the replacement character. The joiners U+200C and
 * U+200D are allowed, because Persian, Hindi and emoji need them.
 */
const unprintable =
  /[[\p{Cc}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Noncharacter_Code_Point}\u00AD\u115F\u1160\u180E\u200B\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFD]--[\t\n]]/v;

/** UTF-8 that was read in another encoding and saved again: "Ã©" instead of "é". */
const readTwice = /Ã[\u00A1-\u00BF]|Â[\u00A0-\u00BF]|â€/;

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** The first problem with the characters of a text, and its index; undefined if there is none. */
export function characterProblem(text: string): { at: number; message: string } | undefined {
  const twice = readTwice.exec(text);
  if (twice) {
    const message = 'was once read in another encoding, which changed its letters: type these words again';
    return { at: twice.index, message };
  }
  const indent = /^ *(?=[\u00A0\u2000-\u200A\u202F\u3000])/.exec(text);
  if (indent) {
    const message = `begins with a space that YAML does not count (${codeOf(text[indent[0].length] ?? '')}): write an ordinary one`;
    return { at: 0, message };
  }
  const found = unprintable.exec(text);
  if (!found) return undefined;
  const [character] = found;
  const message =
    character === '\uFFFD'
      ? `holds ${codeOf(character)}, which stands for a letter that was lost: type that letter again`
      : `holds a character that nobody sees, ${codeOf(character)}: type these words again without it`;
  return { at: found.index, message };
}

/** An excerpt of a line around an index for a message, with invisible characters made visible. */
export function excerpt(line: string, at: number): string {
  const start = line.trim().length > 80 ? Math.max(0, at - 30) : 0;
  const shown = `${start > 0 ? '…' : ''}${line.slice(start).trim()}`;
  return shown.replaceAll(new RegExp(unprintable, 'gv'), (character) => `<${codeOf(character)}>`);
}

/** The encoding of a file if it isn't UTF-8; otherwise undefined. */
function otherEncoding(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const isUtf16 = isMarked || first === 0 || second === 0;
  if (isUtf16) return 'as UTF-16 (“Unicode”)';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return undefined;
  } catch {
    return 'in another encoding, such as Windows-1252 (“ANSI”)';
  }
}

/**
 * Decodes a content file: without a byte order mark, with `\n` as line breaks, and in Unicode form NFC.
 * @throws ContentError if it isn't UTF-8 or holds invisible characters.
 */
export function decodeText(file: string, bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes).replaceAll(/\r\n?/g, '\n').normalize('NFC');
  const encoding = otherEncoding(bytes);
  const hint = `is saved ${encoding}: save the file again, with UTF-8 chosen as its encoding`;
  const issues = text.split('\n').flatMap((line, index): ContentIssue[] => {
    const problem = characterProblem(line);
    if (!problem) return [];
    const place = { file, line: index + 1, value: excerpt(line, problem.at) };
    return [
      encoding
        ? { ...place, field: '(encoding)', message: hint }
        : { ...place, field: '(text)', message: problem.message },
    ];
  });
  if (issues.length > 0) throw new ContentError(encoding ? issues.slice(0, 1) : issues);
  return text;
}
