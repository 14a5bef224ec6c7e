import type { ReactNode } from 'react';
import { mark } from './mark.ts';

/** The surface of every board drawing; `label` says what is drawn to somebody who cannot see it. */
export function Drawing({ label, children }: { label: string; children: ReactNode }) {
  return (
    <svg viewBox="0 0 600 440" className={mark('drawing')} role="img" aria-label={label}>
      {children}
    </svg>
  );
}
