import type { Site } from '../../lib/site-context.tsx';
import type { LegalText } from '../../model/legal-text.ts';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import { CheckList } from '../../components/check-list.tsx';
import styles from './legal-page.module.css';

interface TextHeading {
  depth: number;
  /** The id the heading has in the text. */
  slug: string;
  text: string;
}

interface LegalPageProps {
  site: Site;
  text: LegalText;
  /** The text's headings, of which the table of contents lists the main ones. */
  headings: readonly TextHeading[];
  /** The text, rendered from our own Markdown. */
  html: string;
}

/** A legal text: its date, its short version, its contents, and the text itself at a readable measure. */
export function LegalPage({ site, text, headings, html }: LegalPageProps) {
  return (
    <SiteLayout site={site}>
      <div className={`container ${styles.page}`}>
        <div className={styles.head}>
          <h1>{text.heading}</h1>
          <p>
            <time dateTime={text.effective}>{text.dateLabel}</time>
          </p>
        </div>
        <nav aria-labelledby="contents" className={styles.contents}>
          <h2 id="contents">{site.labels.frame.contents}</h2>
          <ol role="list">
            {headings
              .filter(({ depth }) => depth === 2)
              .map((heading) => (
                <li key={heading.slug}>
                  <a href={`#${heading.slug}`}>{heading.text}</a>
                </li>
              ))}
          </ol>
        </nav>
        <div className={styles.column}>
          <section aria-labelledby="summary" className={styles.summary}>
            <h2 id="summary">{text.summaryHeading}</h2>
            <CheckList items={text.summary} />
          </section>
          <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
        </div>
      </div>
    </SiteLayout>
  );
}
