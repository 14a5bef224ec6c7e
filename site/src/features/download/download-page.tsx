import { withoutMarks } from '../../lib/format.ts';
import { mailLink } from '../../lib/link-target.ts';
import type { Site } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { CheckList } from '../../components/check-list.tsx';
import { ParentsNote } from '../../components/notes.tsx';
import { Poster, Reading } from '../../components/section.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import styles from './download-page.module.css';

/** The website's archive as a folder, and the guide to moving it to another host as four folders. */
export function DownloadPage({ site, page }: { site: Site; page: PageOf<'download'> }) {
  const { support } = site.settings.mail;
  const sections = page.steps.map(({ span }, index) => {
    const last = page.steps.slice(0, index + 1).reduce((sum, step) => sum + step.span, 0);
    return span === 1 ? String(last) : `${last - span + 1}–${last}`;
  });
  // The label's note in parentheses is set apart.
  const [downloadName, downloadNote] = page.downloadLabel.split(/ (?=\()/);
  return (
    <SiteLayout site={site}>
      <Poster ground="dots" flush className={`split ${styles.hero}`}>
        <div>
          <h1>{withoutMarks(page.heading)}</h1>
          <p className="lead">{page.lead}</p>
          <ButtonLink to="/migration-guide.txt">{page.guideLabel}</ButtonLink>
          <ParentsNote />
        </div>
        <section id="contents" aria-labelledby="contents-heading">
          <h2 id="contents-heading" className={styles.tab}>
            {page.contentsHead.heading}
          </h2>
          <div className={styles.folder}>
            <CheckList items={page.contents} />
            <p className={`heading-row ${styles.size}`}>
              {page.fileSizeLabel} <b>{page.fileSize}</b>
            </p>
            <SiteLink to="/download-website">
              {downloadName} <span>{downloadNote}</span>
            </SiteLink>
            <p>
              {page.askLabel} <a href={mailLink(support)}>{support}</a>
            </p>
          </div>
        </section>
      </Poster>
      <Reading id="plan" labelledBy="plan-heading" {...page.stepsHead}>
        <ol role="list" className={`evenly ${styles.steps}`}>
          {page.steps.map(({ title, text }, index) => (
            <li key={title}>
              <p className={styles.tab} aria-hidden="true">
                {sections[index]}
              </p>
              <div className={styles.sheet}>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Reading>
    </SiteLayout>
  );
}
