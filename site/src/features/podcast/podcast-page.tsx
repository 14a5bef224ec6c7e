import type { Site } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import { CtaBanner } from '../../components/sections/cta-banner.tsx';
import { Hero } from '../../components/sections/hero.tsx';
import { SiteLayout } from '../../layouts/site-layout.tsx';
import { SplitSection } from '../../components/sections/split-section.tsx';
import { ArrowLink } from '../../components/arrow-link.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { CheckList } from '../../components/check-list.tsx';
import { DividedList } from '../../components/divided-list.tsx';

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

/** What the podcast is about; the episodes are on the video channel, if the business has one. */
export function PodcastPage({ site, page }: { site: Site; page: PageOf<'podcast'> }) {
  if (!site.settings.videoChannel) return <NoPodcast site={site} page={page} />;
  const [watch] = page.buttons;
  const action = watch === undefined ? undefined : { label: watch, to: 'setting:podcast', newTab: true };
  return (
    <SiteLayout site={site} action={action}>
      <Hero
        heading={page.heading}
        lead={page.lead}
        drawing={page.drawing}
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
      <SplitSection id="topics" {...page.topicsHead} drawing="speech-bubbles">
        <DividedList items={page.topics} />
      </SplitSection>
      <SplitSection
        id="listen"
        {...page.listenHead}
        surface="muted"
        aside={<ArrowLink to="/contact-us" label={page.contactLabel} />}
      >
        <CheckList items={page.listen} />
      </SplitSection>
      <CtaBanner {...page.closing} to="/free-consultation" />
    </SiteLayout>
  );
}
