import { createContext, useContext, type ReactNode } from 'react';
import type { Navigation } from '../model/navigation.ts';
import type { Route } from '../model/routes.ts';
import type { Settings } from '../model/settings.ts';
import type { Labels } from '../model/labels.ts';

/** What every part of a page may need: the owner's settings, the navigation, the shared labels, and which page this is. */
export interface Site {
  settings: Settings;
  navigation: Navigation;
  labels: Labels;
  /** True until the launch check has passed: the footer says so, and search engines are kept out. */
  preview: boolean;
  /** Whether some of its teachers, reviews, posts or settings are samples. */
  samples: boolean;
  /** The path of the page being rendered; the 404 page has none of its own. */
  path: string;
  /** Its line of the route table; the 404 page has none. */
  route: Route | undefined;
}

const SiteContext = createContext<Site | null>(null);

export function SiteProvider({ site, children }: { site: Site; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/**
 * The site being rendered. Islands are trees of their own and get what they need as props instead.
 * @throws Error outside a SiteProvider.
 */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider above it: wrap the screen in a layout.');
  return site;
}
