import type { AccentColor } from '../model/entry.ts';
import { SiteLink } from './site-link.tsx';
import styles from './button.module.css';

interface ArrowLinkProps {
  to: string;
  label: string;
  /** What the label refers to, for screen readers that list links without their context. */
  about?: string;
  color?: AccentColor;
}

/** A link with an arrow after its label. */
export function ArrowLink({ to, label, about, color = 'blue' }: ArrowLinkProps) {
  return (
    <SiteLink to={to} className={styles.arrowLink} accent={color}>
      {label}
      {about && <span className="visually-hidden"> {about}</span>}
      {/* A non-breaking space keeps the arrow on the line of the last word. */}
      <span aria-hidden="true">{'\u00A0→'}</span>
    </SiteLink>
  );
}
