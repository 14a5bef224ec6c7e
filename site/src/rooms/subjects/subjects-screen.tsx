import type { Site } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import type { Subject } from '../../model/subject.ts';
import { ClosingCall } from '../../blocks/closing-call.tsx';
import { DrawnBoard } from '../../blocks/drawn-board.tsx';
import { Hero } from '../../blocks/hero.tsx';
import { SharedLayout } from '../../frame/shared-layout.tsx';
import { SubjectCards } from './subject-cards.tsx';
import { Points } from '../../blocks/points.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';

interface SubjectsScreenProps {
  site: Site;
  page: PageOf<'subjects'>;
  subjects: Subject[];
}

/** The overview of the four subjects. */
export function SubjectsScreen({ site, page, subjects }: SubjectsScreenProps) {
  return (
    <SharedLayout site={site}>
      <Hero
        heading={page.heading}
        lead={page.lead}
        side={<DrawnBoard name={page.drawing} />}
        actions={
          <>
            <ButtonLink to="/free-consultation">{page.closing.button}</ButtonLink>
            <ButtonLink to="#subjects" look="outlined">
              {page.cardsHeading}
            </ButtonLink>
          </>
        }
      />
      <SubjectCards heading={page.cardsHeading} subjects={subjects} />
      <Points id="why" heading={page.why.heading} points={page.why.points} ground="paper" />
      <ClosingCall {...page.closing} to="/free-consultation" />
    </SharedLayout>
  );
}
