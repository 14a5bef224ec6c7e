/** The host and path of a YouTube URL; watch pages have the id in the query. */
const videoPage =
  /^(?:(?:www|m|music)\.)?(?:youtu\.be|youtube(?:-nocookie)?\.com\/(?:watch|shorts|embed|live))\/([\w-]{11})\/?$/;

/** The seconds of a start time such as `90`, `90s` or `1h1m30s`; 0 for anything else. */
function startSeconds(value: string | null): number {
  const parts = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(value ?? '') ?? [];
  const [hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part) => Number(part ?? 0));
  return hours * 3600 + minutes * 60 + seconds;
}

/**
 * Parses a YouTube URL of any public form: watch, short link, shorts, embed or live.
 * @returns the id of the video and its start in seconds; null for any other URL.
 */
export function readVideoUrl(address: string): { id: string; start: number } | null {
  if (!/^https?:/.test(address) || !URL.canParse(address)) return null;
  const { hostname, pathname, searchParams } = new URL(address);
  const watched = pathname === '/watch' ? `/${searchParams.get('v')}` : '';
  const [, id] = videoPage.exec(hostname + pathname + watched) ?? [];
  return id ? { id, start: startSeconds(searchParams.get('t') ?? searchParams.get('start')) } : null;
}
