import type { Site } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import { ClosingCall } from '../../blocks/closing-call.tsx';
import { ComingSoon } from './coming-soon.tsx';
import { DrawnBoard } from '../../blocks/drawn-board.tsx';
import { Hero } from '../../blocks/hero.tsx';
import { SharedLayout } from '../../frame/shared-layout.tsx';
import { SplitSection } from '../../blocks/split-section.tsx';
import { Steps } from '../../blocks/steps.tsx';
import { Points } from '../../blocks/points.tsx';
import type { ShownPicture } from '../../model/picture.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Photograph } from '../../ui/photograph.tsx';
import { RuledList } from '../../ui/ruled-list.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import styles from './school-districts-screen.module.css';

interface SchoolDistrictsScreenProps {
  site: Site;
  page: PageOf<'school-districts'>;
  photo: ShownPicture | undefined;
}

const consultation = '/school-districts-consultation';

/** What a partnership with a school district is, and how one starts. */
export function SchoolDistrictsScreen({ site, page, photo }: SchoolDistrictsScreenProps) {
  return (
    <SharedLayout site={site}>
      <Hero
        heading={page.heading}
        lead={page.lead}
        side={<DrawnBoard name={page.drawing} />}
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
        <RuledList items={page.services} columns={2} />
      </Section>
      <ComingSoon {...page.comingSoon} />
      <SplitSection
        id="assurances"
        heading={page.assurancesHead.heading}
        lead={page.assurancesHead.lead}
        aside={
          photo && (
            <Photograph
              picture={photo}
              sizes="(max-width: 699px) calc(100vw - 40px), (max-width: 1023px) 40vw, (max-width: 1599px) 470px, 580px"
              className={styles.photo}
            />
          )
        }
      >
        <RuledList items={page.assurances} />
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
      <ClosingCall {...page.closing} to={consultation} />
    </SharedLayout>
  );
}
