import { tokenColors } from './token-colors.ts';

interface ShareCardProps {
  title: string;
  business: string;
  line: string;
}

const { ink, ink2, paper, board, line: hairline, blue, red, green, highlighter } = tokenColors;

/** The whiteboard with a page's title: a picture, laid out by satori, which reads style objects and flex boxes. */
export function ShareCard({ title, business, line }: ShareCardProps) {
  const size = title.length > 40 ? 66 : 82;
  return (
    <div
      style={{
        display: 'flex',
        width: 1200,
        height: 630,
        padding: 44,
        backgroundColor: paper,
        fontFamily: 'Figtree',
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          flex: 1,
          border: `8px solid ${hairline}`,
          borderRadius: 32,
          backgroundColor: board,
          padding: '34px 56px 44px',
        }}
      >
        <div style={{ display: 'flex', gap: 16 }}>
          {[blue, red, green, highlighter].map((color) => (
            <div key={color} style={{ width: 24, height: 24, borderRadius: 12, backgroundColor: color }} />
          ))}
        </div>
        <div style={{ display: 'flex', flexDirection: 'column', flex: 1, justifyContent: 'center' }}>
          <div
            style={{
              color: ink,
              fontFamily: 'Bricolage Grotesque',
              fontSize: size,
              letterSpacing: -2,
              lineHeight: 1.08,
            }}
          >
            {title}
          </div>
          <svg width="360" height="26" viewBox="0 0 200 14" style={{ marginTop: 14 }}>
            <path
              d="M3 10C40 4 76 4 106 6.5S170 9 197 5.5"
              fill="none"
              stroke={highlighter}
              strokeWidth="6"
              strokeLinecap="round"
            />
          </svg>
        </div>
        <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' }}>
          <div style={{ color: ink, fontFamily: 'Bricolage Grotesque', fontSize: 38 }}>{business}</div>
          <div style={{ color: ink2, fontSize: 30 }}>{line}</div>
        </div>
      </div>
    </div>
  );
}
