import type { Site } from '../../lib/site-context.tsx';
import { withoutMarks, formatMessage } from '../../lib/format.ts';
import type { PageOf } from '../../model/page.ts';
import type { StateProgram } from '../../model/state-program.ts';
import type { WithTeachers } from '../../model/teacher.ts';
import { ArrowLink } from '../../components/arrow-link.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { FounderCallLine } from '../../components/call-line.tsx';
import { FacePlate } from '../../components/face.tsx';
import { RuledColumns } from '../../components/ruled-texts.tsx';
import { Reading, Reference } from '../../components/section.tsx';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import { StatesMap, programName } from './states-map.tsx';
import { mediaQueries } from '../../theme/media-queries.ts';
import { SiteLink } from '../../components/site-link.tsx';
import { outlineOf, StateOutline } from './state-outline.tsx';
import { stateShape } from './state-shapes.ts';
import styles from './state-tutoring-page.module.css';

interface StateRowProps {
  state: StateProgram;
  page: PageOf<'state-tutoring'>;
  /** The state's number on the map for phones. */
  number: number;
}

/** "SC": what stands where a state has no outline. */
const initialsOf = ({ name }: StateProgram) => name.match(/\b[A-Z]/g)?.join('');

/** A program: its outline, name, official name and description, and the link to its page. */
function StateRow({ state, page, number }: StateRowProps) {
  const outline = outlineOf(state);
  return (
    <li className={styles.row} data-accent={state.color}>
      <div aria-hidden="true" className={styles.flag}>
        {outline ? <StateOutline d={outline} className={styles.outline} /> : initialsOf(state)}
      </div>
      <h3>
        {stateShape(state.name) && <span aria-hidden="true">{number}</span>}
        {state.name}
      </h3>
      <p className={styles.program}>{programName(state)}</p>
      <p>{state.description}</p>
      <SiteLink to={state.consultation.address} className={`stretched-link ${styles.more}`}>
        {page.cardLabel}
        <span className="visually-hidden"> {formatMessage(page.cardAbout, { state: state.name })}</span>
      </SiteLink>
    </li>
  );
}

interface StateTutoringPageProps {
  site: Site;
  page: WithTeachers<PageOf<'state-tutoring'>>;
  states: StateProgram[];
}

export function StateTutoringPage({ site, page, states }: StateTutoringPageProps) {
  const { cardsHead, stepsHead, otherStates, closing } = page;
  const [founder] = page.teachers;
  return (
    <SiteLayout site={site}>
      <div className={styles.hero}>
        <div className="container">
          <h1>{withoutMarks(page.heading)}</h1>
          <div className={styles.intro}>
            <p>{page.lead}</p>
            <div>
              <ButtonLink to="/free-consultation">{closing.button}</ButtonLink>
              <FounderCallLine founder={founder} />
            </div>
          </div>
          <StatesMap states={states} page={page} />
        </div>
      </div>
      <Reference id="states" labelledBy="states-heading">
        <div className={`heading-row ${styles.head}`}>
          <h2 id="states-heading">{cardsHead.heading}</h2>
          {cardsHead.lead && (
            <p>
              <span>{cardsHead.lead}</span>
            </p>
          )}
        </div>
        <ul role="list" className={styles.rows}>
          {states.map((state, index) => (
            <StateRow key={state.id} state={state} page={page} number={index + 1} />
          ))}
        </ul>
        {otherStates && (
          <section
            id="other-states"
            aria-labelledby="other-states-heading"
            className={`split ${styles.others}`}
          >
            <h3 id="other-states-heading">{otherStates.heading}</h3>
            <p>{otherStates.text}</p>
            <ArrowLink to="/contact-us" label={otherStates.label} />
          </section>
        )}
        {page.spanish && <p lang="es">{page.spanish}</p>}
      </Reference>
      <Reading id="steps" labelledBy="steps-heading" {...stepsHead} className={styles.how}>
        <RuledColumns items={page.steps} ordered />
        <section id="closing" aria-labelledby="closing-heading" className={styles.closing}>
          {founder && <FacePlate teacher={founder} sizes={`${mediaQueries.tablet} 108px, 220px`} />}
          <div>
            <h3 id="closing-heading">{closing.heading}</h3>
            <p>{closing.lead}</p>
          </div>
          <ButtonLink to="/free-consultation">{closing.button}</ButtonLink>
        </section>
      </Reading>
    </SiteLayout>
  );
}
