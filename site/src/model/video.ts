/** Host and path of a video's page in any of its public forms; the id of a watch page stands in its query. */
const videoPage =
  /^(?:(?:www|m|music)\.)?(?:youtu\.be|youtube(?:-nocookie)?\.com\/(?:watch|shorts|embed|live))\/([\w-]{11})\/?$/;

/** Seconds of a start time written `90`, `90s` or `1h1m30s`; 0 when it is anything else. */
function startSeconds(value: string | null): number {
  const parts = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(value ?? '') ?? [];
  const [hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part) => Number(part ?? 0));
  return hours * 3600 + minutes * 60 + seconds;
}

/**
 * Reads a YouTube address in any of its public forms: watch, short link, shorts, embed or live.
 * @returns the video and where it starts, in seconds, or null when the address is no such video.
 */
export function readVideoUrl(address: string): { id: string; start: number } | null {
  if (!/^https?:/.test(address) || !URL.canParse(address)) return null;
  const { hostname, pathname, searchParams } = new URL(address);
  const watched = pathname === '/watch' ? `/${searchParams.get('v')}` : '';
  const [, id] = videoPage.exec(hostname + pathname + watched) ?? [];
  return id ? { id, start: startSeconds(searchParams.get('t') ?? searchParams.get('start')) } : null;
}
