import type { APIRoute, GetStaticPaths } from 'astro';
import { entry, siteRoutes } from '../../lib/content.ts';
import { routeDrawing, routeMetadata } from '../../lib/route-metadata.ts';
import { shareName } from '../../lib/share-picture.ts';
import type { DrawingName } from '../../model/drawing.ts';
import { mainRoutes } from '../../model/routes.ts';
import { brandPicture } from '../../share/brand-picture.tsx';
import { drawSharePicture } from '../../share/draw-share-picture.tsx';

export const getStaticPaths: GetStaticPaths = async () => {
  return Promise.all(
    mainRoutes(await siteRoutes()).map(async (route) => ({
      params: { name: shareName(route.path) },
      props: { title: (await routeMetadata(route)).title, drawing: await routeDrawing(route) },
    })),
  );
};

export const GET: APIRoute<{ title: string; drawing: DrawingName }> = async ({ props }) => {
  const { business, brand } = await entry('settings', 'settings');
  const { frame } = await entry('words', 'words');
  const picture = await drawSharePicture(
    {
      title: props.title,
      business: business.name,
      mark: brandPicture(brand),
      line: frame.shareLine,
    },
    props.drawing,
  );
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/png' } });
};
