const parameter = 'about';

/** A link to a booking page that says what the visitor asks about, such as "Algebra I". */
export const topicLink = (path: string, topic: string): string =>
  `${path}?${new URLSearchParams({ [parameter]: topic }).toString()}`;

/** What a visitor's query asks about, cut to 100 characters; empty without it. */
export const topicIn = (query: string): string =>
  new URLSearchParams(query).get(parameter)?.trim().slice(0, 100) ?? '';

/** A topic as a note for the booking; empty without one. */
export const noteAbout = (topic = ''): string => (topic ? `About: ${topic}` : '');

/** What a visitor's query asks about, as a note for the booking. */
export const noteIn = (query: string): string => noteAbout(topicIn(query));
