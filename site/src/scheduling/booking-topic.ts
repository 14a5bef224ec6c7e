const parameter = 'about';

/** A link to a booking page that says what the visitor asks about, such as "Algebra I". */
export const topicLink = (path: string, topic: string): string =>
  `${path}?${new URLSearchParams({ [parameter]: topic }).toString()}`;

/** What a visitor's query asks about, as a note for the booking, cut to 100 characters; empty without it. */
export function noteIn(query: string): string {
  const topic = new URLSearchParams(query).get(parameter)?.trim().slice(0, 100);
  return topic ? `About: ${topic}` : '';
}
