import { withoutMarks } from '../../lib/format.ts';
import { mailLink } from '../../lib/link-target.ts';
import type { Site } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import { ArrowLink } from '../../components/arrow-link.tsx';
import { RuledRows } from '../../components/ruled-texts.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { Reference } from '../../components/section.tsx';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import styles from './download-page.module.css';

interface DownloadPageProps {
  site: Site;
  page: PageOf<'download'>;
  /** The text file of the migration guide: a title, an introduction and numbered headings. */
  guide: string;
}

/** The website's archive, for moving it to another host, beside the contents of the migration guide. */
export function DownloadPage({ site, page, guide }: DownloadPageProps) {
  const { support } = site.settings.mail;
  const [title = '', introduction] = guide.split('\n\n');
  const headings = Array.from(guide.matchAll(/^\d+\. (.+)$/gm), ([, heading]) => heading);
  return (
    <SiteLayout site={site}>
      <div className={`container ${styles.page}`}>
        <div>
          <h1>{withoutMarks(page.heading)}</h1>
          <p className="lead">{page.lead}</p>
          <div className={styles.archive}>
            <ArrowLink to="/download-website" label={page.downloadLabel} />
            <p>
              {page.fileSizeLabel} {page.fileSize}. {page.askLabel} <a href={mailLink(support)}>{support}</a>
            </p>
          </div>
          <section id="contents" aria-labelledby="contents-heading">
            <h2 id="contents-heading">{page.contentsHead.heading}</h2>
            <ul role="list">
              {page.contents.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        </div>
        <section id="guide" aria-labelledby="guide-heading" className={styles.guide}>
          <h2 id="guide-heading">{title.split('\n')[0]}</h2>
          <p>{introduction}</p>
          <h3>{page.guideContents}</h3>
          <ol>
            {headings.map((heading) => (
              <li key={heading}>{heading}</li>
            ))}
          </ol>
          <ArrowLink to="/migration-guide.txt" label={page.guideLabel} />
        </section>
      </div>
      <Reference id="steps" labelledBy="steps-heading" {...page.stepsHead}>
        <RuledRows items={page.steps} />
      </Reference>
      <section aria-labelledby="closing" className={`container ${styles.closing}`}>
        <h2 id="closing">{page.closing.heading}</h2>
        <p>
          {page.closing.lead} <SiteLink to="/free-consultation">{page.closing.button}</SiteLink>
        </p>
      </section>
    </SiteLayout>
  );
}
