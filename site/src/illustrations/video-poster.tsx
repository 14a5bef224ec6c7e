import { drawnPeople } from './drawn-people.ts';
import { mark } from './mark.ts';
import { PortraitBust, tintOf } from './teacher-portrait.tsx';

/** Words in lines of at most this many letters, as wide as the poster's right side is. */
const lineLength = 12;

function inLines(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && longer.length <= lineLength) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => line.trim());
}

/** What a video's title says, behind the name that it begins with. */
const said = (title: string) => title.replace(/^[^:]{1,40}:\s*/, '');

/** Where the head stands: at the left of the words, or beside the play button alone. */
const beside = { x: 12, y: 96, width: 260, height: 264 };
const alone = { x: 0, y: 56, width: 300, height: 304 };

export interface VideoPosterProps {
  position: number;
  title: string;
  /** Whether it is shown large enough for the title's words; by default, the first of a list is. */
  large?: boolean;
  /** Draws nobody: the speaker has a photograph elsewhere on the site. */
  withoutSpeaker?: boolean;
}

/**
 * The picture of the video at a position in its list, before it plays: the speaker's head on a board, and the title's
 * words. The middle, from 250 to 390, stays free: a page lays its play button there, which phones draw largest.
 */
export function VideoPoster(props: VideoPosterProps) {
  const { position, title, large = position === 0, withoutSpeaker = false } = props;
  const { speakers } = drawnPeople;
  const portrait = speakers[position % speakers.length];
  const lines = large ? inLines(said(title)).slice(0, 6) : [];
  return (
    <svg viewBox="0 0 640 360" className={mark('poster')} preserveAspectRatio="xMidYMax" aria-hidden="true">
      {/* Larger than the picture, which may stand in a higher frame. */}
      <path className={portrait && tintOf(portrait)} d="M-640 -360H1280V720H-640Z" />
      {portrait && !withoutSpeaker && (
        <svg {...(large ? beside : alone)} viewBox="12 6 136 138" className={mark('portrait')}>
          <PortraitBust portrait={portrait} />
        </svg>
      )}
      {lines.map((line, index) => (
        <text
          key={line}
          x="394"
          y={194 + 44 * (index - (lines.length - 1) / 2)}
          className={mark('handLarge')}
        >
          {line}
        </text>
      ))}
      {lines.length > 0 && (
        <path className={mark('highlighter')} d={`M396 ${220 + 22 * (lines.length - 1)}q70 -8 190 -2`} />
      )}
    </svg>
  );
}
