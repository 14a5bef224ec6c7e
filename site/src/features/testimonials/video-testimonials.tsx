import type { ReactNode } from 'react';
import type { SectionHeadText } from '../../model/text.ts';
import { Section } from '../../components/section.tsx';
import styles from './video-testimonials.module.css';

interface VideoTestimonialsProps {
  head: SectionHeadText;
  /** The players, one after the other. */
  children?: ReactNode;
}

/** The videos: the first one large, the others in a block beside it. */
export function VideoTestimonials({ head, children }: VideoTestimonialsProps) {
  return (
    <Section id="videos" labelledBy="videos-heading" {...head}>
      <div className={styles.videos}>{children}</div>
    </Section>
  );
}
