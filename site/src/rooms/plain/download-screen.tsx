import type { Site } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import { DrawnBoard } from '../../blocks/drawn-board.tsx';
import { Hero } from '../../blocks/hero.tsx';
import { SharedLayout } from '../../frame/shared-layout.tsx';
import { SplitSection } from '../../blocks/split-section.tsx';
import { Steps } from '../../blocks/steps.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CheckList } from '../../ui/check-list.tsx';
import { MailNote } from '../../ui/mail-note.tsx';
import styles from './download-screen.module.css';

/** The archive of the website, for whoever moves it to another host. */
export function DownloadScreen({ site, page }: { site: Site; page: PageOf<'download'> }) {
  return (
    <SharedLayout site={site}>
      <Hero
        heading={page.heading}
        lead={page.lead}
        side={<DrawnBoard name={page.drawing} />}
        actions={
          <>
            <ButtonLink to="/download-website">{page.downloadLabel}</ButtonLink>
            <ButtonLink to="/migration-guide.txt" look="outlined">
              {page.guideLabel}
            </ButtonLink>
          </>
        }
      >
        <p className={styles.size}>
          {page.fileSizeLabel} <strong>{page.fileSize}</strong>
        </p>
        <MailNote address={site.settings.mail.support} />
      </Hero>
      <SplitSection id="contents" heading={page.contentsHead.heading} lead={page.contentsHead.lead}>
        <CheckList items={page.contents} />
      </SplitSection>
      <Steps id="steps" heading={page.stepsHead.heading} lead={page.stepsHead.lead} steps={page.steps} />
    </SharedLayout>
  );
}
