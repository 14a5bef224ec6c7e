import type { Site } from '../../lib/site-context.tsx';
import { keepAmpersands } from '../../lib/non-breaking.ts';
import type { PageOf } from '../../model/page.ts';
import type { Subject } from '../../model/subject.ts';
import { CtaBanner } from '../../components/sections/cta-banner.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import { SubjectCards } from './subject-cards.tsx';
import { FeatureList } from '../../components/sections/feature-list.tsx';
import { ButtonLink } from '../../components/button-link.tsx';

interface SubjectsPageProps {
  site: Site;
  page: PageOf<'subjects'>;
  subjects: Subject[];
}

/** The overview of the four subjects. */
export function SubjectsPage({ site, page, subjects }: SubjectsPageProps) {
  return (
    <SiteLayout site={site}>
      <Hero
        heading={keepAmpersands(page.heading)}
        lead={page.lead}
        drawing={page.drawing}
        actions={
          <>
            <ButtonLink to="/free-consultation">{page.closing.button}</ButtonLink>
            <ButtonLink to="#subjects" variant="outlined">
              {page.cardsHeading}
            </ButtonLink>
          </>
        }
      />
      <SubjectCards heading={page.cardsHeading} subjects={subjects} />
      <FeatureList id="why" {...page.why} drawing="edited-paragraph" surface="muted" />
      <CtaBanner {...page.closing} to="/free-consultation" />
    </SiteLayout>
  );
}
