import { useSite } from '../lib/site-context.tsx';
import type { GroupLink, NavigationItem } from '../model/navigation.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { SiteLink } from '../components/site-link.tsx';
import { Brand } from './brand.tsx';
import { SiteMenu } from './site-menu.tsx';
import { isActiveSection, SectionLinks } from './section-links.tsx';
import styles from './site-header.module.css';

/** A group in the header: a button that opens a panel, which closes on Escape and on a click outside. */
function BarGroup({ id, label, links }: { id: string; label: string; links: readonly GroupLink[] }) {
  const site = useSite();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-current={isActiveSection(links, site) ? true : undefined}
        className={styles.item}
      >
        {label}
        <svg className={styles.caret} viewBox="0 0 10 6" aria-hidden="true">
          <path d="M1 1l4 4 4-4" />
        </svg>
      </button>
      <div popover="auto" id={id} className={styles.panel}>
        <ul role="list" className="container">
          <SectionLinks links={links} notes />
        </ul>
      </div>
    </>
  );
}

function BarItem({ item, position }: { item: NavigationItem; position: number }) {
  if ('links' in item) return <BarGroup id={`bar-group-${position}`} label={item.label} links={item.links} />;
  return (
    <SiteLink to={item.to} className={styles.item}>
      {item.label}
    </SiteLink>
  );
}

/** The sticky header, whose navigation is a slide-in menu on small screens. */
export function SiteHeader() {
  const { navigation } = useSite();
  return (
    <header className={styles.bar}>
      <div className={`container ${styles.content}`}>
        <Brand />
        <nav aria-label="Main" className={styles.navigation}>
          <ul role="list">
            {navigation.bar.map((item, index) => (
              <li key={item.label}>
                <BarItem item={item} position={index + 1} />
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
