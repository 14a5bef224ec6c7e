import type { Site } from '../../lib/site-context.tsx';
import type { LegalText } from '../../model/legal-text.ts';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import { CheckList } from '../../components/check-list.tsx';
import { Section } from '../../components/section.tsx';
import { SplitSection } from '../../components/sections/split-section.tsx';
import { HighlightedHeading } from '../../components/highlighted-heading.tsx';
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

function LegalHead({ text }: { text: LegalText }) {
  return (
    <SplitSection
      id="summary"
      surface="muted"
      drawing={text.drawing}
      head={
        <div className={styles.title}>
          <HighlightedHeading text={`*${text.heading}*`} />
          <p className={styles.date}>
            <time dateTime={text.effective}>{text.dateLabel}</time>
          </p>
        </div>
      }
    >
      <div className={styles.summary}>
        <h2 id="summary">{text.summaryHeading}</h2>
        <CheckList items={text.summary} />
      </div>
    </SplitSection>
  );
}

/** A legal text: its date, its short version, its contents, and the text itself at a readable measure. */
export function LegalPage({ site, text, headings, html }: LegalPageProps) {
  return (
    <SiteLayout site={site}>
      <LegalHead text={text} />
      <Section className={styles.columns}>
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
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
      </Section>
    </SiteLayout>
  );
}
