import type { ReactNode } from 'react';
import { typeset } from '../lib/format.ts';
import type { SectionId } from '../model/anchors.ts';
import styles from './section.module.css';

interface SectionProps {
  /** The id for links to the section. */
  id?: SectionId | undefined;
  /** The id of the heading that names the section; a section without a name is no landmark. */
  labelledBy?: string | undefined;
  /** The section's h2; a section that renders its own heading leaves it out. */
  heading?: string | undefined;
  lead?: string | undefined;
  /** A class for the element around the content. */
  className?: string | undefined;
  children: ReactNode;
}

interface FrameProps extends SectionProps {
  /** The class of the kind of section. */
  kind: string | undefined;
  headingClass?: string | undefined;
}

function SectionFrame(props: FrameProps) {
  const { kind, headingClass, id, labelledBy, heading, lead, className, children } = props;
  return (
    <section id={id} aria-labelledby={labelledBy} className={kind}>
      <div className={className ? `container ${className}` : 'container'}>
        {heading && (
          <h2 id={labelledBy} className={headingClass}>
            {typeset(heading)}
          </h2>
        )}
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
    </section>
  );
}

/** A standard section: white, with the most space above and below. */
export function Section(props: SectionProps) {
  return <SectionFrame kind={styles.section} headingClass={styles.head} {...props} />;
}

/** A section of prose: one column on the page's background. */
export function Reading(props: SectionProps) {
  return <SectionFrame kind={styles.reading} {...props} />;
}

/** A section of reference content: a small heading, with tables or lists between rules. */
export function Reference(props: SectionProps) {
  return <SectionFrame kind={styles.reference} headingClass={styles.small} {...props} />;
}

export type PosterGround =
  'yellow' | 'navy' | 'blue' | 'blueTint' | 'greenTint' | 'redTint' | 'amberTint' | 'dots';

interface PosterProps extends SectionProps {
  ground: PosterGround;
  /** Whether the heading is one sentence in display size. */
  large?: boolean;
  /** Removes the padding above and below, for a drawing that touches the edges. */
  flush?: boolean;
}

/** A section as wide as the window on a colored background, with one sentence or drawing; at most two on a page. */
export function Poster({ ground, large = false, flush = false, ...props }: PosterProps) {
  const kind = [styles.poster, styles[ground], flush && styles.flush].filter(Boolean).join(' ');
  return <SectionFrame kind={kind} {...props} headingClass={large ? styles.sentence : undefined} />;
}
