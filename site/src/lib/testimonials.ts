import type { Testimonial } from '../model/testimonial.ts';
import { readVideoUrl } from '../model/video.ts';

/** A testimonial that has words to show. */
export type Review = Testimonial & { quote: string };

/** An entry with its review, if its content has the id of one. */
export type WithReview<T> = T & { review: Review | undefined };

export function isReview(testimonial: Testimonial): testimonial is Review {
  return testimonial.quote !== undefined;
}

/** Who says it, with the exact label of whoever has one: "Dana · Teacher"; the label alone where there is no name. */
export function attribution({ name, label, role }: Testimonial): string {
  return name ? `${name} · ${label ?? role}` : (label ?? role);
}

/** Who wrote it, by role alone: "Dana · Student"; the label where there is no name. */
export function attributionByRole({ name, label, role }: Testimonial): string {
  return name ? `${name} · ${role}` : (label ?? role);
}

/** The review that a page's content names, if it names one; the content check knows that there is one. */
export function reviewById(all: readonly Testimonial[], id: string | undefined): Review | undefined {
  return all.filter(isReview).find((review) => review.id === id);
}

/** A video as the player needs it: plain strings, so that no reading of addresses is shipped. */
export interface Video {
  /** The testimonial it belongs to. */
  id: string;
  title: string;
  /** The quote on the video's picture: the title without the name before it. */
  words: string;
  /** Who speaks: a first name and a role. */
  by: string;
  /** The id of the teacher who speaks. */
  teacher: string | undefined;
  /** The video's own page. */
  address: string;
  /** The embedded player; null when the address cannot be read, which leaves the link. */
  player: string | null;
}

/** The review site's widget; a page's policy allows its host where a widget stands. */
export const trustWidgetScript = 'https://widget.trustpilot.com/bootstrap/v5/tp.widget.bootstrap.min.js';

/** The video host that sets no cookies; a page's policy allows it where a player stands. */
export const videoPlayerOrigin = 'https://www.youtube-nocookie.com';

/** A short or watch address converted to that of the embedded player; null for any other address. */
export function toPlayerAddress(address: string): string | null {
  const reference = readVideoUrl(address);
  if (!reference) return null;
  const from = reference.start > 0 ? `&start=${reference.start}` : '';
  return `${videoPlayerOrigin}/embed/${reference.id}?autoplay=1${from}`;
}

/** The address of a video's own picture: the drawing that stands for it on the page. */
export function videoPicturePath(id: string): string {
  return `/videos/${id}.png`;
}

export function videosOf(all: readonly Testimonial[]): Video[] {
  return all.flatMap((testimonial) => {
    const { id, teacher, videoUrl: address, videoTitle: title } = testimonial;
    if (address === undefined || title === undefined) return [];
    const words = title.replace(/^[^:]{1,40}:\s*/, '');
    return [
      { id, title, words, by: attribution(testimonial), teacher, address, player: toPlayerAddress(address) },
    ];
  });
}

/** How many parent reviews /testimonials shows before somebody asks for more. */
const shownAtFirst = 4;

export function reviewsBy(role: Testimonial['role'], all: readonly Testimonial[]): Review[] {
  return all.filter((testimonial) => testimonial.role === role).filter(isReview);
}

/** The reviews that are shown at once, and those behind "Show N More Reviews". */
export function splitReviews(reviews: readonly Review[]): { first: Review[]; more: Review[] } {
  // A single one more takes no more room than the button that would show it.
  const shown = reviews.length === shownAtFirst + 1 ? reviews.length : shownAtFirst;
  return { first: reviews.slice(0, shown), more: reviews.slice(shown) };
}
