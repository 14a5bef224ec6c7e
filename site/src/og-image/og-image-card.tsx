import { readSettings } from '../model/read-settings.ts';
import { themeColor } from '../server/theme-colors.ts';

const tokenColor = (name: string): string => themeColor(name, readSettings().brand.colors);

export interface ShareCardProps {
  title: string;
  business: string;
  /** The business's mark, an SVG file's text. */
  mark: string;
  line: string;
}

/** Where the page's board drawing stands on the card, in pixels. */
export const drawingPlace = { x: 640, y: 78, width: 490, height: 370 } as const;

/** What the drawing leaves of the board for the title, in pixels. */
const titleWidth = 540;

function titleSize(title: string): number {
  if (title.length > 44) return 54;
  return title.length > 30 ? 60 : 70;
}

/** A page's title, underlined, in the middle of its place. */
function ShareTitle({ title }: { title: string }) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        flex: 1,
        justifyContent: 'center',
        width: titleWidth,
      }}
    >
      <div
        style={{
          color: tokenColor('text'),
          fontFamily: 'heading',
          fontSize: titleSize(title),
          letterSpacing: -1.5,
          lineHeight: 1.1,
          textWrap: 'balance',
        }}
      >
        {title}
      </div>
      <svg width="300" height="22" viewBox="0 0 200 14" style={{ marginTop: 14 }}>
        <path
          d="M3 10C40 4 76 4 106 6.5S170 9 197 5.5"
          fill="none"
          stroke={tokenColor('highlighter')}
          strokeWidth="9"
          strokeLinecap="round"
        />
      </svg>
    </div>
  );
}

/** The whiteboard with a page's title: a picture, laid out by satori, which reads style objects and flex boxes. */
export function OgImageCard({ title, business, mark, line }: ShareCardProps) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        boxSizing: 'border-box',
        width: '100%',
        height: '100%',
        padding: '28px 36px 24px',
        backgroundColor: tokenColor('background'),
        fontFamily: 'text',
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          flex: 1,
          border: `10px solid ${tokenColor('aluminum')}`,
          borderRadius: 32,
          backgroundColor: tokenColor('surface'),
          padding: '30px 46px',
        }}
      >
        <ShareTitle title={title} />
        <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
          <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
            <img
              src={`data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`}
              alt=""
              width={48}
              height={48}
              style={{ flexShrink: 0 }}
            />
            <div
              style={{
                color: tokenColor('text'),
                fontFamily: 'heading',
                fontSize: business.length > 20 ? 30 : 38,
              }}
            >
              {business}
            </div>
          </div>
          <div style={{ color: tokenColor('text-secondary'), fontSize: 30 }}>{line}</div>
        </div>
      </div>
      <div style={{ display: 'flex', gap: 20, padding: '0 56px' }}>
        {['blue', 'red', 'green', 'highlighter'].map((name) => (
          <div
            key={name}
            style={{ width: 92, height: 16, borderRadius: 8, backgroundColor: tokenColor(name) }}
          />
        ))}
      </div>
      <div style={{ height: 12, borderRadius: 6, backgroundColor: tokenColor('aluminum') }} />
    </div>
  );
}
