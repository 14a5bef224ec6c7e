/** The parts of an address, joined by slashes: `['/api', 'items', '5']` asks for `/api/items/5`. */
export type QueryKey = readonly string[];

export interface QueryOptions {
  /** Whether a response with status 401 throws an error or gives null. */
  on401?: 'throw' | 'null';
  /** Whether the request sends cookies; by default, it does. */
  credentials?: RequestCredentials;
  headers?: Readonly<Record<string, string>>;
}

/** Responses and pending requests by URL and options, kept until the page is left. */
const requests = new Map<string, Promise<unknown>>();

async function raiseUnlessOk(response: Response): Promise<void> {
  if (response.ok) return;
  const text = (await response.text()) || response.statusText;
  throw new Error(`${response.status}: ${text}`);
}

async function get(key: QueryKey, options: QueryOptions): Promise<unknown> {
  const { on401 = 'throw', credentials = 'include', headers = {} } = options;
  const response = await fetch(key.join('/'), { credentials, headers });
  if (on401 === 'null' && response.status === 401) return null;
  await raiseUnlessOk(response);
  return response.json();
}

/**
 * The specified default for data: GETs JSON from the path in its key, with credentials. The data are never stale, so each
 * path is requested once per page, and concurrent callers share the request. There is no retry, no refetch on focus and no
 * interval. A failed request is not cached.
 * @throws Error `{status}: {body text, or status text if the body is empty}` unless the status is 2xx.
 */
export function query(key: QueryKey, options: QueryOptions = {}): Promise<unknown> {
  const name = JSON.stringify([key.join('/'), options]);
  const request = requests.get(name) ?? get(key, options);
  requests.set(name, request);
  request.catch(() => requests.delete(name));
  return request;
}

/**
 * Sends a change with credentials, without a retry.
 * @throws Error as {@link query} does.
 */
export async function mutate(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Response> {
  const content =
    body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(path, { method, credentials: 'include', ...content });
  await raiseUnlessOk(response);
  return response;
}

/** Clears the cache. For tests only. */
export function forgetQueries(): void {
  requests.clear();
}
