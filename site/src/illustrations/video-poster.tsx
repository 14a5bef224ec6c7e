import { drawingClass } from './drawing-class.ts';

/** The maximum number of characters per line of text in the picture. */
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

const grounds = ['tintBlue', 'tintGreen', 'tintRed', 'tintAmber'] as const;

export interface VideoPosterProps {
  position: number;
  words: string;
}

/**
 * The thumbnail of a video for search engines: its quote in handwriting.
 * @param position index of the video in its list; it selects the background color.
 */
export function VideoPoster({ position, words }: VideoPosterProps) {
  return (
    <svg viewBox="0 0 640 360">
      <path className={drawingClass(grounds[position % grounds.length] ?? grounds[0])} d="M0 0H640V360H0Z" />
      {inLines(words).map((line, index) => (
        <text key={line} x="48" y={90 + 48 * index} className={drawingClass('handLarge')}>
          {line}
        </text>
      ))}
      <circle cx="84" cy="290" r="36" className={drawingClass('fillInk')} />
      <path d="M74 272L104 290L74 308Z" className={drawingClass('fillBoard')} />
    </svg>
  );
}
