/** What the document has to know to count its visit. */
export interface AnalyticsPlan {
  /** Where the service stands: its script, and where it is told of visits. */
  address: string;
  /** What the service calls this site. */
  site: string;
  /** The service's script, and the attributes that it reads. */
  script: string;
  attributes: Readonly<Record<string, string>>;
}

/** What is counted besides the visits to pages. */
export type CountedEvent = 'calendar shown' | 'booked';

export interface EventDetails {
  page: string;
  campaign: string;
}

/** One analytics service that sets no cookies: everything the site knows about it. */
export interface AnalyticsService {
  script(address: string): string;
  attributes(site: string): Readonly<Record<string, string>>;
  /** Where the script sends what it counts. */
  connect(address: string): readonly string[];
  /** Puts in place what the script expects to find when it runs. */
  prepare: (plan: AnalyticsPlan) => void;
  send: (event: CountedEvent, details: EventDetails) => void;
}
