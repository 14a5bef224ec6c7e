import { type HTMLElement, parse } from 'node-html-parser';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { siteFor } from '../entries/entries.ts';
import { type Site, SiteProvider } from '../lib/site-context.tsx';
import type { RoutePath } from '../model/routes.ts';

/** What a component draws on a page of the site. @param own what is different there. */
export function drawOn(path: RoutePath, element: ReactNode, own: Partial<Site> = {}): HTMLElement {
  const site = { ...siteFor(path), ...own };
  return parse(renderToStaticMarkup(<SiteProvider site={site}>{element}</SiteProvider>));
}
