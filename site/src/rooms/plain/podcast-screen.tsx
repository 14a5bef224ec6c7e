import type { Site } from '../../lib/site-context.tsx';
import type { PageOf } from '../../model/page.ts';
import { PageHero } from '../../blocks/page-hero.tsx';
import { SharedLayout } from '../../frame/shared-layout.tsx';
import { SplitSection } from '../../blocks/split-section.tsx';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CheckList } from '../../ui/check-list.tsx';
import { RuledList } from '../../ui/ruled-list.tsx';

/** What the podcast is about; the episodes are on the video channel. */
export function PodcastScreen({ site, page }: { site: Site; page: PageOf<'podcast'> }) {
  return (
    <SharedLayout site={site}>
      <PageHero
        heading={page.heading}
        lead={page.lead}
        drawing={page.drawing}
        actions={page.buttons.map((button, index) => (
          <ButtonLink
            key={button}
            to="setting:videoChannel"
            look={index === 0 ? 'primary' : 'outlined'}
            newTab
          >
            {button}
          </ButtonLink>
        ))}
      />
      <SplitSection id="topics" heading={page.topicsHead.heading} lead={page.topicsHead.lead}>
        <RuledList items={page.topics} />
      </SplitSection>
      <SplitSection
        id="listen"
        heading={page.listenHead.heading}
        lead={page.listenHead.lead}
        ground="paper"
        aside={<ArrowLink to="/contact-us" label={page.contactLabel} />}
      >
        <CheckList items={page.listen} />
      </SplitSection>
    </SharedLayout>
  );
}
