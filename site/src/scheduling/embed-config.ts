import { bookingAddress } from './booking-url.ts';
import { getProvider } from './providers/registry.ts';
import type { SchedulerEmbedProps } from './scheduler-props.ts';
import type { EmbedConfig } from './embed-loader.ts';

/** The address in the embed, for a visitor who came with no campaign. */
export function embedAddress({ provider, bookingUrl, pagePath }: SchedulerEmbedProps): string {
  const { campaign } = getProvider(provider);
  return bookingAddress(bookingUrl, { pagePath, medium: 'embed', campaign });
}

/** What the document has to know to start a page's calendar by itself. */
export function embedConfig(props: SchedulerEmbedProps): EmbedConfig {
  const { frame, messages, campaign } = getProvider(props.provider);
  const drawn = frame(embedAddress(props));
  return {
    frame: drawn?.url ?? null,
    zone: drawn?.zoneParameter,
    host: drawn?.hostParameter,
    title: props.words.titles[props.eventType],
    origin: messages?.origin(props.bookingUrl) ?? null,
    ready: messages?.ready ?? [],
    whenWanted: props.whenWanted,
    campaign,
  };
}

/** The address of the frame for visitors without JavaScript; null where the service needs it. */
export function addressWithoutScript(props: SchedulerEmbedProps): string | null {
  const frame = getProvider(props.provider).frame(embedAddress(props));
  if (!frame?.withoutScript) return null;
  const address = new URL(frame.url);
  if (frame.hostParameter) address.searchParams.set(frame.hostParameter, props.siteHost);
  return address.href;
}
