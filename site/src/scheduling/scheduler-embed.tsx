import { useEffect, useRef } from 'react';
import { ownText } from '../components/translation-safe-text.ts';
import { linkNotes, mailLink, phoneLink } from '../lib/link-target.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { mediaQueries } from '../theme/media-queries.ts';
import { bookingUrlFor } from './booking-url.ts';
import { calendarPlan, embedUrl, urlWithoutScript } from './calendar-element.ts';
import type { EmbedState } from './embed-state.ts';
import { NextTimes } from './next-times.tsx';
import { emailLabels } from './provider.ts';
import { getProvider } from './providers/registry.ts';
import { SchedulerNotice } from './scheduler-notice.tsx';
import type { SchedulerEmbedProps } from './scheduler-props.ts';
import { StateWords } from './state-words.tsx';
import { useScheduler } from './use-scheduler.ts';
import styles from './scheduler-embed.module.css';

/** Keeps React from changing the frame, which start-calendar.ts adds, often before hydration. */
const nothing = { __html: '' };

function NewTabLink({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      <span {...ownText(text)} />
      <span className="visually-hidden" {...ownText(` ${linkNotes.anotherSiteNewTab}`)} />
    </a>
  );
}

type SmallPrintProps = Pick<SchedulerEmbedProps, 'labels' | 'mail' | 'phone' | 'chat' | 'chatLabel'> & {
  /** The URL of the booking page; undefined if the link is already above the calendar. */
  link?: string | undefined;
};

function SmallPrint({ link, labels, mail, phone, chat, chatLabel }: SmallPrintProps) {
  return (
    <div className={styles.smallPrint}>
      <p className={styles.privacy}>
        <span {...ownText(`${labels.privacy} `)} />
        <a href="/privacy-policy" {...ownText(labels.privacyPolicy)} />
      </p>
      {link && (
        <p>
          <NewTabLink href={link} text={labels.openBookingPage} />
        </p>
      )}
      <p className={styles.ask}>
        <span {...ownText(labels.askFirst)} />
        {chat && <NewTabLink href={chat} text={chatLabel} />}
        <a href={mailLink(mail)} {...ownText(labels.email)} />
        {phone && <a href={phoneLink(phone)} {...ownText(labels.call)} />}
      </p>
    </div>
  );
}

/**
 * Scrolls to the beginning of a new step, which may be above the viewport; on phones, to the text above the frame. It
 * scrolls instantly, because during smooth scrolling a tap would miss its target.
 */
function bringIntoView(embed: HTMLElement): void {
  const words = document.querySelector('[data-state-words]');
  const shown = window.matchMedia(mediaQueries.tablet).matches && words?.hasChildNodes() ? words : embed;
  const { top } = shown.getBoundingClientRect();
  if (top < 0 || (words && top > window.innerHeight / 3)) shown.scrollIntoView({ behavior: 'instant' });
}

/**
 * The booking calendar of a third-party scheduler. An inline script starts it without this component, which adds
 * announcements, notices and the next free times. Other ways to book are part of the HTML, and visible until the calendar
 * works.
 */
export function SchedulerEmbed(props: SchedulerEmbedProps) {
  const { provider, bookingUrl, startsWithPage, pagePath, theme, mail, phone, labels } = props;
  // Empty until hydration, because the HTML is the same for all visitors.
  const visitorQuery = useHydrated() ? window.location.search : '';
  const { messages, labels: providerLabels = emailLabels } = getProvider(provider);
  const link = bookingUrlFor(bookingUrl, { pagePath, visitorQuery, medium: 'link' });
  const frameTitle = labels.titles[props.eventType];
  const url = embedUrl(props);
  const { status, embedRef, ...actions } = useScheduler({ provider, url, theme, frameTitle });
  const { state, step, height } = status;
  const booked = state === 'booked';
  const stepTitle = step === 'choosing' ? frameTitle : labels.steps[step];
  useEffect(() => {
    const frame = embedRef.current?.querySelector<HTMLIFrameElement>('[data-scheduler-host] iframe');
    if (frame) frame.title = stepTitle;
  }, [stepTitle, embedRef]);
  const shownStep = useRef(step);
  useEffect(() => {
    if (step !== shownStep.current && embedRef.current) bringIntoView(embedRef.current);
    shownStep.current = step;
  }, [step, embedRef]);
  const confirmation = `${labels.booked}. ${providerLabels.booked}`;
  const { ready } = labels.announcements;
  // Later steps are not announced, because the frame moves the focus to their heading.
  const announcements: Record<EmbedState, string> = {
    ...labels.announcements,
    idle: '',
    ready: step === 'choosing' ? ready : '',
    unconfirmed: ready,
    booked: step === 'booked' ? confirmation : '',
    'booked-before': confirmation,
  };
  // Without messages, the frame may be empty or show another page, so a link to the booking page is above it.
  const isProven = messages !== undefined && state !== 'unconfirmed';
  const noscript = urlWithoutScript(props);

  return (
    <div
      ref={embedRef}
      className={startsWithPage ? `${styles.embed} ${styles.inHero}` : styles.embed}
      data-scheduler-state={state}
      data-scheduler-plan={JSON.stringify(calendarPlan(props))}
      suppressHydrationWarning
    >
      <p role="status" className="visually-hidden" suppressHydrationWarning>
        {announcements[state]}
      </p>
      <NextTimes
        {...{ provider, bookingUrl, state, step }}
        label={labels.nextTimes}
        forOffice={props.eventType === 'school-districts'}
      />
      <StateWords status={status} words={labels.words} next={providerLabels.next} />
      {!isProven && (
        <p className={styles.unproven}>
          <span {...ownText(`${labels.notShowing} `)} />
          <NewTabLink href={link} text={labels.openBookingPage} />
        </p>
      )}
      <div className={styles.box}>
        <SchedulerNotice
          {...{ state, link, mail, phone, labels, ...actions }}
          booked={providerLabels.booked}
        />
        <div
          className={styles.host}
          style={height > 0 ? { minHeight: height } : undefined}
          data-scheduler-host=""
          dangerouslySetInnerHTML={nothing}
          suppressHydrationWarning
        />
        {noscript !== null && (
          <noscript>
            <iframe className={styles.withoutScript} src={noscript} title={frameTitle} />
          </noscript>
        )}
      </div>
      {!startsWithPage && (booked || state === 'booked-before') && (
        <ul role="list" className={styles.next}>
          {[...providerLabels.next, labels.prepare].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      )}
      <SmallPrint {...props} link={isProven && state !== 'failed' ? link : undefined} />
    </div>
  );
}
