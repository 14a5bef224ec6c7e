/** @jsxRuntime automatic */
import type { CarriedParameters } from '../requests/carried-parameters.ts';
import { PageLayout } from './page-layout.tsx';

interface MessagePageProps {
  readonly heading: string;
  readonly text: string;
  readonly carried: CarriedParameters;
  readonly link?: { readonly href: string; readonly label: string } | undefined;
}

/** A page that only says something: not found, too many requests, out of order. */
export function MessagePage({ heading, text, carried, link }: MessagePageProps) {
  return (
    <PageLayout title={heading} carried={carried} className="card outcome">
      <h1>{heading}</h1>
      <p>{text}</p>
      {link && (
        <p className="actions">
          <a className="button" href={link.href}>
            {link.label}
          </a>
        </p>
      )}
    </PageLayout>
  );
}
