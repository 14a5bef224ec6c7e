import type { APIRoute, GetStaticPaths } from 'astro';
import { getCollection } from '../../server/content.ts';
import { hasPhotograph, videosOf } from '../../lib/testimonials.ts';
import type { VideoPosterProps } from '../../illustrations/video-poster.tsx';
import { renderVideoPoster } from '../../og-image/render-og-image.tsx';
import { getTeachers } from '../../server/pictured-content.ts';

export const getStaticPaths: GetStaticPaths = async () => {
  const teachers = await getTeachers();
  return videosOf(await getCollection('testimonials')).map((video, position) => {
    const withoutSpeaker = hasPhotograph(video, teachers);
    return { params: { id: video.id }, props: { position, title: video.title, withoutSpeaker } };
  });
};

export const GET: APIRoute<VideoPosterProps> = async ({ props }) => {
  const picture = await renderVideoPoster(props);
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/png' } });
};
