import type { ExamWithCallTakers } from '../../lib/call-takers.ts';
import { LandingLayout } from '../../layouts/landing-layout.tsx';
import { BookingClosing } from '../../scheduling/booking-closing.tsx';
import { BookingHero, type LandingPageProps } from '../../scheduling/booking-hero.tsx';
import { BigQuote } from '../../components/big-quote.tsx';
import { CheckList } from '../../components/check-list.tsx';
import { PlanRuler } from '../../components/plan-ruler.tsx';
import { RuledColumns } from '../../components/ruled-texts.tsx';
import { BeforeBooking } from '../../components/sections/before-booking.tsx';
import { Reading, Reference } from '../../components/section.tsx';
import { GradeRuler } from './grade-ruler.tsx';
import { QuestionRuler } from './question-ruler.tsx';
import { Vignette } from '../../illustrations/detail.tsx';
import { Icon } from '../../illustrations/icon.tsx';
import styles from './exam-consultation-page.module.css';

/** A row of short claims with check marks, such as "Licensed Teachers". */
function TickLine({ items }: { items: readonly string[] }) {
  return (
    <div className={styles.badges}>
      <ul role="list" className="container">
        {items.map((item) => (
          <li key={item}>
            <Icon name="check" />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ExamConsultationPageProps extends LandingPageProps {
  exam: ExamWithCallTakers;
}

/** The landing page of one exam. Which of its sections it has, Book Now and footer included, is content. */
export function ExamConsultationPage({ site, exam, scheduler }: ExamConsultationPageProps) {
  const { consultation, review } = exam;
  const { benefits, advantages, grades, planHeading, planLead, plan, planRuler } = consultation;
  const weeks = planRuler && (
    <PlanRuler
      {...{ planHeading, planLead, plan }}
      {...planRuler}
      plain={grades !== undefined}
      className={styles.plan}
    />
  );
  return (
    <LandingLayout site={site} ground="navy" booking={consultation.bookNow} footer={consultation.footer}>
      <BookingHero
        heading={consultation.heading}
        lead={consultation.lead}
        bookNow={consultation.bookNow ? site.labels.buttons.bookNow : undefined}
        beside={<p>{site.labels.calendar.free}</p>}
        schedulerHeading={consultation.schedulerHeading}
        calendar={scheduler}
        teachers={exam.callTakers}
      />
      {grades && <GradeRuler {...grades} levels={exam.facts.today.levels} />}
      {!grades && weeks}
      {!grades && !planRuler && <QuestionRuler exam={exam} />}
      {(benefits ?? advantages) && (
        <Reference
          labelledBy={benefits ? 'benefits' : 'advantages'}
          heading={(benefits ?? advantages)?.heading}
        >
          {benefits && <RuledColumns items={benefits.blocks} />}
          {advantages && (
            <div className={styles.advantages}>
              {benefits && <h3 id="advantages">{advantages.heading}</h3>}
              <CheckList items={advantages.items} columns />
            </div>
          )}
        </Reference>
      )}
      {review && (
        <Reading className={styles.quote}>
          <BigQuote review={review} sentence={consultation.testimonialSentence} />
          <Vignette drawing={review.drawing} />
        </Reading>
      )}
      {grades && weeks}
      {!planRuler && (
        <Reading labelledBy="plan" heading={planHeading} lead={planLead} className={styles.plan}>
          <RuledColumns items={plan} ordered />
        </Reading>
      )}
      {advantages && <TickLine items={advantages.badges} />}
      <BeforeBooking audience="families" several={exam.several} />
      {consultation.bookNow && <BookingClosing {...exam.page.closing} />}
    </LandingLayout>
  );
}
