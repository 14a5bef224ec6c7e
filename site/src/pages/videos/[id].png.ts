import type { APIRoute, GetStaticPaths } from 'astro';
import { entriesOf } from '../../entries/entries.ts';
import { videosOf } from '../../lib/testimonials.ts';
import type { VideoPosterProps } from '../../illustrations/video-poster.tsx';
import { renderVideoPoster } from '../../og-image/render-og-image.tsx';

export const getStaticPaths: GetStaticPaths = () =>
  videosOf(entriesOf('testimonials')).map(({ id, words }, position) => ({
    params: { id },
    props: { position, words },
  }));

export const GET: APIRoute<VideoPosterProps> = async ({ props }) => {
  const picture = await renderVideoPoster(props);
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/png' } });
};
