import type { ReactNode } from 'react';
import { Icon } from '../../drawings/icon.tsx';
import type { Site } from '../../lib/site-context.tsx';
import type { Subject } from '../../model/subject.ts';
import { ClosingCall } from '../../blocks/closing-call.tsx';
import { Points } from '../../blocks/points.tsx';
import { LandingLayout } from '../../frame/landing-layout.tsx';
import { BookingHero } from '../../scheduling/booking-hero.tsx';
import { SplitSection } from '../../blocks/split-section.tsx';
import { CheckList } from '../../ui/check-list.tsx';
import { Tile } from '../../ui/tile.tsx';
import { Tone } from '../../ui/tone.tsx';

interface SubjectConsultationScreenProps {
  site: Site;
  subject: Subject;
  scheduler?: ReactNode;
}

/** The landing page of one subject: three things to know, six reasons, the calendar, and a last call to it. */
export function SubjectConsultationScreen({ site, subject, scheduler }: SubjectConsultationScreenProps) {
  const { consultation, color } = subject;
  return (
    <LandingLayout site={site} booking={consultation.bookNowAtTop}>
      <Tone color={color}>
        <BookingHero
          mark={
            <Tile color={color}>
              <Icon name={subject.icon} />
            </Tile>
          }
          heading={consultation.heading}
          lead={consultation.lead}
          bookNow={consultation.bookNowAtTop ? site.words.buttons.bookNow : undefined}
          calendarHead={{ heading: consultation.schedulerHeading, lead: consultation.schedulerLead }}
          calendar={scheduler}
          drawing={{ name: consultation.drawing, title: subject.title }}
        />
        <Points points={consultation.blocks} />
        <SplitSection id="why" heading={consultation.whyHeading} ground="paper">
          <CheckList items={consultation.whyPoints} />
        </SplitSection>
        <ClosingCall {...consultation.closing} to="#scheduler" ground="paper" />
      </Tone>
    </LandingLayout>
  );
}
