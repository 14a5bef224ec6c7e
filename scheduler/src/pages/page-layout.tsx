/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import { hasColors } from '../requests/page-colors.ts';
import { isEmbedded, linkTo, type CarriedParameters } from '../requests/carried-parameters.ts';

/** The message to the embedding page that belongs to a page, besides its height. */
export type PageMessage =
  | { readonly name: 'profile_page_viewed' | 'event_type_viewed' | 'date_and_time_selected' }
  | { readonly name: 'event_scheduled'; readonly eventPath: string; readonly inviteePath: string };

interface PageLayoutProps {
  readonly title: string;
  readonly carried: CarriedParameters;
  readonly message?: PageMessage | undefined;
  /** The zone that times are shown in, when the visitor's own is still to be found out. */
  readonly zoneToDetect?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

function messageAttributes(message: PageMessage | undefined): Record<string, string> {
  if (!message) return {};
  if (message.name !== 'event_scheduled') return { 'data-message': message.name };
  return {
    'data-message': message.name,
    'data-event-path': message.eventPath,
    'data-invitee-path': message.inviteePath,
  };
}

/** A whole page: head, demonstration bar and the main part. */
export function PageLayout({ title, carried, message, zoneToDetect, className, children }: PageLayoutProps) {
  const embedded = isEmbedded(carried);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/assets/scheduler.css" />
        {hasColors(carried) && (
          <link rel="stylesheet" href={linkTo('/assets/colors.css', colorsOf(carried))} />
        )}
        <script src="/assets/frame.js" defer />
      </head>
      <body
        className={embedded ? 'embedded' : undefined}
        {...messageAttributes(message)}
        data-zone-to-detect={zoneToDetect}
      >
        <aside className="demo-bar" aria-label="About this service">
          <p>
            <strong>Demonstration scheduler.</strong> It sends no mail.
          </p>
        </aside>
        <main className={className}>{children}</main>
      </body>
    </html>
  );
}

function colorsOf(carried: CarriedParameters): CarriedParameters {
  return new Map([...carried].filter(([name]) => name.endsWith('_color')));
}
