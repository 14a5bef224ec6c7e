import type { ReactNode } from 'react';
import type { Site } from '../../lib/site-context.tsx';
import { homeTestimonials, ParentQuotes } from './parent-quotes.tsx';
import type { BlogPost } from '../../model/blog-post.ts';
import type { PageOf } from '../../model/page.ts';
import type { Subject } from '../../model/subject.ts';
import type { ExamProgram } from '../../model/exam.ts';
import type { StateProgram } from '../../model/state-program.ts';
import type { Teacher } from '../../model/teacher.ts';
import type { Testimonial } from '../../model/testimonial.ts';
import { Face } from '../../components/face.tsx';
import { Receipt } from '../../components/receipt.tsx';
import { Section, Poster } from '../../components/section.tsx';
import { TitledItems } from '../../components/titled-items.tsx';
import { AfterPoster } from './after-poster.tsx';
import { BlogTeaser } from './blog-teaser.tsx';
import { HelpPanels } from './help-panels.tsx';
import { HomeHero } from './home-hero.tsx';
import type { HomeLesson } from './lessons.tsx';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import { BookingHeading } from '../../scheduling/booking-heading.tsx';
import { ArrowLink } from '../../components/arrow-link.tsx';
import license from './license.svg?raw';
import styles from './home-page.module.css';

/** Three reasons in large type between rules on a yellow background, with the drawing of a license beside the heading. */
function WhyPoster({ heading, points, drawing }: PageOf<'home'>['why']) {
  return (
    <Poster id="why" labelledBy="why-heading" ground="yellow" flush className={styles.why}>
      <div className={styles.whyHead}>
        <h2 id="why-heading">{heading}</h2>
        {drawing && (
          <div aria-hidden="true" className={styles.license} dangerouslySetInnerHTML={{ __html: license }} />
        )}
      </div>
      <ul role="list">
        {points.map(({ title, text, link }) => (
          <li key={title} className="split">
            <h3>{title}</h3>
            <div>
              <p>{text}</p>
              {link && <ArrowLink to={link.to} label={link.label} />}
            </div>
          </li>
        ))}
      </ul>
    </Poster>
  );
}

interface HomePageProps {
  site: Site;
  page: PageOf<'home'>;
  subjects: Subject[];
  exams: ExamProgram[];
  states: StateProgram[];
  testimonials: Testimonial[];
  posts: BlogPost[];
  lessons: readonly HomeLesson[];
  teachers: readonly Teacher[];
  scheduler?: ReactNode;
}

export function HomePage(props: HomePageProps) {
  const { site, page, subjects, exams, states, testimonials, posts, lessons, teachers, scheduler } = props;
  const { heading, lead, costs, tiles } = page.schedule;
  const reviews = homeTestimonials(testimonials, page.testimonials.featured);
  const founder = teachers.find((teacher) => teacher.founder);
  return (
    <SiteLayout site={site}>
      <HomeHero page={page} lessons={lessons} founder={founder} stories={reviews.length > 0} />
      <WhyPoster {...page.why} />
      <HelpPanels page={page} subjects={subjects} exams={exams} states={states} />
      {page.after && <AfterPoster {...page.after} teacher={lessons[0]?.teacher ?? founder} />}
      <ParentQuotes heading={page.testimonials.heading} button={page.testimonials.button} reviews={reviews} />
      <BlogTeaser {...page.blog} posts={posts} />
      <Section id="schedule" labelledBy="schedule-heading">
        <div className={styles.head}>
          <BookingHeading id="schedule-heading" {...{ heading, lead }} />
          {founder && <Face teacher={founder} sizes="64px" className={styles.founder} />}
        </div>
        <div className={`split ${styles.booking}`}>
          <div>{scheduler}</div>
          <Receipt id="costs" {...costs} note={site.settings.prices?.lead ?? costs.note} />
        </div>
        <ul role="list" className={styles.tiles}>
          <TitledItems items={tiles} />
        </ul>
      </Section>
    </SiteLayout>
  );
}
