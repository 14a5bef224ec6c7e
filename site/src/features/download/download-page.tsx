import { withoutMarks } from '../../lib/format.ts';
import { mailLink } from '../../lib/link-target.ts';
import type { Site } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import { ArrowLink } from '../../components/arrow-link.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import styles from './download-page.module.css';

/** The archive of the website, for whoever moves it to another host. */
export function DownloadPage({ site, page }: { site: Site; page: PageOf<'download'> }) {
  const { support } = site.settings.mail;
  return (
    <SiteLayout site={site}>
      <div className={`container ${styles.page}`}>
        <h1>{withoutMarks(page.heading)}</h1>
        <p className="lead">{page.lead}</p>
        <ul role="list" className={styles.files}>
          <li>
            <ArrowLink to="/migration-guide.txt" label={page.guideLabel} />
          </li>
          <li>
            <ArrowLink to="/download-website" label={page.downloadLabel} />
            <p>
              {page.fileSizeLabel} {page.fileSize}. {page.askLabel} <a href={mailLink(support)}>{support}</a>
            </p>
          </li>
        </ul>
        <section id="contents" aria-labelledby="contents-heading">
          <h2 id="contents-heading">{page.contentsHead.heading}</h2>
          <ul role="list">
            {page.contents.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
        <section id="steps" aria-labelledby="steps-heading">
          <h2 id="steps-heading">{page.stepsHead.heading}</h2>
          <p>{page.stepsHead.lead}</p>
          <ol role="list">
            {page.steps.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}.</strong> {text}
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="closing" className={styles.closing}>
          <h2 id="closing">{page.closing.heading}</h2>
          <p>
            {page.closing.lead} <SiteLink to="/free-consultation">{page.closing.button}</SiteLink>
          </p>
        </section>
      </div>
    </SiteLayout>
  );
}
