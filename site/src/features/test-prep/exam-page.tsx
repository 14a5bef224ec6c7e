import { formatMessage } from '../../lib/format.ts';
import { offeredLinks } from '../../lib/link-target.ts';
import { useSite, type Site } from '../../lib/site-context.tsx';
import type { Crumb } from '../../seo/structured-data.ts';
import type { WithReview } from '../../lib/testimonials.ts';
import type { ExamProgram } from '../../model/exam.ts';
import type { WithTeachers } from '../../model/teacher.ts';
import { CourseDetail } from '../../illustrations/detail.tsx';
import { CtaBanner } from '../../components/sections/cta-banner.tsx';
import { Breadcrumbs } from '../../components/sections/breadcrumbs.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { TeacherStrip } from '../../scheduling/teacher-strip.tsx';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import { Stats } from '../../components/sections/stats.tsx';
import { SplitSection } from '../../components/sections/split-section.tsx';
import { examLabels, scoreRange } from './exam-labels.ts';
import { ExamTimingSection } from './exam-timing-section.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { Quote } from '../../components/quote.tsx';
import { CheckList } from '../../components/check-list.tsx';
import { DividedList } from '../../components/divided-list.tsx';
import { Section } from '../../components/section.tsx';
import { ArrowLink } from '../../components/arrow-link.tsx';
import { ScoredAnswerSection } from './scored-answer.tsx';
import styles from './exam-page.module.css';

interface ExamPageProps {
  site: Site;
  exam: WithReview<WithTeachers<ExamProgram>>;
  /** The pages above it, and itself. */
  trail: readonly Crumb[];
}

function ExamHero({ exam, trail }: Pick<ExamPageProps, 'exam' | 'trail'>) {
  const { labels } = useSite();
  const { page } = exam;
  const booking = exam.consultation.address;
  return (
    <Hero
      {...page}
      above={<Breadcrumbs links={trail} />}
      actions={
        <>
          <ButtonLink to={booking}>{page.closing.button}</ButtonLink>
          <ButtonLink to="#included" variant="outlined">
            {labels.exams.seeIncluded}
          </ButtonLink>
        </>
      }
    >
      <TeacherStrip teachers={exam.teachers} />
    </Hero>
  );
}

/** The page of one exam: about it, its time drawn to scale, how it is taught and what is included. */
export function ExamPage({ site, exam, trail }: ExamPageProps) {
  const { page } = exam;
  const { score } = exam.facts;
  const [first, ...rest] = page.about;
  const elsewhere = offeredLinks(page.externalLinks, site.settings);
  return (
    <SiteLayout site={site}>
      <div data-accent={exam.color}>
        <ExamHero exam={exam} trail={trail} />
        <SplitSection
          id="about"
          heading={page.aboutHeading}
          lead={rest.length > 0 ? first : undefined}
          aside={
            <Stats
              figures={[
                {
                  value: scoreRange(score),
                  label: formatMessage(site.labels.exams.scoreRange, { unit: score.unit }),
                },
              ]}
            />
          }
        >
          <div className={styles.about}>
            {(rest.length > 0 ? rest : page.about).map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </SplitSection>
        {page.scoredAnswer && <ScoredAnswerSection {...page.scoredAnswer} />}
        {page.courses && (
          <Section labelledBy="courses" {...page.courses}>
            <ul role="list" className={styles.courses}>
              {page.courses.groups.map(({ title, color, items }) => (
                <li key={title} data-accent={color}>
                  <h3>{title}</h3>
                  <CourseDetail title={title} />
                  <ul role="list">
                    {items.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          </Section>
        )}
        <ExamTimingSection exam={exam} />
        <Section labelledBy="approach" heading={page.approachHeading} lead={page.approachLead}>
          <DividedList items={page.approach} columns={2} />
          {exam.review && (
            <div className={styles.review}>
              <Quote review={exam.review} featured />
            </div>
          )}
        </Section>
        <SplitSection
          id="included"
          heading={site.labels.exams.included}
          surface="muted"
          drawing={page.includedDrawing}
        >
          <CheckList items={page.included} />
          {elsewhere.length > 0 && (
            <ul role="list" className={styles.elsewhere}>
              <li>{examLabels.beforeBooking}</li>
              {elsewhere.map((link) => (
                <li key={link.to}>
                  <ArrowLink {...link} />
                </li>
              ))}
            </ul>
          )}
        </SplitSection>
        <CtaBanner {...page.closing} to={exam.consultation.address} />
      </div>
    </SiteLayout>
  );
}
