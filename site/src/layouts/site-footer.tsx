import { useSite } from '../lib/site-context.tsx';
import { mailLink, phoneLink } from '../lib/link-target.ts';
import type { Link } from '../model/link.ts';
import { SiteLink } from '../components/site-link.tsx';
import { Brand } from './brand.tsx';
import styles from './site-footer.module.css';

/** The name of the business, and a note if the build is a preview. */
function Ownership() {
  const { settings, preview, samples } = useSite();
  const { copyrightYear, name } = settings.business;
  return (
    <p>
      © {copyrightYear} {name}
      {preview && ` · Preview${samples ? ' with sample texts' : ''}`}
    </p>
  );
}

const LinkItems = ({ links, newTab = false }: { links: readonly Link[]; newTab?: boolean }) =>
  links.map(({ to, label }) => (
    <li key={to}>
      <SiteLink to={to} newTab={newTab}>
        {label}
      </SiteLink>
    </li>
  ));

/** List items with the email address and the phone number. */
function ContactLinks() {
  const { business, mail } = useSite().settings;
  return (
    <>
      <li>
        <a href={mailLink(mail.general)}>{mail.general}</a>
      </li>
      {business.phone && (
        <li>
          <a href={phoneLink(business.phone)}>{business.phone}</a>
        </li>
      )}
    </>
  );
}

/** The shared footer: three columns of links, the social accounts, and the contact links (WCAG 3.2.6). */
export function SiteFooter() {
  const { navigation, settings } = useSite();
  const { business } = settings;
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.content}`}>
        <div className={styles.about}>
          <Brand inverse />
          <p>{business.description}</p>
          <ul role="list" className={styles.contact}>
            <ContactLinks />
          </ul>
        </div>
        {navigation.footer.map((column) => (
          <nav key={column.heading} aria-label={column.heading} className={styles.column}>
            <h2>{column.heading}</h2>
            <ul role="list">
              <LinkItems links={column.links} />
            </ul>
          </nav>
        ))}
        <div className={styles.base}>
          <Ownership />
          {navigation.social.length > 0 && (
            <ul role="list" aria-label="Social media">
              <LinkItems links={navigation.social} newTab />
            </ul>
          )}
        </div>
      </div>
    </footer>
  );
}

/** The short footer of landing pages: links to the legal texts, and the contact links. */
export function LandingFooter() {
  const { navigation } = useSite();
  return (
    <footer className={styles.footer}>
      <div className={`container ${styles.short}`}>
        <Ownership />
        <ul role="list" aria-label="Legal and contact">
          <LinkItems links={navigation.landingFooter} />
          <ContactLinks />
        </ul>
      </div>
    </footer>
  );
}
