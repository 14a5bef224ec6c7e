import type { APIRoute, GetStaticPaths } from 'astro';
import { entry, siteRoutes } from '../../lib/content.ts';
import { routeDrawing, routeMetadata } from '../../lib/route-metadata.ts';
import { shareName } from '../../lib/share-picture.ts';
import type { DrawingName } from '../../model/drawing.ts';
import { mainRoutes } from '../../model/routes.ts';
import { brandPicture } from '../../share/brand-picture.tsx';
import { drawSharePicture, sharePictureParts } from '../../share/draw-share-picture.tsx';
import type { ShareCardProps } from '../../share/share-card.tsx';

type Common = Omit<ShareCardProps, 'title'>;

export const getStaticPaths: GetStaticPaths = async () => {
  const { business, brand } = await entry('settings', 'settings');
  const { frame } = await entry('words', 'words');
  // Drawn once for all pictures.
  const common: Common = { business: business.name, mark: brandPicture(brand), line: frame.shareLine };
  return Promise.all(
    mainRoutes(await siteRoutes()).map(async (route) => {
      const { title } = await routeMetadata(route);
      const drawing = await routeDrawing(route);
      return {
        params: { name: shareName(route.path) },
        props: { title, drawing, common },
        cacheKey: sharePictureParts({ title, ...common }, drawing).join(),
      };
    }),
  );
};

export const GET: APIRoute<{ title: string; drawing: DrawingName; common: Common }> = async ({ props }) => {
  const { title, drawing, common } = props;
  const picture = await drawSharePicture({ title, ...common }, drawing);
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/png' } });
};
