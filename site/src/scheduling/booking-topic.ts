const parameter = 'about';

/** A link to a booking page that says what the visitor asks about, such as "Algebra I". */
export const topicLink = (path: string, topic: string): string =>
  `${path}?${new URLSearchParams({ [parameter]: topic }).toString()}`;

/** What a visitor's query asks about, cut to 100 characters; empty without it. */
export const topicIn = (query: string): string =>
  new URLSearchParams(query).get(parameter)?.trim().slice(0, 100) ?? '';

/** The same as a note for the booking. */
export function noteIn(query: string): string {
  const topic = topicIn(query);
  return topic ? `About: ${topic}` : '';
}
