import { Icon } from '../illustrations/icon.tsx';
import { useSite } from '../lib/site-context.tsx';
import { ButtonLink } from '../components/button-link.tsx';
import { SiteLink } from '../components/site-link.tsx';
import styles from './action-bar.module.css';

interface ActionBarProps {
  /** Where a phone's bar books; a page without a Book Now button has none here, either. */
  booking?: { label: string; labelOnSmallScreens?: string; to: string; newTab?: boolean } | undefined;
}

/**
 * The chat, a link in the lower right corner of every page, and on phones the bar that it ends: with the booking, or, while
 * the page's own button is in view, with a question. scripts/action-bar.ts says when the bar is up. The chat is a plain
 * link: it loads nothing here.
 */
export function ActionBar({ booking }: ActionBarProps) {
  const { labels, navigation, settings } = useSite();
  if (!settings.chat && !booking) return null;
  return (
    <>
      <div className={styles.end} />
      <aside aria-label="Booking and chat" className={styles.bar}>
        {booking && (
          <div className={styles.booking}>
            <ButtonLink to={booking.to} newTab={booking.newTab ?? false}>
              {booking.labelOnSmallScreens ? (
                <>
                  <span className={styles.short}>{booking.label}</span>
                  <span className={styles.long}>{booking.labelOnSmallScreens}</span>
                </>
              ) : (
                booking.label
              )}
            </ButtonLink>
          </div>
        )}
        <p className={styles.ask}>{labels.calendar.askFirst}</p>
        <SiteLink to="setting:chat" newTab className={styles.chat}>
          <Icon name="chat" />
          <span className="visually-hidden">{navigation.chatLabel}</span>
        </SiteLink>
      </aside>
    </>
  );
}
