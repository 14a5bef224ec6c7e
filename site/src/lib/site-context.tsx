import { createContext, useContext, type ReactNode } from 'react';
import type { Navigation } from '../model/navigation.ts';
import type { Route } from '../model/routes.ts';
import type { Settings } from '../model/settings.ts';
import type { Labels } from '../model/labels.ts';

/** What any component of a page may need: the settings, the navigation, the shared labels and the page's route. */
export interface Site {
  settings: Settings;
  navigation: Navigation;
  labels: Labels;
  /** Whether the build is a preview: the footer says so, and search engines may not index it. */
  preview: boolean;
  /** Whether some of the teachers, reviews, posts or settings are samples. */
  samples: boolean;
  /** The path of the page being rendered. */
  path: string;
  /** The page's entry in the route table; undefined for the 404 page. */
  route: Route | undefined;
}

const SiteContext = createContext<Site | null>(null);

/** Provides the site to the components of a page, which get it by `useSite`. */
export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/**
 * The site being rendered. Islands have separate React trees, so they get these values as props instead.
 * @throws Error outside a SiteProvider.
 */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider above it: wrap the screen in a layout.');
  return site;
}
