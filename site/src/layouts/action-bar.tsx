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
 * Booking and chat, in view wherever a page is scrolled to. On phones they are a bar at the end of the view, whose button
 * goes while another one or the calendar is in view; elsewhere the chat stands in the free margin, or in the bar at the
 * top where there is none. The chat is a plain link: nothing of it loads here.
 */
export function ActionBar({ booking }: ActionBarProps) {
  const { navigation, settings, labels } = useSite();
  if (!settings.chat && !booking) return null;
  return (
    <aside
      aria-label={labels.frame.actions}
      data-no-print
      className={settings.chat ? styles.bar : `${styles.bar} ${styles.withoutChat}`}
    >
      <div className={styles.content}>
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
        <SiteLink to="setting:chat" newTab className={styles.chat}>
          <Icon name="chat" />
          <span className={booking ? 'visually-hidden' : styles.label}>{navigation.chatLabel}</span>
        </SiteLink>
      </div>
    </aside>
  );
}
