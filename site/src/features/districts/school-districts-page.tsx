import type { Site } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import type { WithTeachers } from '../../model/teacher.ts';
import { CtaBanner } from '../../components/sections/cta-banner.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { TeacherStrip } from '../../scheduling/teacher-strip.tsx';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import { Steps } from '../../components/sections/steps.tsx';
import { FeatureList } from '../../components/sections/feature-list.tsx';
import type { Pictured } from '../../model/picture.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { Detail } from '../../illustrations/detail.tsx';
import { Section } from '../../components/section.tsx';
import { ArrowLink } from '../../components/arrow-link.tsx';
import { FactRows } from '../../components/fact-rows.tsx';
import { ResponsiveImage } from '../../components/responsive-image.tsx';
import { mailLink } from '../../lib/link-target.ts';
import styles from './school-districts-page.module.css';

interface SchoolDistrictsPageProps {
  site: Site;
  page: WithTeachers<Pictured<PageOf<'school-districts'>>>;
}

const consultation = '/school-districts-consultation';

/** What a partnership with a school district is, and how one starts. */
export function SchoolDistrictsPage({ site, page }: SchoolDistrictsPageProps) {
  return (
    <SiteLayout site={site}>
      <Hero
        {...page}
        actions={
          <>
            <ButtonLink to={consultation}>{page.requestLabel}</ButtonLink>
            <ButtonLink to="#assurances" variant="outlined">
              {page.assurancesHead.heading}
            </ButtonLink>
          </>
        }
      >
        <TeacherStrip teachers={page.teachers} />
      </Hero>
      <Section labelledBy="services" {...page.servicesHead}>
        <ul role="list" className={styles.rooms} data-note={page.servicesNote}>
          {page.services.map(({ title, text, drawing }) => (
            <li key={title}>
              <Detail name={`step-${drawing}`} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Steps id="steps" {...page.stepsHead} steps={page.steps} />
      <Section labelledBy="assurances" {...page.assurancesHead}>
        {page.picture && (
          <ResponsiveImage
            picture={page.picture}
            sizes="(max-width: 1219px) 100vw, 1180px"
            className={styles.photo}
          />
        )}
        <FactRows
          rows={[
            ...page.assurances.map(({ title, text, proof, link }) => ({
              title,
              text,
              action: link ? (
                <ArrowLink {...link} />
              ) : (
                proof && (
                  <ArrowLink
                    to={mailLink(site.settings.mail.general, title)}
                    label={proof}
                    about={`(${title})`}
                  />
                )
              ),
            })),
            { title: page.comingSoon.heading, text: page.comingSoon.text, muted: true },
          ]}
        />
        <p className={styles.print}>
          {page.printNote} <ArrowLink to="setting:districtPage" label={page.externalLabel} />
        </p>
      </Section>
      <FeatureList
        id="models"
        {...page.modelsHead}
        points={page.models}
        drawing="district-plan"
        surface="muted"
      />
      <CtaBanner {...page.closing} to={consultation} />
    </SiteLayout>
  );
}
