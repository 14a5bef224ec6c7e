import { parse } from 'node-html-parser';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { readContent } from '../model/read-content.ts';
import { mainRoutes, routeTable } from '../model/routes.ts';
import { siteFile } from '../model/site-file.ts';
import { routeMetadata } from '../seo/route-metadata.ts';
import { GET, getStaticPaths } from './share/[name].png.ts';
import { OgImageCard, type ShareCardProps } from '../og-image/og-image-card.tsx';

const content = readContent(siteFile('content'));

const drawn: ShareCardProps[] = [];
vi.mock('../og-image/render-og-image.tsx', () => ({
  drawSharePicture: (card: ShareCardProps) => {
    drawn.push(card);
    return Promise.resolve(Buffer.from(''));
  },
}));
vi.mock('../og-image/brand-image.tsx', () => ({ brandImage: () => '<svg/>' }));

/** The lines of text on a card, from the top. */
function linesOf(card: ReactElement): string[] {
  const texts = parse(renderToStaticMarkup(card)).querySelectorAll('div');
  return texts
    .filter(({ childNodes }) => childNodes.length === 1 && childNodes[0]?.nodeType === 3)
    .map(({ text }) => text);
}

it('writes on each page’s share card its own title, then the business and its line', async () => {
  const paths = await getStaticPaths({} as never);
  const routes = mainRoutes(routeTable(content));
  expect(paths).toHaveLength(routes.length);
  for (const path of paths) await GET({ props: path.props } as never);
  const line = content.labels[0]?.data.frame.shareLine;
  const business = content.settings[0]?.data.business.name;
  const titles = await Promise.all(routes.map(async (route) => (await routeMetadata(route)).title));
  expect(new Set(titles).size).toBe(routes.length);
  expect(drawn.map((card) => linesOf(<OgImageCard {...card} />))).toEqual(
    titles.map((title) => [title, business, line]),
  );
});
