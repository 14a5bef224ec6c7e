import type { MessageContract, ProviderFrame, SchedulerProvider, SchedulerTheme } from '../provider.ts';

const assetsOrigin = 'https://assets.calendly.com';

/** The origin of frames and messages: www.calendly.com redirects to calendly.com. */
function pagesOrigin(bookingUrl: string): string {
  return new URL(bookingUrl).origin.replace('//www.calendly.com', '//calendly.com');
}

export const calendlyContract: MessageContract = {
  name: 'event',
  content: 'payload',
  signals: {
    'calendly.profile_page_viewed': 'choosing',
    'calendly.event_type_viewed': 'choosing',
    'calendly.date_and_time_selected': 'chosen',
    'calendly.event_scheduled': 'booked',
  },
  height: { name: 'calendly.page_height', field: 'height' },
};

/** The frame that Calendly's own script would create. Its URL has parameters for the type of embed and the host. */
export function calendlyFrame(bookingUrl: string): ProviderFrame {
  const url = new URL(bookingUrl);
  url.searchParams.set('embed_type', 'Inline');
  return { url: url.href, hostParameter: 'embed_domain', needsScript: true };
}

/** The URL parameter for the first question of its form: calendly.com/help, "Pre-populate invitee information". */
export const calendlyNote = 'a1';

/** Whether a URL is that of an event: of a person or a team (`/name/event`), or a short link (`/d/code/event`). */
function isEvent({ pathname }: URL): boolean {
  const parts = pathname.split('/').filter(Boolean);
  return parts[0] === 'd' ? parts.length === 2 || parts.length === 3 : parts.length === 2;
}

/** Adds Calendly's embed options for colors, without `#`. Options in the owner's booking URL take precedence. */
function withTheme(bookingUrl: string, { background, text, primary }: SchedulerTheme): string {
  const url = new URL(bookingUrl);
  const options = {
    hide_gdpr_banner: '1',
    background_color: background.slice(1),
    text_color: text.slice(1),
    primary_color: primary.slice(1),
  };
  for (const [name, value] of Object.entries(options)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return url.href;
}

export const calendly: SchedulerProvider = {
  id: 'calendly',
  frame: (bookingUrl, theme) =>
    calendlyFrame(withTheme(bookingUrl.replace(new URL(bookingUrl).origin, pagesOrigin(bookingUrl)), theme)),
  problem: (url) =>
    pagesOrigin(url.href) === 'https://calendly.com' && isEvent(url)
      ? null
      : 'must be an event on Calendly, such as https://calendly.com/your-name/free-consultation',
  noteParameter: calendlyNote,
  script: { url: () => `${assetsOrigin}/assets/external/widget.js` },
  messages: { origin: pagesOrigin, contract: calendlyContract },
  sources: (bookingUrl) => ({
    script: [assetsOrigin],
    frame: [pagesOrigin(bookingUrl)],
    style: [assetsOrigin],
  }),
};
