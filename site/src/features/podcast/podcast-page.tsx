import { listInWords, minutesLabel, withoutMarks } from '../../lib/format.ts';
import type { Site } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import type { Teacher } from '../../model/teacher.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { Face, FacePlate } from '../../components/face.tsx';
import { Reading } from '../../components/section.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import { mediaQueries } from '../../theme/media-queries.ts';
import styles from './podcast-page.module.css';

type Topic = PageOf<'podcast'>['topics'][number];

/** The portraits of the speakers as one picture. Decorative, since their names are beside it. */
function Pair({ teachers }: { teachers: readonly Teacher[] }) {
  return (
    <div className={styles.pair} aria-hidden="true">
      {teachers.map((teacher) => (
        <FacePlate
          key={teacher.id}
          teacher={teacher}
          sizes={`${mediaQueries.phone} 45vw, min(25vw, 400px)`}
          className={styles.plate}
        />
      ))}
    </div>
  );
}

interface EpisodeProps {
  topic: Topic;
  teachers: readonly Teacher[];
  watchLabel: string;
  /** Leaves out the portraits, which the page's hero shows. */
  first: boolean;
  headingId: string;
}

/** An episode: a parent's question, who answers it, and the link to it. */
function Episode({ topic, teachers, watchLabel, first, headingId }: EpisodeProps) {
  const { question, title, text, minutes, url } = topic;
  return (
    <article aria-labelledby={headingId} className={styles.episode}>
      {!first && <Pair teachers={teachers} />}
      <div className={styles.words}>
        {question && <p className={styles.question}>“{question}”</p>}
        <h3 id={headingId}>{title}</h3>
        {(teachers.length > 0 || minutes !== undefined) && (
          <p className={styles.with}>
            {[
              minutes !== undefined && minutesLabel(minutes),
              teachers.length > 0 && `With ${listInWords(teachers.map(({ name }) => name))}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        )}
        <p>{text}</p>
        {url && (
          <SiteLink to={url} className={`stretched-link ${styles.watch}`}>
            {watchLabel}
            <span className="visually-hidden"> {title}</span>
            <span aria-hidden="true"> →</span>
          </SiteLink>
        )}
      </div>
    </article>
  );
}

/** Says that there is no podcast, and where else to ask. */
function NoPodcast({ site, page }: { site: Site; page: PageOf<'podcast'> }) {
  const { heading, lead, contactLabel } = page.none;
  return (
    <SiteLayout site={site}>
      <div className={`container ${styles.none}`}>
        <h1>{withoutMarks(heading)}</h1>
        <p className="lead">{lead}</p>
        <ButtonLink to="/contact-us">{contactLabel}</ButtonLink>
      </div>
    </SiteLayout>
  );
}

interface PodcastPageProps {
  site: Site;
  page: PageOf<'podcast'>;
  teachers: readonly Teacher[];
}

/** The topics of the podcast along a dashed line; the episodes are on the video channel, if the business has one. */
export function PodcastPage({ site, page, teachers }: PodcastPageProps) {
  if (!site.settings.videoChannel) return <NoPodcast site={site} page={page} />;
  const founder = teachers.find((teacher) => teacher.founder);
  const [watch] = page.buttons;
  const [first] = page.topics;
  const action = watch === undefined ? undefined : { label: watch, to: 'setting:podcast', newTab: true };
  const speakers = (topic: Topic | undefined) =>
    (topic?.teachers ?? []).flatMap((id) => teachers.find((teacher) => teacher.id === id) ?? []);
  return (
    <SiteLayout site={site} action={action}>
      <div className={styles.road}>
        <div className={styles.hero}>
          <div className={styles.words}>
            <h1>{withoutMarks(page.heading)}</h1>
            <p className="lead">{page.lead}</p>
            <div className={styles.actions}>
              {page.buttons.map((button, index) => (
                <ButtonLink
                  key={button}
                  to={index === 0 ? 'setting:podcast' : 'setting:videoChannel'}
                  variant={index === 0 ? 'highlighter' : 'outlined'}
                  newTab
                >
                  {button}
                </ButtonLink>
              ))}
            </div>
          </div>
          {first?.url ? (
            <SiteLink to={first.url} className={styles.play}>
              <Pair teachers={speakers(first)} />
              <span className="visually-hidden">
                {page.watchLabel} {first.title}
              </span>
            </SiteLink>
          ) : (
            <Pair teachers={speakers(first)} />
          )}
        </div>
        <section id="episodes" aria-labelledby="episodes-heading" className={styles.episodes}>
          <div className={styles.words}>
            <h2 id="episodes-heading">{page.topicsHead.heading}</h2>
            <p>{page.topicsHead.lead}</p>
          </div>
          {page.topics.map((topic, index) => (
            <Episode
              key={topic.title}
              topic={topic}
              teachers={speakers(topic)}
              watchLabel={page.watchLabel}
              first={index === 0}
              headingId={`episode-${index + 1}`}
            />
          ))}
          <div id="listen" className={styles.listen}>
            <h3>{page.listenHead.heading}</h3>
            <ul role="list">
              {page.listen.map((item, index) => (
                <li key={item}>
                  <p>{item}</p>
                  {index === page.listen.length - 1 && (
                    <SiteLink to="/contact-us">{page.contactLabel}</SiteLink>
                  )}
                </li>
              ))}
            </ul>
          </div>
        </section>
      </div>
      <Reading labelledBy="closing" className={styles.closing}>
        {founder && <Face teacher={founder} sizes="112px" />}
        <div>
          <h2 id="closing">{page.closing.heading}</h2>
          <p>{page.closing.lead}</p>
        </div>
        <ButtonLink to="/free-consultation">{page.closing.button}</ButtonLink>
      </Reading>
    </SiteLayout>
  );
}
