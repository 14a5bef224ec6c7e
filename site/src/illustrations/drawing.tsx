import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import { mark } from './mark.ts';

interface StrokeProps {
  className?: string;
  children?: ReactNode;
}

const broken = [mark('dashed'), mark('dots')];

/** Gives every unbroken stroke the length 1, so that one rule of a style sheet can draw any of them. */
function withStrokes(children: ReactNode): ReactNode {
  return Children.map(children, (child) => {
    if (!isValidElement<StrokeProps>(child) || typeof child.type !== 'string') return child;
    const { className = '', children: inside } = child.props;
    if (broken.some((name) => className.split(' ').includes(name))) return child;
    if (child.type === 'path') return cloneElement(child, { pathLength: 1 } as StrokeProps);
    return child.type === 'g' ? cloneElement(child, {}, withStrokes(inside)) : child;
  });
}

/**
 * The surface of every board drawing; `label` says what is drawn to somebody who cannot see it. Its words are hidden from
 * screen readers, which would read them after the label, one scrap after the other.
 */
export function Drawing({ label, children }: { label: string; children: ReactNode }) {
  return (
    <svg viewBox="0 0 600 440" className={mark('drawing')} role="img" aria-label={label}>
      <g aria-hidden="true">{withStrokes(children)}</g>
    </svg>
  );
}
