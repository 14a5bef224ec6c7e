const parameter = 'about';

/** A link to a booking page with a topic in its query, such as "Algebra I", and a grade that the topic doesn't say. */
export const topicLink = (path: string, topic: string, grade?: string): string =>
  `${path}?${new URLSearchParams({ [parameter]: topic, ...(grade && { grade }) }).toString()}`;

/** Sets the topic in a link, or without one takes it out. */
export function setTopic(link: HTMLAnchorElement, topic: string | undefined): void {
  const query = new URLSearchParams(link.search);
  if (topic) query.set(parameter, topic);
  else query.delete(parameter);
  link.search = query.toString();
}

/** The topic in the query of a page's URL, cut to 100 characters; empty without one. */
export const topicIn = (query: string): string =>
  new URLSearchParams(query).get(parameter)?.trim().slice(0, 100) ?? '';

/** The note that a topic adds to a booking; empty without a topic. */
export const noteAbout = (topic = ''): string => (topic ? `About: ${topic}` : '');

/** The grade, from K to 12, that grade-in-links.ts has written into the query of a page's URL; empty without one. */
function gradeIn(query: string): string {
  const grade = /^(?:\d|1[0-2])$/.exec(new URLSearchParams(query).get('grade') ?? '')?.[0] ?? '';
  return grade === '0' ? 'K' : grade;
}

/**
 * The note for the topic and the grade in a query.
 * @param own the note of the page itself, which a topic replaces.
 */
export function noteIn(query: string, own = ''): string {
  const grade = gradeIn(query);
  const about = noteAbout(topicIn(query)) || own;
  if (!grade) return about;
  const child = `child in grade ${grade}`;
  return about ? `${about}, ${child}` : noteAbout(child);
}
