import type { Site } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import { CtaBanner } from '../../components/sections/cta-banner.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import { SplitSection } from '../../components/sections/split-section.tsx';
import { ArrowLink } from '../../components/arrow-link.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { CheckList } from '../../components/check-list.tsx';
import { Section } from '../../components/section.tsx';
import type { Teacher } from '../../model/teacher.ts';
import { EpisodeCard } from './episode-card.tsx';
import styles from './episode-card.module.css';

/** Says that there is no podcast, and where else to ask. */
function NoPodcast({ site, page }: { site: Site; page: PageOf<'podcast'> }) {
  const { heading, lead, contactLabel } = page.none;
  return (
    <SiteLayout site={site}>
      <Hero
        heading={heading}
        lead={lead}
        drawing={page.drawing}
        actions={<ButtonLink to="/contact-us">{contactLabel}</ButtonLink>}
      />
    </SiteLayout>
  );
}

interface PodcastPageProps {
  site: Site;
  page: PageOf<'podcast'>;
  teachers: readonly Teacher[];
}

/** What the podcast is about; the episodes are on the video channel, if the business has one. */
export function PodcastPage({ site, page, teachers }: PodcastPageProps) {
  if (!site.settings.videoChannel) return <NoPodcast site={site} page={page} />;
  const [watch] = page.buttons;
  const action = watch === undefined ? undefined : { label: watch, to: 'setting:podcast', newTab: true };
  return (
    <SiteLayout site={site} action={action}>
      <Hero
        {...page}
        actions={page.buttons.map((button, index) => (
          <ButtonLink
            key={button}
            to={index === 0 ? 'setting:podcast' : 'setting:videoChannel'}
            variant={index === 0 ? 'primary' : 'outlined'}
            newTab
          >
            {button}
          </ButtonLink>
        ))}
      />
      <Section id="episodes" labelledBy="episodes-heading" {...page.topicsHead}>
        <div className={styles.grid}>
          {page.topics.map((topic) => (
            <EpisodeCard
              key={topic.title}
              topic={topic}
              teachers={topic.teachers.flatMap((id) => teachers.find((teacher) => teacher.id === id) ?? [])}
              watchLabel={page.watchLabel}
            />
          ))}
        </div>
      </Section>
      <SplitSection id="listen" {...page.listenHead} surface="muted" drawing="microphone">
        <CheckList items={page.listen} />
        <p className={styles.ask}>
          <ArrowLink to="/contact-us" label={page.contactLabel} />
        </p>
      </SplitSection>
      <CtaBanner {...page.closing} to="/free-consultation" />
    </SiteLayout>
  );
}
