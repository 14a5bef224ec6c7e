import type { APIRoute, GetStaticPaths } from 'astro';
import { getCollection } from '../../server/content.ts';
import { videosOf } from '../../lib/testimonials.ts';
import { renderVideoPoster } from '../../og-image/render-og-image.tsx';

export const getStaticPaths: GetStaticPaths = async () =>
  videosOf(await getCollection('testimonials')).map(({ id, title }, position) => ({
    params: { id },
    props: { position, title },
  }));

export const GET: APIRoute<{ position: number; title: string }> = async ({ props }) => {
  const picture = await renderVideoPoster(props.position, props.title);
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/png' } });
};
