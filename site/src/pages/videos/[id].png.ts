import type { APIRoute, GetStaticPaths } from 'astro';
import { getCollection } from '../../server/content.ts';
import { inOwnOrder } from '../../lib/testimonials.ts';
import { videosOf } from '../../lib/video-testimonials.ts';
import { drawVideoPicture } from '../../og-image/render-video-poster.tsx';

export const getStaticPaths: GetStaticPaths = async () =>
  videosOf(inOwnOrder(await getCollection('testimonials'))).map(({ id }, position) => ({
    params: { id },
    props: { position },
  }));

export const GET: APIRoute<{ position: number }> = async ({ props }) => {
  const picture = await drawVideoPicture(props.position);
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/png' } });
};
