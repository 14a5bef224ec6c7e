import styles from './marker-tray.module.css';

const markers = ['blue', 'green', 'red', 'yellow'] as const;

/** A marker, 90 units long, with its cap on, or the first one without it, as if in use. */
function Marker({ color, x, open }: { color: (typeof markers)[number]; x: number; open: boolean }) {
  return (
    <g transform={`translate(${x} 15)`} className={styles[color]}>
      <path className={styles.barrel} d="M0-6q-3 6 0 12h62v-12z" />
      <path className={styles.ink} d="M12-6h26V6H12z" />
      <path className={styles.outline} d="M0-6q-3 6 0 12h62v-12z" />
      {open ? (
        <>
          <path className={styles.grip} d="M62-4.400l9 1.600v5.600l-9 1.600z" />
          <path className={`${styles.ink} ${styles.outlined}`} d="M71-2.200l6 1v2.400l-6 1z" />
        </>
      ) : (
        <path className={`${styles.ink} ${styles.outlined}`} d="M62-6.200h24q5 0 5 6.200t-5 6.200h-24z" />
      )}
    </g>
  );
}

/** The ledge below a whiteboard, with four markers and an eraser on it. Decorative. */
export function MarkerTray() {
  return (
    <svg className={styles.tray} aria-hidden="true" preserveAspectRatio="xMidYMax meet">
      <rect className={styles.ledge} x="0" y="21.500" width="100%" height="11" rx="4" />
      {markers.map((color, index) => (
        <Marker key={color} color={color} x={34 + 108 * index} open={index === 0} />
      ))}
      <svg x="100%" overflow="visible">
        <path className={styles.felt} d="M-104 14h82v6q0 2-2 2h-78q-2 0-2-2z" />
        <path className={styles.barrel} d="M-104 9q0-5 5-5h72q5 0 5 5v7h-82z" />
        <path className={styles.outline} d="M-104 9q0-5 5-5h72q5 0 5 5v7h-82z" />
      </svg>
    </svg>
  );
}
