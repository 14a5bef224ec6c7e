import type { Site } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import { CtaBanner } from '../../components/sections/cta-banner.tsx';
import { ComingSoon } from './coming-soon.tsx';
import { IllustrationBoard } from '../../components/sections/illustration-board.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { SharedLayout } from '../../layouts/site-layout.tsx';
import { SplitSection } from '../../components/sections/split-section.tsx';
import { Steps } from '../../components/sections/steps.tsx';
import { Points } from '../../components/sections/feature-list.tsx';
import type { ResponsiveImageSource } from '../../model/picture.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { ResponsiveImage } from '../../components/responsive-image.tsx';
import { DividedList } from '../../components/divided-list.tsx';
import { Section } from '../../components/section.tsx';
import { SectionHead } from '../../components/section-head.tsx';
import styles from './school-districts-page.module.css';

interface SchoolDistrictsPageProps {
  site: Site;
  page: PageOf<'school-districts'>;
  photo: ResponsiveImageSource | undefined;
}

const consultation = '/school-districts-consultation';

/** What a partnership with a school district is, and how one starts. */
export function SchoolDistrictsPage({ site, page, photo }: SchoolDistrictsPageProps) {
  return (
    <SharedLayout site={site}>
      <Hero
        heading={page.heading}
        lead={page.lead}
        side={<IllustrationBoard name={page.drawing} />}
        actions={
          <>
            <ButtonLink to={consultation}>{page.requestLabel}</ButtonLink>
            <ButtonLink to="setting:districtPage" look="outlined">
              {page.externalLabel}
            </ButtonLink>
          </>
        }
      />
      <Section labelledBy="services">
        <SectionHead id="services" heading={page.servicesHead.heading} lead={page.servicesHead.lead} />
        <DividedList items={page.services} columns={2} />
      </Section>
      <ComingSoon {...page.comingSoon} />
      <SplitSection
        id="assurances"
        heading={page.assurancesHead.heading}
        lead={page.assurancesHead.lead}
        aside={
          photo && (
            <ResponsiveImage
              picture={photo}
              sizes="(max-width: 699px) calc(100vw - 40px), (max-width: 1023px) 40vw, (max-width: 1599px) 470px, 580px"
              className={styles.photo}
            />
          )
        }
      >
        <DividedList items={page.assurances} />
      </SplitSection>
      <Points
        id="models"
        heading={page.modelsHead.heading}
        lead={page.modelsHead.lead}
        points={page.models}
        ground="paper"
      />
      <Steps
        id="steps"
        heading={page.stepsHead.heading}
        lead={page.stepsHead.lead}
        steps={page.steps}
        ground="board"
      />
      <CtaBanner {...page.closing} to={consultation} />
    </SharedLayout>
  );
}
