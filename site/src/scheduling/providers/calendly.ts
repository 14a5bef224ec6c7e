import {
  plainCampaign,
  type ProviderFrame,
  type ProviderMessages,
  type SchedulerProvider,
  type SchedulerSignal,
  type SchedulerTheme,
} from '../provider.ts';
import { accountAndEvent, heightSignal, isRecord } from '../parse-provider.ts';

const assetsOrigin = 'https://assets.calendly.com';
/** The events that prove that the calendar is there, and what each says. */
const readySignals = new Map<string, SchedulerSignal>([
  ['calendly.profile_page_viewed', { kind: 'choosing' }],
  ['calendly.event_type_viewed', { kind: 'choosing' }],
  ['calendly.date_and_time_selected', { kind: 'chosen' }],
]);

function hasUri(value: unknown): boolean {
  return isRecord(value) && typeof value['uri'] === 'string';
}

function readHeight({ height }: Record<string, unknown>): SchedulerSignal | null {
  const [, pixels] = /^(\d{1,5})(?:\.\d+)?px$/.exec(String(height)) ?? [];
  return heightSignal(pixels && Number(pixels));
}

/** www.calendly.com leads to calendly.com, which is where frames and messages come from. */
function pagesOrigin(bookingUrl: string): string {
  return new URL(bookingUrl).origin.replace('//www.calendly.com', '//calendly.com');
}

/** The five `calendly.*` messages. A payload of another shape makes one no message at all. */
export const calendlyMessages: ProviderMessages = {
  origin: pagesOrigin,
  ready: [...readySignals.keys()],
  read(data) {
    if (!isRecord(data) || typeof data['event'] !== 'string' || !isRecord(data['payload'])) return null;
    const { event, payload } = data;
    const ready = readySignals.get(event);
    if (ready) return ready;
    if (event === 'calendly.page_height') return readHeight(payload);
    if (event !== 'calendly.event_scheduled') return null;
    return hasUri(payload['event']) && hasUri(payload['invitee']) ? { kind: 'booked' } : null;
  },
};

/** The frame that Calendly's script would draw: the booking page, told that it is embedded and where. */
export function calendlyFrame(bookingUrl: string): ProviderFrame {
  const url = new URL(bookingUrl);
  url.searchParams.set('embed_type', 'Inline');
  return { url: url.href, hostParameter: 'embed_domain' };
}

/** Calendly's embed options, colors without `#`. What the owner's booking URL says itself stays. */
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

/** Calendly's inline widget. */
export const calendly: SchedulerProvider = {
  id: 'calendly',
  frame: (bookingUrl, theme) =>
    calendlyFrame(withTheme(bookingUrl.replace(new URL(bookingUrl).origin, pagesOrigin(bookingUrl)), theme)),
  problem: (url) =>
    pagesOrigin(url.href) === 'https://calendly.com' && accountAndEvent(url.href)
      ? null
      : 'must be an event on Calendly, such as https://calendly.com/your-name/free-consultation',
  script: { url: () => `${assetsOrigin}/assets/external/widget.js` },
  messages: calendlyMessages,
  // Its five utm_* parameters are all that it keeps with a booking: no field takes a click's id.
  campaign: plainCampaign,
  sources: (bookingUrl) => ({
    script: [assetsOrigin],
    frame: [pagesOrigin(bookingUrl)],
    style: [assetsOrigin],
  }),
};
