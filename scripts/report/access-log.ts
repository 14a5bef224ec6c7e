/** One request of a person's browser for something to look at. */
export interface Look {
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly atMs: number;
  /** Who asked, as well as a log can tell: address and browser. */
  readonly visitor: string;
  /** Path and query. */
  readonly target: string;
  /** Fetched before anybody asked for it: perhaps never seen, and not asked for again when it is opened. */
  readonly ahead: boolean;
}

interface Logged extends Omit<Look, 'ahead'> {
  readonly method: string;
  readonly status: number;
  readonly agent: string;
  /** Sec-Purpose: what a browser says of pages that it fetches before anybody asks for them. */
  readonly purpose: string;
}

/** nginx's "combined" format, perhaps with Sec-Purpose behind it as deploy/nginx/ writes it. */
const combined =
  /^(\S+) \S+ .*?\[([^\]]+)\] "([A-Z]+) (\S+)[^"]*" (\d{3}) \S+ "[^"]*" "([^"]*)"(?: "([^"]*)")?/;
const robots =
  /bot\b|bot[/;-]|crawl|spider|slurp|preview|monitor|scan|fetch|curl|wget|python|java\/|go-http|headless|lighthouse|facebookexternal|feed/i;
const months = 'JanFebMarAprMayJunJulAugSepOctNovDec';

/** "22/Nov/2026:10:00:00 -0500" as a moment. */
function readTime(text: string): number {
  const [, day, month = '', year, time, hours, minutes] =
    /^(\d\d)\/(\w{3})\/(\d{4}):([\d:]{8}) ([+-]\d\d)(\d\d)$/.exec(text) ?? [];
  const number = String(months.indexOf(month) / 3 + 1).padStart(2, '0');
  return Date.parse(`${year}-${number}-${day}T${time}${hours}:${minutes}`);
}

function readCombined(line: string): Logged | null {
  const found = combined.exec(line);
  if (!found) return null;
  const [, address = '', time = '', method = '', target = '', status, agent = '', purpose = ''] = found;
  const visitor = `${address} ${agent}`;
  return { atMs: readTime(time), visitor, method, target, status: Number(status), agent, purpose };
}

/** What is read of a line that Caddy writes. */
interface CaddyLine {
  ts?: number;
  status?: number;
  request?: {
    remote_ip?: string;
    client_ip?: string;
    method?: string;
    uri?: string;
    headers?: Partial<Record<string, string[]>>;
  };
}

function readCaddy(line: string): Logged | null {
  const { ts = Number.NaN, status = 0, request } = JSON.parse(line) as CaddyLine;
  if (!request) return null;
  const header = (name: string) => request.headers?.[name]?.[0] ?? '';
  const agent = header('User-Agent');
  return {
    atMs: ts * 1000,
    visitor: `${request.client_ip ?? request.remote_ip} ${agent}`,
    method: request.method ?? '',
    target: request.uri ?? '',
    status,
    agent,
    purpose: header('Sec-Purpose'),
  };
}

function readLine(line: string): Logged | null {
  try {
    return line.startsWith('{') ? readCaddy(line) : readCombined(line);
  } catch {
    return null;
  }
}

/**
 * Reads a line of an access log: nginx's combined format, or Caddy's JSON.
 * @returns what a person has looked at or a browser fetched ahead; null for robots, errors, redirects and other lines.
 */
export function readLook(line: string): Look | null {
  const logged = readLine(line);
  if (!logged || Number.isNaN(logged.atMs)) return null;
  const { atMs, visitor, target, method, status, agent, purpose } = logged;
  const wasSent = method === 'GET' && [200, 304].includes(status);
  const isPerson = agent.length >= 12 && !robots.test(agent);
  return wasSent && isPerson ? { atMs, visitor, target, ahead: /prefetch|prerender/.test(purpose) } : null;
}
