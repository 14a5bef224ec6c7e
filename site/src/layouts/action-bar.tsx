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
 * The chat, a link in the lower right corner of every page, and on phones the booking bar that it ends;
 * scripts/action-bar.ts says when the bar is up. The chat is a plain link: it loads nothing here.
 */
export function ActionBar({ booking }: ActionBarProps) {
  const { navigation, settings } = useSite();
  if (!settings.chat && !booking) return null;
  return (
    <>
      <div className={styles.end} />
      <aside aria-label="Quick links" className={styles.bar}>
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
          <span className="visually-hidden">{navigation.chatLabel}</span>
        </SiteLink>
      </aside>
    </>
  );
}
