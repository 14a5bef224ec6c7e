import type { ProviderId } from '../model/settings.ts';

/** What a message from the scheduler's frame tells the page. */
export type SchedulerSignal =
  | { kind: 'ready' }
  | { kind: 'booked' }
  /** The height of the scheduler's content in CSS pixels. */
  | { kind: 'height'; pixels: number };

/** What a content security policy must allow for a provider. */
export interface ProviderSources {
  script: readonly string[];
  frame: readonly string[];
  style: readonly string[];
  connect: readonly string[];
}

/**
 * One scheduling service, as pure functions of a booking address.
 * Contracts and known faults of each service: docs/decisions/004-scheduler-embed.md.
 */
export interface SchedulerProvider {
  id: ProviderId;
  /** The script that draws the frame; null where the page sets the frame itself. */
  scriptUrl(bookingUrl: string): string | null;
  /** The address of a frame that the page sets itself; null where the script does. */
  frameUrl(bookingUrl: string): string | null;
  /** Where valid messages come from; null for services that send none. */
  messageOrigin(bookingUrl: string): string | null;
  /** Reads a message's data; null for anything that has not exactly a known shape. */
  readMessage(data: unknown): SchedulerSignal | null;
  sources(bookingUrl: string): ProviderSources;
}

/** Bounds of a height that a frame may ask for, in CSS pixels: early values can be 2 or 26. */
const smallestHeight = 400;
const largestHeight = 2400;

/** Keeps a height that a frame asks for within reason. */
export function clampHeight(pixels: number): number {
  return Math.min(largestHeight, Math.max(smallestHeight, Math.round(pixels)));
}
