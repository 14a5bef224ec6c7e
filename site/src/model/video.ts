import { z } from 'zod';

const hosts = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);
const videoId = /^[A-Za-z0-9_-]{11}$/;

export interface VideoReference {
  id: string;
  /** Where playback starts, in seconds. */
  start: number;
}

/** Seconds of a start time written `90`, `90s` or `1h1m30s`; 0 when it is anything else. */
function startSeconds(value: string | null): number {
  if (!value) return 0;
  if (/^\d+$/.test(value)) return Number(value);
  const parts = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/.exec(value);
  if (!parts) return 0;
  const [hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part) => Number(part ?? 0));
  return hours * 3600 + minutes * 60 + seconds;
}

function idFrom(url: URL): string | null {
  const segments = url.pathname.split('/').filter(Boolean);
  if (url.hostname === 'youtu.be') return segments.length === 1 ? (segments[0] ?? null) : null;
  if (!hosts.has(url.hostname)) return null;
  if (url.pathname === '/watch') return url.searchParams.get('v');
  const [form, id] = segments;
  return segments.length === 2 && ['shorts', 'embed', 'live'].includes(form ?? '') ? (id ?? null) : null;
}

/**
 * Reads a YouTube address in any of its public forms: watch, short link, shorts, embed or live.
 * @returns the video and its start in seconds, or null when the address is no such video.
 */
export function readVideoUrl(address: string): VideoReference | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  const id = idFrom(url);
  if (!id || !videoId.test(id)) return null;
  return { id, start: startSeconds(url.searchParams.get('t') ?? url.searchParams.get('start')) };
}

export const videoUrl = z
  .string()
  .refine(
    (value) => readVideoUrl(value) !== null,
    'must be a YouTube address: youtube.com/watch?v=…, youtu.be/…, or its /shorts/, /embed/ or /live/ form',
  )
  .describe('A YouTube address');
