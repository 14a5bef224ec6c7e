import { useSite } from '../lib/site-context.tsx';
import type { Link } from '../model/link.ts';
import type { NavigationItem } from '../model/navigation.ts';
import { parentPath } from '../model/routes.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { SiteLink } from '../components/site-link.tsx';
import { Brand } from './brand.tsx';
import { SiteMenu } from './site-menu.tsx';
import { isActiveSection } from './is-active-section.ts';
import styles from './site-header.module.css';

/** A group in the bar: a button with a popover, which closes on Escape and on a click elsewhere. */
function BarGroup({ label, links }: { label: string; links: readonly Link[] }) {
  const site = useSite();
  return (
    <>
      <button
        type="button"
        popoverTarget="bar-services"
        aria-current={isActiveSection(links, site) ? true : undefined}
        className={styles.item}
      >
        {label}
        <svg className={styles.caret} viewBox="0 0 10 6" aria-hidden="true">
          <path d="M1 1l4 4 4-4" />
        </svg>
      </button>
      <ul popover="auto" id="bar-services" role="list" className={styles.dropdown}>
        {links.map((link) => (
          <li key={link.to}>
            <SiteLink to={link.to} isActiveParent={link.to === parentPath(site.route)}>
              {link.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function BarItem({ item }: { item: NavigationItem }) {
  if ('links' in item) return <BarGroup label={item.label} links={item.links} />;
  return (
    <SiteLink to={item.to} className={styles.item}>
      {item.label}
    </SiteLink>
  );
}

/** The sticky bar, with the slide-in menu that takes its place on small screens. */
export function SiteHeader() {
  const { navigation, words } = useSite();
  return (
    <header className={`${styles.bar} arrives-whole`}>
      <div className={styles.content}>
        <Brand />
        <nav aria-label={words.frame.mainNavigation} className={styles.navigation}>
          <ul role="list">
            {navigation.bar.map((item) => (
              <li key={item.label}>
                <BarItem item={item} />
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.action}>
          <ButtonLink to={navigation.callToAction.to}>{navigation.callToAction.label}</ButtonLink>
        </div>
        <SiteMenu />
      </div>
    </header>
  );
}
