import { useSyncExternalStore } from 'react';
import { bookingAddress } from './booking-url.ts';
import { addressWithoutScript, embedConfig, embedAddress } from './embed-config.ts';
import { NextSlotsLine } from './next-slots-line.tsx';
import { getProvider } from './providers/registry.ts';
import { SchedulerNotice } from './scheduler-notice.tsx';
import type { SchedulerEmbedProps } from './scheduler-props.ts';
import { SchedulerStatus } from './scheduler-status.tsx';
import { useBooked } from './use-booking-toast.ts';
import { useScheduler } from './use-scheduler.ts';
import { ownText } from '../components/translation-safe-text.ts';
import styles from './scheduler-embed.module.css';

/** The frame is none of React's: the document's own script sets it, often before React is there. */
const nothing = { __html: '' };

/** The visitor's own query; empty until hydration, because the page was rendered for everybody. */
function useVisitorQuery(): string {
  return useSyncExternalStore(
    () => () => undefined,
    () => window.location.search,
    () => '',
  );
}

/**
 * The booking calendar of a third-party scheduler. The document starts it without this component, which brings the
 * states, notices and next times. In its place stand, from the start and until it is proved to be there, a plain link
 * to the same booking page and a mail address.
 */
export function SchedulerEmbed(props: SchedulerEmbedProps) {
  const { provider, bookingUrl, height, pagePath, mail, words, inHero } = props;
  const visitorQuery = useVisitorQuery();
  const { campaign } = getProvider(provider);
  const link = bookingAddress(bookingUrl, { pagePath, visitorQuery, medium: 'link', campaign });
  const title = words.titles[props.eventType];
  const { state, contentHeight, embedRef, retry } = useScheduler(provider, embedAddress(props), title);
  const told = getProvider(provider).words;
  const untold = useBooked(state, embedRef, {
    title: words.toast,
    description: told.booked,
    close: words.toastClose,
  });
  const noscript = addressWithoutScript(props);
  const grown = contentHeight > height ? { height: contentHeight } : undefined;

  return (
    <div
      ref={embedRef}
      className={inHero ? `${styles.embed} ${styles.inHero}` : styles.embed}
      data-scheduler-state={state}
      data-scheduler-plan={JSON.stringify(embedConfig(props))}
      suppressHydrationWarning
    >
      <SchedulerStatus state={state} words={words} booked={untold ? told.booked : ''} />
      <NextSlotsLine {...{ provider, bookingUrl, state }} label={words.nextTimes} inHero={inHero} />
      <div className={styles.box} style={grown}>
        <SchedulerNotice
          {...{ state, link, mail, words }}
          steps={[...told.next, words.prepare]}
          onRetry={retry}
        />
        <div
          className={styles.host}
          data-scheduler-host=""
          dangerouslySetInnerHTML={nothing}
          suppressHydrationWarning
        />
        {noscript !== null && (
          <noscript>
            <iframe className={styles.withoutScript} src={noscript} title={title} />
          </noscript>
        )}
      </div>
      <p className={styles.plain}>
        <span {...ownText(`${words.ownPage} `)} />
        <a href={link} target="_blank" rel="noopener noreferrer">
          <span {...ownText(words.openBookingPage)} />
          <span className="visually-hidden" {...ownText(` ${words.anotherSiteNewTab}`)} />
        </a>
      </p>
      <p className={styles.print} {...ownText(`${words.print} ${bookingUrl}`)} />
    </div>
  );
}
