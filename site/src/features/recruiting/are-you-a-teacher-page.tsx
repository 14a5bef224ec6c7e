import type { ReactNode } from 'react';
import { mailLink } from '../../lib/link-target.ts';
import type { Site } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import type { Teacher } from '../../model/teacher.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { FacePlate } from '../../components/face.tsx';
import { MarkedText } from '../../components/marked-words.tsx';
import { ParentsNote } from '../../components/notes.tsx';
import { Poster, Reading, Reference } from '../../components/section.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { TitledItems } from '../../components/titled-items.tsx';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import { Offers } from './offers.tsx';
import styles from './are-you-a-teacher-page.module.css';

interface AreYouATeacherPageProps {
  site: Site;
  page: PageOf<'are-you-a-teacher'>;
  /** A teacher's video testimonial; Astro fills the slot with nothing when there is none. */
  video?: ReactNode;
  hasVideo: boolean;
  speaker?: Teacher | undefined;
}

/** The recruiting page: what teachers don't have to do, the requirements, and how to apply. */
export function AreYouATeacherPage({ site, page, video, hasVideo, speaker }: AreYouATeacherPageProps) {
  const { careers } = site.settings.mail;
  const apply = mailLink(careers, page.mailSubject, page.mailBody);
  return (
    <SiteLayout site={site} action={{ label: page.applyLabel, to: apply }}>
      <div className={`container split ${styles.hero}`}>
        <h1>
          <MarkedText text={page.heading} as="span" className="no-break" />
        </h1>
        <div>
          <p className="lead">{page.lead}</p>
          <div className={styles.actions}>
            <ButtonLink to={apply}>{page.applyLabel}</ButtonLink>
            <SiteLink to={apply} className={styles.address}>
              {careers}
            </SiteLink>
          </div>
          <ParentsNote />
        </div>
      </div>
      <Offers {...page} />
      <Reference id="wanted" labelledBy="wanted-heading" className={styles.wanted}>
        <div>
          <h2 id="wanted-heading">{page.wantedHead.heading}</h2>
          <p>{page.wantedHead.lead}</p>
        </div>
        <ul role="list">
          {page.wanted.map((who) => (
            <li key={who}>{who}</li>
          ))}
        </ul>
      </Reference>
      <Reference id="terms" labelledBy="terms-heading" {...page.termsHead} className={styles.terms}>
        <dl>
          {page.terms.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Reference>
      {hasVideo && page.videoHead && (
        <Poster id="video" labelledBy="video-heading" ground="blue" flush className={styles.video}>
          {speaker && (
            <div className={styles.speaker} aria-hidden="true">
              <FacePlate teacher={speaker} sizes="400px" className={styles.plate} />
            </div>
          )}
          <div className={styles.words}>
            <h2 id="video-heading">{page.videoHead.heading}</h2>
            <p>{page.videoHead.lead}</p>
          </div>
          <div className={styles.player}>{video}</div>
        </Poster>
      )}
      <Reading id="steps" labelledBy="steps-heading" {...page.stepsHead}>
        <ol role="list" className={styles.steps}>
          <TitledItems items={page.steps} />
        </ol>
      </Reading>
      <Poster
        id="closing"
        labelledBy="closing-heading"
        ground="navy"
        large
        heading={page.closing.heading}
        lead={page.closing.lead}
        className={styles.closing}
      >
        <ButtonLink to={apply} variant="highlighter">
          {page.applyLabel}
        </ButtonLink>
      </Poster>
    </SiteLayout>
  );
}
