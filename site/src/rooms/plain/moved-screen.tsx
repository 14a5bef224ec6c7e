import type { Site } from '../../lib/site-context.tsx';
import { SharedLayout } from '../../frame/shared-layout.tsx';
import { Section } from '../../ui/section.tsx';

/** What stands at an old address where the server cannot redirect. */
export function MovedScreen({ site, to }: { site: Site; to: string }) {
  return (
    <SharedLayout site={site}>
      <Section>
        <h1>This page has moved</h1>
        <p>
          <a href={to}>Go on to the new address</a>
        </p>
      </Section>
    </SharedLayout>
  );
}
