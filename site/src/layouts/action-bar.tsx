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
 * Booking and chat, visible at every scroll position. On phones they are a bar at the bottom; while another booking
 * button or the calendar is in view, the chat fills it alone. On wider screens the chat is in the right margin, or in the
 * header where there is no margin. The chat is a plain link: it loads nothing here.
 */
export function ActionBar({ booking }: ActionBarProps) {
  const { navigation, settings } = useSite();
  if (!settings.chat && !booking) return null;
  return (
    <aside
      aria-label="Booking and chat"

      className={settings.chat ? styles.bar : `${styles.bar} ${styles.withoutChat}`}
    >
      <div className={`container ${styles.content}`}>
        <SiteLink to="setting:chat" newTab className={styles.chat}>
          <Icon name="chat" />
          <span className={styles.label}>{navigation.chatLabel}</span>
        </SiteLink>
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
      </div>
    </aside>
  );
}
