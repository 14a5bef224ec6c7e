import { mark } from './mark.ts';

/** Words in lines of at most this many letters, as wide as the poster is. */
const lineLength = 28;

function inLines(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && longer.length <= lineLength) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** What a video's title says, behind the name that it begins with. */
const said = (title: string) => title.replace(/^[^:]{1,40}:\s*/, '');

const grounds = ['tintAmber', 'tintBlue', 'tintRed', 'tintGreen'] as const;

export interface VideoPosterProps {
  position: number;
  title: string;
  /** Whether it is shown large enough for the title's words; by default, the first of a list is. */
  large?: boolean;
}

/**
 * The picture of the video at a position in its list, before it plays: the title's words, above and below the middle.
 * That stays free: a page lays its play button there, which phones draw largest.
 */
export function VideoPoster({ position, title, large = position === 0 }: VideoPosterProps) {
  const lines = large ? inLines(said(title)).slice(0, 4) : [];
  const above = Math.floor(lines.length / 2);
  return (
    <svg viewBox="0 0 640 360" className={mark('poster')} aria-hidden="true">
      {/* Larger than the picture, which may stand in a higher frame. */}
      <path
        className={mark(grounds[position % grounds.length] ?? grounds[0])}
        d="M-640 -360H1280V720H-640Z"
      />
      {lines.map((line, index) => (
        <text
          key={line}
          x="320"
          y={index < above ? 96 - 46 * (above - 1 - index) : 290 + 46 * (index - above)}
          className={mark('handLarge', 'middle')}
        >
          {line}
        </text>
      ))}
    </svg>
  );
}
