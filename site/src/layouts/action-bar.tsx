import { Icon } from '../illustrations/icon.tsx';
import { useSite } from '../lib/site-context.tsx';
import { ButtonLink } from '../components/button-link.tsx';
import { SiteLink } from '../components/site-link.tsx';
import styles from './action-bar.module.css';

interface ActionBarProps {
  /** The booking link of the bar on phones; left out on pages without a Book Now button. */
  booking?: { label: string; labelOnSmallScreens?: string; to: string; newTab?: boolean } | undefined;
}

/**
 * The link to the chat in the lower right corner of every page, and on phones a booking bar to its left.
 * scripts/action-bar.ts shows and hides the bar. The chat opens on its own site, so it loads no script here.
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
