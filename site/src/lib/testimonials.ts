import type { Testimonial } from '../model/testimonial.ts';
import { readVideoUrl } from '../model/video.ts';

/** A testimonial with a quote. */
export type Review = Testimonial & { quote: string };

/** An entry with the review that its content names, if it names one. */
export type WithReview<T> = T & { review: Review | undefined };

export function isReview(testimonial: Testimonial): testimonial is Review {
  return testimonial.quote !== undefined;
}

/** The author with their label or role: "Dana · Teacher"; only the label if there is no name. */
export function attribution({ name, label, role }: Testimonial): string {
  return name ? `${name} · ${label ?? role}` : (label ?? role);
}

/** The author with their role: "Dana · Student"; the label if there is no name. */
export function attributionByRole({ name, label, role }: Testimonial): string {
  return name ? `${name} · ${role}` : (label ?? role);
}

/** The review with an id; undefined without an id. The content check makes sure that it exists. */
export function reviewById(all: readonly Testimonial[], id: string | undefined): Review | undefined {
  return all.filter(isReview).find((review) => review.id === id);
}

/** A video as the player needs it, in plain strings, so that browsers need no code that parses URLs. */
export interface Video {
  /** The id of its testimonial. */
  id: string;
  title: string;
  /** The quote on the video's thumbnail: its title without the name. */
  words: string;
  /** The speaker's first name and role. */
  by: string;
  /** A small drawing of what the video tells. */
  drawing: string | undefined;
  /** The id of the speaker, if they are a teacher. */
  teacher: string | undefined;
  /** The URL of the video's page. */
  address: string;
  /** The URL of the embedded player; null for an unknown video host, where only the link is shown. */
  player: string | null;
}

/** The script of the review site's widget. Pages with the widget allow its host in their content security policy. */
export const trustWidgetScript = 'https://widget.trustpilot.com/bootstrap/v5/tp.widget.bootstrap.min.js';

/** The video host without cookies. Pages with a player allow it in their content security policy. */
export const videoPlayerOrigin = 'https://www.youtube-nocookie.com';

/** The URL of the embedded player for a YouTube URL; null for any other URL. */
export function toPlayerAddress(address: string): string | null {
  const reference = readVideoUrl(address);
  if (!reference) return null;
  const from = reference.start > 0 ? `&start=${reference.start}` : '';
  return `${videoPlayerOrigin}/embed/${reference.id}?autoplay=1${from}`;
}

/** The path of a video's thumbnail. */
export function videoPicturePath(id: string): string {
  return `/videos/${id}.png`;
}

export function videosOf(all: readonly Testimonial[]): Video[] {
  return all.flatMap((testimonial) => {
    const { id, teacher, drawing, videoUrl: address, videoTitle: title } = testimonial;
    if (address === undefined || title === undefined) return [];
    const words = title.replace(/^[^:]{1,40}:\s*/, '');
    return [
      {
        id,
        title,
        words,
        by: attribution(testimonial),
        teacher,
        drawing,
        address,
        player: toPlayerAddress(address),
      },
    ];
  });
}

/** How many parent reviews /testimonials shows initially. */
const shownAtFirst = 4;

export function reviewsBy(role: Testimonial['role'], all: readonly Testimonial[]): Review[] {
  return all.filter((testimonial) => testimonial.role === role).filter(isReview);
}

/** The reviews that are shown initially, and those behind "Show N More Reviews". */
export function splitReviews(reviews: readonly Review[]): { first: Review[]; more: Review[] } {
  // A single further review is shown, since the button would take as much room.
  const shown = reviews.length === shownAtFirst + 1 ? reviews.length : shownAtFirst;
  return { first: reviews.slice(0, shown), more: reviews.slice(shown) };
}
