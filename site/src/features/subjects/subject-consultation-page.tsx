import type { WithReview } from '../../lib/testimonials.ts';
import type { Subject } from '../../model/subject.ts';
import type { Teacher, WithTeachers } from '../../model/teacher.ts';
import { BigQuote } from '../../components/big-quote.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { CheckList } from '../../components/check-list.tsx';
import { RuledColumns } from '../../components/ruled-texts.tsx';
import { BeforeBooking } from '../../components/sections/before-booking.tsx';
import { Poster, Reading, Reference } from '../../components/section.tsx';
import { Icon } from '../../illustrations/icon.tsx';
import { formatMessage } from '../../lib/format.ts';
import { LandingLayout } from '../../layouts/landing-layout.tsx';
import { BookingHero, type LandingPageProps } from '../../scheduling/booking-hero.tsx';
import { teachersOf } from '../../lib/teachers-of.ts';
import nextSteps from './consultation-drawings/next-steps.svg?raw';
import styles from './subject-consultation-page.module.css';

/** What some reviews tell, in large, under the names of their small drawings. */
const drawings = import.meta.glob<string>('./consultation-drawings/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface SubjectConsultationPageProps extends LandingPageProps {
  subject: WithReview<WithTeachers<Subject>>;
  founder: Teacher | undefined;
}

/** The landing page of one subject: a review, three facts, six reasons, and a last link to the calendar. */
export function SubjectConsultationPage(props: SubjectConsultationPageProps) {
  const { site, subject, founder, scheduler } = props;
  const { consultation, color, icon, review } = subject;
  const { closing } = consultation;
  const own = teachersOf(subject, subject.teachers);
  const inSentence = subject.inSentence ?? subject.shortName;
  const { founderOfTest, founderOfSubject, founderAboutSubject } = site.labels.calendar;
  const drawing = review && drawings[`./consultation-drawings/${review.drawing}.svg`];
  return (
    <LandingLayout site={site} ground={color} booking={consultation.bookNowAtTop}>
      <BookingHero
        heading={consultation.heading}
        lead={consultation.lead}
        mark={
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
        }
        bookNow={consultation.bookNowAtTop ? site.labels.buttons.bookNow : undefined}
        beside={<p>{site.labels.calendar.free}</p>}
        schedulerHeading={consultation.schedulerHeading}
        calendar={scheduler}
        teachers={founder ? [founder] : []}
        founderLine={
          own[0]?.founder
            ? founderOfTest
            : formatMessage(own.length > 1 ? founderOfSubject : founderAboutSubject, { subject: inSentence })
        }
      />
      {review && (
        <Poster ground="dots">
          <BigQuote review={review} sentence={consultation.testimonialSentence}>
            {drawing && (
              <div
                className={styles.drawing}
                aria-hidden="true"
                dangerouslySetInnerHTML={{ __html: drawing }}
              />
            )}
          </BigQuote>
        </Poster>
      )}
      <Reading labelledBy="blocks" heading={consultation.blocksHeading}>
        <RuledColumns items={consultation.blocks} />
      </Reading>
      <Reference labelledBy="why" heading={consultation.whyHeading}>
        <CheckList items={consultation.whyPoints} columns />
      </Reference>
      <BeforeBooking audience="families" several={own.length > 1} />
      <Poster
        ground={color === 'blue' ? 'blue' : 'navy'}
        labelledBy="closing"
        className={`split ${styles.closing}`}
      >
        <div
          className={`${styles.drawing} ${styles.steps}`}
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: nextSteps }}
        />
        <h2 id="closing">{closing.heading}</h2>
        <div>
          <p className="lead">{closing.lead}</p>
          <ButtonLink to="#scheduler" variant="highlighter">
            {closing.button}
          </ButtonLink>
        </div>
      </Poster>
    </LandingLayout>
  );
}
