import { closestMatch } from '../lib/closest-match.ts';
import type { ContentIssue } from './content-issue.ts';
import { issueAt } from './content.ts';
import type { Content, ContentEntry } from '../model/collections.ts';
import type { Testimonial } from '../model/testimonial.ts';

/** The issues of pages that name a missing or unsuitable testimonial, and of videos of an unknown teacher. */
export function testimonialIssues({
  pages,
  exams,
  subjects,
  testimonials,
  teachers,
}: Content): ContentIssue[] {
  const idsOf = (usable: (testimonial: Testimonial) => boolean) =>
    testimonials.filter(({ data }) => usable(data)).map(({ id }) => id);
  const reviews = idsOf(({ role, quote }) => role === 'Parent' && quote !== undefined);
  const videos = idsOf(({ isVideo }) => isVideo);
  const check = (entry: ContentEntry<unknown>, path: readonly PropertyKey[], id = '') => {
    const [ids, kind] = path[0] === 'video' ? [videos, 'a video'] : [reviews, 'role Parent and a quote'];
    if (id === '' || ids.includes(id)) return [];
    return [issueAt(entry, path, id, `must be a testimonial with ${kind}`, closestMatch(id, ids))];
  };
  const people = teachers.map(({ id }) => id);
  return [
    ...testimonials.flatMap((entry) => {
      const { teacher } = entry.data;
      if (teacher === undefined || people.includes(teacher)) return [];
      return [
        issueAt(entry, ['teacher'], teacher, 'must be a file of teachers/', closestMatch(teacher, people)),
      ];
    }),
    ...[...exams, ...subjects].flatMap((entry) =>
      check(entry, ['consultation', 'testimonial'], entry.data.consultation.testimonial),
    ),
    ...pages.flatMap((page) => {
      const { data } = page;
      if (data.kind === 'are-you-a-teacher') return check(page, ['video'], data.video);
      const featured = data.kind === 'home' ? data.testimonials.featured : [];
      return featured.flatMap((id, index) => check(page, ['testimonials', 'featured', index], id));
    }),
  ];
}
