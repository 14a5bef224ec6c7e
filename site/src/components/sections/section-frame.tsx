import type { ReactNode } from 'react';

export interface SectionFrameProps {
  id?: string | undefined;
  /** The id of the heading that labels the section; without a label it is not a landmark. */
  labelledBy?: string | undefined;
  /** The section's h2, left out by sections that render their own heading. */
  heading?: string | undefined;
  lead?: string | undefined;
  /** The class of the content, which is as wide as the container. */
  className?: string | undefined;
  children: ReactNode;
}

interface FrameProps extends SectionFrameProps {
  /** The CSS module of the kind of section. */
  section: string;
  headingClass?: string | undefined;
}

/** The parts that the three kinds of section share: the section, its container, and its heading with a lead. */
export function SectionFrame(props: FrameProps) {
  const { section, headingClass, id, labelledBy, heading, lead, className, children } = props;
  return (
    <section id={id} aria-labelledby={labelledBy} className={section}>
      <div className={className ? `container ${className}` : 'container'}>
        {heading && (
          <h2 id={labelledBy} className={headingClass}>
            {heading}
          </h2>
        )}
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
    </section>
  );
}
