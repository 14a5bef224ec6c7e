import type { ReactNode } from 'react';

export interface SectionFrameProps {
  id?: string | undefined;
  /** The id of the heading that names the section; a section without a name is no landmark. */
  labelledBy?: string | undefined;
  /** The section's h2; a section that places its heading itself leaves it out. */
  heading?: string | undefined;
  lead?: string | undefined;
  /** For the content, which has the container's width. */
  className?: string | undefined;
  children: ReactNode;
}

interface FrameProps extends SectionFrameProps {
  /** The classes of the section kind. */
  section: string;
  headingClass?: string | undefined;
}

/** What the three section kinds share: the section, its container, its heading with a lead. */
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
