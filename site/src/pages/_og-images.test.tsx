import { parse } from 'node-html-parser';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { getContent } from '../model/content-cache.ts';
import { mainRoutes, routeTable } from '../model/routes.ts';
import { routeHeading } from '../seo/route-metadata.ts';
import { GET, getStaticPaths } from './share/[name].png.ts';
import { OgImageCard, type ShareCardProps } from '../og-image/og-image-card.tsx';

const content = getContent();

const drawn: ShareCardProps[] = [];
vi.mock('../og-image/render-og-image.tsx', () => ({
  drawSharePicture: (card: ShareCardProps) => {
    drawn.push(card);
    return Promise.resolve(Buffer.from(''));
  },
}));
vi.mock('../og-image/brand-image.tsx', () => ({ brandImage: () => '<svg/>' }));

/** A card's text without its spaces, of which a line's end has none, and what the highlighter marks of it. */
function textsOf(card: ReactElement): [string, string] {
  const root = parse(renderToStaticMarkup(card));
  const marked = root.querySelectorAll('[style*=background-image]').map(({ text }) => text);
  return [root.text.replaceAll(/\s/g, ''), marked.join().replaceAll('\u00a0', ' ')];
}

it('writes on each page’s share card its own heading, highlighted, then the business and its line', async () => {
  const paths = await getStaticPaths({} as never);
  const routes = mainRoutes(routeTable(content));
  expect(paths).toHaveLength(routes.length);
  for (const path of paths) await GET({ props: path.props } as never);
  const line = content.labels[0]?.data.frame.shareLine;
  const business = content.settings[0]?.data.business.name;
  const headings = routes.map(routeHeading);
  expect(drawn.map((card) => textsOf(<OgImageCard {...card} />))).toEqual(
    headings.map((heading) => [
      `${heading}${business}${line}`.replaceAll(/[\s*]/g, ''),
      heading.split('*')[1],
    ]),
  );
});
