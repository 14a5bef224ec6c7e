import { useSite } from '../lib/site-context.tsx';
import { mailLink, phoneLink } from '../lib/link-target.ts';
import { SiteLink } from '../components/site-link.tsx';
import styles from './site-footer.module.css';

/** The short footer of landing pages: the legal texts, and help. */
export function LandingFooter() {
  const { settings, navigation } = useSite();
  const { business, mail } = settings;
  return (
    <footer className={styles.footer} data-no-print>
      <div className={`container ${styles.short}`}>
        <p>
          © {business.copyrightYear} {business.name}
        </p>
        <ul role="list" aria-label="Legal and contact">
          {navigation.landingFooter.map((link) => (
            <li key={link.to}>
              <SiteLink to={link.to}>{link.label}</SiteLink>
            </li>
          ))}
          <li>
            <a href={mailLink(mail.general)}>{mail.general}</a>
          </li>
          {business.phone && (
            <li>
              <a href={phoneLink(business.phone)}>{business.phone}</a>
            </li>
          )}
        </ul>
      </div>
    </footer>
  );
}
