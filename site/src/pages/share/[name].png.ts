import type { APIRoute, GetStaticPaths } from 'astro';
import { entryOf, siteRoutes } from '../../entries/entries.ts';
import { readSettings } from '../../content-reader/read-settings.ts';
import { routeDrawing, routeHeading, shareName } from '../../seo/route-metadata.ts';
import type { DrawingName } from '../../model/drawing.ts';
import { mainRoutes } from '../../model/routes.ts';
import { brandImage } from '../../og-image/brand-image.tsx';
import { drawSharePicture } from '../../og-image/render-og-image.tsx';
import type { ShareCardProps } from '../../og-image/og-image-card.tsx';

type Common = Omit<ShareCardProps, 'title'>;

export const getStaticPaths: GetStaticPaths = () => {
  const { business, brand } = readSettings();
  const { frame } = entryOf('labels', 'labels');
  // Drawn once for all pictures.
  const common: Common = { business: business.name, mark: brandImage(brand), line: frame.shareLine };
  return mainRoutes(siteRoutes()).map((route) => ({
    params: { name: shareName(route.path) },
    props: { title: routeHeading(route), drawing: routeDrawing(route), common },
  }));
};

export const GET: APIRoute<{ title: string; drawing: DrawingName; common: Common }> = async ({ props }) => {
  const { title, drawing, common } = props;
  const picture = await drawSharePicture({ title, ...common }, drawing);
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/png' } });
};
