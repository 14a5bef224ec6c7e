import type { Site } from '../../lib/site-context.tsx';
import type { LegalText } from '../../model/legal-text.ts';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import { DetailsSummary } from '../../components/details-toggle.tsx';
import { MarkedText } from '../../components/marked-words.tsx';
import { ParentsNote } from '../../components/notes.tsx';
import { Poster } from '../../components/section.tsx';
import { mediaQueries } from '../../theme/media-queries.ts';
import styles from './legal-page.module.css';

/** Marks the section that is read, in the head of the page: the style sheets' minifier warns of its pseudo-class. */
export function CurrentSectionStyle() {
  const rule = `.${styles.contents} a:target-current{padding-left:10px;border-left:3px solid var(--color-blue);color:var(--color-text);font-weight:650}`;
  return <style>{`@layer pages{@media not ${mediaQueries.tablet}{${rule}}}`}</style>;
}

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

/** The text with the number of each section in an element of its own, which hangs beside the text. */
const withHangingNumbers = (html: string) => html.replaceAll(/(?<=<h2[^>]*>)\d+\./g, '<span>$&</span>');

/** A legal text: its date, its short version, its contents, and the text itself at a readable measure. */
export function LegalPage({ site, text, headings, html }: LegalPageProps) {
  return (
    <SiteLayout site={site}>
      <Poster ground="blueTint" flush className={styles.head}>
        <div>
          <h1>{text.heading}</h1>
          <p>
            <time dateTime={text.effective}>{text.dateLabel}</time>
          </p>
        </div>
        <section aria-labelledby="summary">
          <h2 id="summary">{text.summaryHeading}</h2>
          <ul role="list">
            {text.summary.map((item) => (
              <li key={item}>
                <MarkedText text={item} as="strong" />
              </li>
            ))}
          </ul>
        </section>
      </Poster>
      <div className={`container split ${styles.page}`}>
        <nav id="contents" aria-label={site.labels.frame.contents} className={styles.contents}>
          <p>{site.labels.frame.contents}</p>
          <details>
            <DetailsSummary>{site.labels.frame.contents}</DetailsSummary>
            <ol role="list">
              {headings
                .filter(({ depth }) => depth === 2)
                .map((heading) => (
                  <li key={heading.slug}>
                    <a href={`#${heading.slug}`}>{heading.text}</a>
                  </li>
                ))}
            </ol>
          </details>
        </nav>
        <div>
          <div className={styles.text} dangerouslySetInnerHTML={{ __html: withHangingNumbers(html) }} />
          <ParentsNote />
        </div>
      </div>
    </SiteLayout>
  );
}
