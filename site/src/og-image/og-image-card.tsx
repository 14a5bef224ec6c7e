import { readFileSync } from 'node:fs';
import { splitMarkedText, typeset, withoutMarks } from '../lib/format.ts';
import { readSettings } from '../content-reader/read-settings.ts';
import { siteFile } from '../model/site-file.ts';
import { themeColor, type ColorToken } from '../theme/colors.ts';

const tokenColor = (name: ColorToken): string => themeColor(name, readSettings().brand.colors);

/** The highlighter's stroke of the headings' sheet, in its color and at the bottom of a whole line. */
function highlighter(): string {
  const sheet = readFileSync(siteFile('src/components/highlighted-heading.module.css'), 'utf8');
  const [stroke = ''] = /url\("data:image[^"]+"\)/.exec(sheet) ?? [];
  const fill = encodeURIComponent(tokenColor('highlighter-fill'));
  return stroke.replace('0 0 300 40', '0 -60 300 105').replace('%3Cpath', `%3Cpath fill='${fill}'`);
}

const column = { display: 'flex', flexDirection: 'column', flex: 1 } as const;

export interface ShareCardProps {
  title: string;
  business: string;
  /** The business's mark, an SVG file's text. */
  mark: string;
  line: string;
}

/** Where the page's board drawing stands on the card, in pixels. */
export const drawingPlace = { x: 620, y: 58, width: 516, height: 378 } as const;

/** What the drawing leaves of the board for the title, in pixels. */
const titlePlace = { width: 500, height: 350 } as const;

const lineHeight = 1.1;

/** The ways to break words into lines of at most 24 characters, more than five of them only where they must be. */
function waysToBreak([word = '', ...rest]: readonly string[]): string[][] {
  if (rest.length === 0) return [[word]];
  return waysToBreak(rest).flatMap((lines) => {
    const [first = '', ...others] = lines;
    const apart = [word, ...lines];
    const together = [`${word} ${first}`, ...others];
    if (word.length + first.length >= 24) return [apart];
    return lines.length >= 5 ? [together] : [apart, together];
  });
}

/** About how many ems wide a line is: a narrow letter is half as wide as another. */
function emsOf(line: string): number {
  const letters = withoutMarks(line);
  return 0.3 * (letters.length + letters.replaceAll(/[ ,.’fijlrt-]/g, '').length);
}

/** How large the letters of some lines can be in the title's place, and what that is worth: even lines look better. */
function fitLines(lines: readonly string[]) {
  const widths = lines.map(emsOf);
  const widest = Math.max(...widths);
  const fontSize = Math.min(70, titlePlace.width / widest, titlePlace.height / (lines.length * lineHeight));
  // A line that leaves half of its width empty costs a sixteenth.
  const evenness = widths.reduce((rest, width) => rest - (1 - width / widest) ** 2 / 4, 1);
  return { lines, fontSize, worth: fontSize * evenness };
}

/** A title's lines and size: letters as large and lines as even as its place allows. */
function fitTitle(title: string) {
  // The marked phrase, which never breaks, counts as one word.
  const words = typeset(title)
    .replaceAll('\u2060', '')
    .match(/[^ *]*\*[^*]+\*[^ ]*|[^ ]+/g);
  return waysToBreak(words ?? [])
    .map(fitLines)
    .reduce((best, way) => (way.worth > best.worth ? way : best));
}

/** A page's heading in the middle of its place, with the pages' own highlighter stroke under its marked phrase. */
function ShareTitle({ title }: { title: string }) {
  const { lines, fontSize } = fitTitle(title);
  const highlighted = { backgroundImage: highlighter(), backgroundSize: '100% 100%' };
  return (
    <div style={{ ...column, justifyContent: 'center', fontSize, letterSpacing: '-0.025em', lineHeight }}>
      {lines.map((line) => {
        const { before, marked, after } = splitMarkedText(line);
        return (
          <div key={line} style={{ display: 'flex', whiteSpace: 'pre' }}>
            {before}
            {marked && <div style={{ ...highlighted, margin: '0 -5px', padding: '0 5px' }}>{marked}</div>}
            {after}
          </div>
        );
      })}
    </div>
  );
}

/** The whiteboard with a page's title: a picture, laid out by satori, which reads style objects and flex boxes. */
export function OgImageCard({ title, business, mark, line }: ShareCardProps) {
  const logo = `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`;
  // The name and the line share one row, so long ones are smaller.
  const scale = Math.min(1, 52 / (1.5 * business.length + line.length));
  return (
    <div
      style={{
        ...column,
        boxSizing: 'border-box',
        height: '100%',
        padding: '20px 24px 74px',
        backgroundColor: tokenColor('background'),
        color: tokenColor('text'),
        fontFamily: 'heading',
      }}
    >
      <div
        style={{
          ...column,
          gap: 28,
          padding: '28px 44px',
          border: `12px solid ${tokenColor('aluminum')}`,
          borderRadius: 36,
          boxShadow: `0 0 0 2px ${tokenColor('aluminum-edge')}`,
          backgroundColor: tokenColor('surface'),
        }}
      >
        <ShareTitle title={title} />
        <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 32 }}>
          <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
            <img src={logo} alt="" width={56} height={56} style={{ flexShrink: 0 }} />
            <div style={{ fontSize: 44 * scale, whiteSpace: 'nowrap' }}>{business}</div>
          </div>
          <div style={{ fontFamily: 'text', fontSize: 36 * scale, whiteSpace: 'nowrap' }}>{line}</div>
        </div>
      </div>
    </div>
  );
}
