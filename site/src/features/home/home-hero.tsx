import { Board } from '../../components/board.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { TeacherPicture } from '../../components/responsive-image.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { Stats } from '../../components/sections/stats.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { Icon } from '../../illustrations/icon.tsx';
import { Lesson } from '../../illustrations/lesson.tsx';
import type { PageOf } from '../../model/page.ts';
import type { Teacher } from '../../model/teacher.ts';
import styles from './home-hero.module.css';

interface FounderProps {
  founder: Teacher;
  labels: PageOf<'home'>['lesson'];
}

function Founder({ founder, labels }: FounderProps) {
  return (
    <div className={styles.founder}>
      <TeacherPicture teacher={founder} sizes="72px" className={styles.photo} />
      <p>
        <strong>
          {founder.name}, {labels.founder}
        </strong>
        {founder.credentials}
      </p>
      <SiteLink to="/meet-our-teachers">{labels.link}</SiteLink>
    </div>
  );
}

interface HomeHeroProps {
  page: PageOf<'home'>;
  /** Whether the page has testimonials to scroll to. */
  stories: boolean;
  founder: Teacher | undefined;
}

/** The first view of the site: the offer, the one action, the claims, a lesson on the board, and who founded it. */
export function HomeHero({ page, stories, founder }: HomeHeroProps) {
  return (
    <Hero
      {...page}
      wideSide
      above={
        <p className={styles.eyebrow}>
          <Icon name="check" />
          {page.eyebrow}
        </p>
      }
      actions={
        <>
          <ButtonLink to="/free-consultation">{page.primaryButton}</ButtonLink>
          {stories && (
            <ButtonLink to="#testimonials" variant="outlined">
              {page.secondaryButton}
            </ButtonLink>
          )}
        </>
      }
      side={
        <div className={styles.lesson}>
          <Board tray>
            <Lesson
              label={page.lesson.alt}
              teacher={{
                name: founder?.name.split(' ')[0] ?? page.lesson.teacher,
                picture: founder?.picture?.src,
              }}
              studentName={page.lesson.student}
            />
          </Board>
          {founder && <Founder founder={founder} labels={page.lesson} />}
        </div>
      }
    >
      <Stats figures={page.claims} variant="small" />
    </Hero>
  );
}
