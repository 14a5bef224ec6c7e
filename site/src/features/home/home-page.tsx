import type { ReactNode } from 'react';
import type { Site } from '../../lib/site-context.tsx';
import { homeTestimonials, ParentQuotes } from './parent-quotes.tsx';
import type { BlogPost } from '../../model/blog-post.ts';
import type { PageOf } from '../../model/page.ts';
import type { Subject } from '../../model/subject.ts';
import type { ExamProgram } from '../../model/exam.ts';
import type { Teacher } from '../../model/teacher.ts';
import type { Testimonial } from '../../model/testimonial.ts';
import { Prices } from '../../components/sections/prices.tsx';
import { DividedList } from '../../components/divided-list.tsx';
import { IllustrationBoard } from '../../components/board.tsx';
import { Section } from '../../components/section.tsx';
import { BlogTeaser } from './blog-teaser.tsx';
import { HelpPanels } from './help-panels.tsx';
import { HomeHero, type HomeLesson } from './home-hero.tsx';
import { lessonDrawings } from './lessons.ts';
import { WhyPoster } from './why-poster.tsx';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import { BookingHeading } from '../../scheduling/booking-heading.tsx';
import styles from './home-page.module.css';

interface HomePageProps {
  site: Site;
  page: PageOf<'home'>;
  subjects: Subject[];
  exams: ExamProgram[];
  testimonials: Testimonial[];
  posts: BlogPost[];
  teachers: readonly Teacher[];
  scheduler?: ReactNode;
}

/** The lessons that are drawn, in the order of the subjects, each in the hand of the first teacher of its subject. */
function drawnLessons({ page, subjects, teachers }: HomePageProps): HomeLesson[] {
  return subjects.flatMap((subject) => {
    const drawings = lessonDrawings(subject.id);
    const alt = page.lesson.alts[subject.id];
    const teacher = teachers.find(({ specialties }) => specialties[0] === subject.id);
    return drawings && alt ? [{ subject, drawings, alt, teacher }] : [];
  });
}

/** The home page: its six sections, and prices where the settings have some. */
export function HomePage(props: HomePageProps) {
  const { site, page, subjects, exams, testimonials, posts, scheduler } = props;
  const { heading, lead, tiles } = page.schedule;
  const reviews = homeTestimonials(testimonials, page.testimonials.featured);
  return (
    <SiteLayout site={site}>
      <HomeHero page={page} lessons={drawnLessons(props)} stories={reviews.length > 0} />
      <WhyPoster {...page.why} />
      <HelpPanels page={page} subjects={subjects} exams={exams} />
      <ParentQuotes heading={page.testimonials.heading} button={page.testimonials.button} reviews={reviews} />
      <BlogTeaser {...page.blog} posts={posts} />
      <Prices />
      <Section id="schedule" labelledBy="schedule-heading" className={styles.schedule}>
        <div>
          <BookingHeading id="schedule-heading" {...{ heading, lead }} />
          <DividedList items={tiles} />
          <div className={styles.board}>
            <IllustrationBoard name="fifteen-minutes" tray={false} />
          </div>
        </div>
        {scheduler}
      </Section>
    </SiteLayout>
  );
}
