import { closestMatch } from './closest-match.ts';
import type { ContentIssue } from './content-issue.ts';
import type { Content } from './content.ts';

interface TestimonialReference {
  file: string;
  field: string;
  value: string | undefined;
}

/** Where pages name testimonials: parents' reviews, and one video. */
function testimonialReferences({
  pages,
  exams,
}: Content): Record<'reviews' | 'videos', TestimonialReference[]> {
  const featured = pages.flatMap(({ file, data }) =>
    data.kind === 'home'
      ? data.testimonials.featured.map((value, index) => ({
          file,
          field: `testimonials.featured[${index}]`,
          value,
        }))
      : [],
  );
  const shown = exams.map(({ file, data }) => ({
    file,
    field: 'consultation.testimonial',
    value: data.consultation.testimonial,
  }));
  const videos = pages.flatMap(({ file, data }) =>
    data.kind === 'are-you-a-teacher' ? [{ file, field: 'video', value: data.video }] : [],
  );
  return { reviews: [...featured, ...shown], videos };
}

/** Pages that name a testimonial which is not there, or not of the kind that they show. */
export function testimonialIssues(content: Content): ContentIssue[] {
  const { reviews, videos } = testimonialReferences(content);
  const all = content.testimonials.map(({ data }) => data);
  const unknown = (references: TestimonialReference[], usable: typeof all, message: string) => {
    const ids = usable.map(({ id }) => id);
    return references.flatMap((reference) =>
      reference.value === undefined || ids.includes(reference.value)
        ? []
        : [{ ...reference, message, suggestion: closestMatch(reference.value, ids) }],
    );
  };
  const parents = all.filter(({ role, quote }) => role === 'Parent' && quote !== undefined);
  return [
    ...unknown(reviews, parents, 'must be a testimonial with role Parent and a quote'),
    ...unknown(
      videos,
      all.filter(({ isVideo }) => isVideo),
      'must be a testimonial with a video',
    ),
  ];
}
