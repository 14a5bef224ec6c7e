import type { Site } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import { CtaBanner } from '../../components/sections/cta-banner.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import { SplitSection } from '../../components/sections/split-section.tsx';
import { Steps } from '../../components/sections/steps.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { CheckList } from '../../components/check-list.tsx';
import { MailNote } from '../../components/notes.tsx';

/** The archive of the website, for whoever moves it to another host. */
export function DownloadPage({ site, page }: { site: Site; page: PageOf<'download'> }) {
  return (
    <SiteLayout site={site}>
      <Hero
        {...page}
        actions={
          <>
            <ButtonLink to="/migration-guide.txt">{page.guideLabel}</ButtonLink>
            <ButtonLink to="/download-website" variant="unavailable">
              {page.downloadLabel}
            </ButtonLink>
          </>
        }
      >
        <MailNote address={site.settings.mail.support}>
          {`${page.fileSizeLabel} ${page.fileSize}. ${page.askLabel}`}
        </MailNote>
      </Hero>
      <SplitSection id="contents" {...page.contentsHead} drawing="upload">
        <CheckList items={page.contents} />
      </SplitSection>
      <Steps id="steps" {...page.stepsHead} steps={page.steps} />
      <CtaBanner {...page.closing} to="/free-consultation" />
    </SiteLayout>
  );
}
