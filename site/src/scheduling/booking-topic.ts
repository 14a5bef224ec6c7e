const parameter = 'about';

/** A link to a booking page with a topic in its query, such as "Algebra I". */
export const topicLink = (path: string, topic: string): string =>
  `${path}?${new URLSearchParams({ [parameter]: topic }).toString()}`;

/** The topic in the query of a page's URL, cut to 100 characters; empty without one. */
export const topicIn = (query: string): string =>
  new URLSearchParams(query).get(parameter)?.trim().slice(0, 100) ?? '';

/** The note that a topic adds to a booking; empty without a topic. */
export const noteAbout = (topic = ''): string => (topic ? `About: ${topic}` : '');

/** The note for the topic in a query; empty without a topic. */
export const noteIn = (query: string): string => noteAbout(topicIn(query));
