import type { Site } from '../../lib/site-context.tsx';
import { withoutMarks } from '../../lib/format.ts';
import type { PageOf } from '../../model/page.ts';
import type { Pictured } from '../../model/picture.ts';
import type { Teacher } from '../../model/teacher.ts';
import { ArrowLink } from '../../components/arrow-link.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { FactRows } from '../../components/fact-rows.tsx';
import { ResponsiveImage } from '../../components/responsive-image.tsx';
import { RuledColumns } from '../../components/ruled-texts.tsx';
import { FacePlate } from '../../components/face.tsx';
import { Poster, Reading, Reference } from '../../components/section.tsx';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import { mailLink } from '../../lib/link-target.ts';
import { FloorPlan, FloorPlanCells, serviceId } from './floor-plan.tsx';
import { Rooms } from './rooms.tsx';
import rooms from './rooms.module.css';
import styles from './school-districts-page.module.css';

interface SchoolDistrictsPageProps {
  site: Site;
  page: Pictured<PageOf<'school-districts'>>;
  team: readonly Teacher[];
  founder: Teacher | undefined;
}

const consultation = '/school-districts-consultation';

function Hero({ page, team }: Pick<SchoolDistrictsPageProps, 'page' | 'team'>) {
  return (
    <div className={`${styles.hero} ${rooms.blueprint}`}>
      <div className="container">
        <div className={`split ${styles.words}`}>
          <h1>{withoutMarks(page.heading)}</h1>
          <div>
            <p>{page.lead}</p>
            <ButtonLink to={consultation} variant="highlighter">
              {page.requestLabel}
            </ButtonLink>
            <div className={styles.ways}>
              <ArrowLink to="#assurances" label={page.assurancesHead.heading} />
              {page.parentsLabel && <ArrowLink to="/free-consultation" label={page.parentsLabel} />}
            </div>
          </div>
        </div>
        <FloorPlan page={page} team={team} />
        <FloorPlanCells page={page} team={team} />
      </div>
    </div>
  );
}

function Assurances({ site, page }: Pick<SchoolDistrictsPageProps, 'site' | 'page'>) {
  const { assurancesHead, comingSoon, picture } = page;
  const rows = page.assurances.map(({ title, text, proof, link }) => ({
    title,
    text,
    action: link ? (
      <ArrowLink {...link} />
    ) : (
      proof && (
        <ArrowLink to={mailLink(site.settings.mail.general, title)} label={proof} about={`(${title})`} />
      )
    ),
  }));
  return (
    <Reference id="assurances" labelledBy="assurances-heading">
      <div className={`heading-row ${styles.head}`}>
        <h2 id="assurances-heading">{assurancesHead.heading}</h2>
        <p>{page.printNote}</p>
      </div>
      {picture && (
        <ResponsiveImage
          picture={picture}
          sizes="(max-width: 1219px) 100vw, 1180px"
          className={styles.photo}
        />
      )}
      <div className={styles.office}>
        <FactRows
          rows={
            comingSoon ? [...rows, { title: comingSoon.heading, text: comingSoon.text, muted: true }] : rows
          }
        />
      </div>
    </Reference>
  );
}

/** What a partnership with a school district is, and how one starts. */
export function SchoolDistrictsPage({ site, page, team, founder }: SchoolDistrictsPageProps) {
  const { closing } = page;
  return (
    <SiteLayout site={site} action={{ label: page.requestLabel, to: '/school-districts-consultation' }}>
      <Hero page={page} team={team} />
      <Reference id="services" labelledBy="services-heading" className={styles.services}>
        <div className={`heading-row ${styles.head}`}>
          <h2 id="services-heading">{page.servicesHead.heading}</h2>
        </div>
        <ol role="list">
          {page.services.map(({ title, text }, index) => (
            <li key={title} id={serviceId(index)}>
              <span aria-hidden="true">{index + 1}</span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Reference>
      <Poster
        ground="navy"
        id="steps"
        labelledBy="steps-heading"
        {...page.stepsHead}
        className={styles.steps}
      >
        <Rooms items={page.steps} />
      </Poster>
      <Assurances site={site} page={page} />
      <Reading id="models" labelledBy="models-heading" heading={page.modelsHead.heading}>
        <RuledColumns items={page.models} />
        <section id="closing" aria-labelledby="closing-heading" className={styles.closing}>
          {founder && <FacePlate teacher={founder} sizes="(max-width: 699px) 104px, 200px" />}
          <div>
            <h2 id="closing-heading">{closing.heading}</h2>
            <p>{closing.lead}</p>
          </div>
          <div>
            <ButtonLink to={consultation}>{closing.button}</ButtonLink>
            <ArrowLink to="setting:districtPage" label={page.externalLabel} />
          </div>
        </section>
      </Reading>
    </SiteLayout>
  );
}
