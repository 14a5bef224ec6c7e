import { useSite } from '../lib/site-context.tsx';
import { mailLink, phoneLink } from '../lib/link-target.ts';
import type { NavigationItem } from '../model/navigation.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { SiteLink } from '../components/site-link.tsx';
import { Brand } from './brand.tsx';
import { isActiveSection, SectionLinks } from './section-links.tsx';
import styles from './site-menu.module.css';

function MenuItem({ item }: { item: NavigationItem }) {
  const site = useSite();
  if (!('links' in item)) return <SiteLink to={item.to}>{item.label}</SiteLink>;
  return (
    <details open className={styles.group}>
      <summary aria-current={isActiveSection(item.links, site) ? true : undefined}>
        {item.label}
        <svg className={styles.caret} viewBox="0 0 10 6" aria-hidden="true">
          <path d="M1 1l4 4 4-4" />
        </svg>
      </summary>
      <ul role="list">
        <SectionLinks links={item.links} />
      </ul>
    </details>
  );
}

/**
 * The menu of small screens: a dialog that opens as a popover without JavaScript. scripts/menu.ts makes it modal, which
 * keeps the focus inside.
 */
export function SiteMenu() {
  const { navigation, settings } = useSite();
  const { business, mail } = settings;
  const { callToAction } = navigation;
  return (
    <>
      <button type="button" popoverTarget="site-menu" className={styles.open}>
        <svg viewBox="0 0 20 14" aria-hidden="true">
          <path d="M1 1h18M1 7h18M1 13h12" />
        </svg>
        <span className={styles.openLabel}>Menu</span>
      </button>
      <dialog popover="auto" id="site-menu" aria-label="Main menu" className={styles.menu}>
        <div className={styles.top}>
          <Brand />
          <button type="button" popoverTarget="site-menu" popoverTargetAction="hide" className={styles.close}>
            Close
            <span className="visually-hidden"> menu</span>
            <svg viewBox="0 0 14 14" aria-hidden="true">
              <path d="M1 1l12 12M13 1L1 13" />
            </svg>
          </button>
        </div>
        <nav aria-label="Main menu" className={styles.navigation}>
          <ul role="list" className={styles.items}>
            {navigation.bar.map((item) => (
              <li key={item.label}>
                <MenuItem item={item} />
              </li>
            ))}
          </ul>
          <p className={styles.contact}>
            {business.phone && <a href={phoneLink(business.phone)}>{business.phone}</a>}
            <a href={mailLink(mail.general)}>{mail.general}</a>
          </p>
          <ButtonLink to={callToAction.to}>{callToAction.labelOnSmallScreens}</ButtonLink>
        </nav>
      </dialog>
    </>
  );
}
