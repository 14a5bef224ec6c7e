/** The parts of an address, joined by slashes: `['/api', 'items', '5']` asks for `/api/items/5`. */
export type QueryKey = readonly string[];

export interface QueryOptions {
  /** What a 401 means: an error like any other, or that there is nothing (null). */
  on401?: 'throw' | 'null';
  /** Cookies go along unless the other site must not have them. */
  credentials?: RequestCredentials;
  headers?: Readonly<Record<string, string>>;
}

/** Answers and requests under way, by address and options, for as long as the page lives. */
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
 * GETs JSON from the path in its key, with credentials, once per page: data are never stale, callers at the same
 * time share one request, and nothing is asked for again by itself - no retry, no refetch on focus, no interval.
 * A failure is not kept, so the next caller asks again.
 * @throws Error `{status}: {body text, or status text if the body is empty}` for any answer but 2xx.
 */
export function query(key: QueryKey, options: QueryOptions = {}): Promise<unknown> {
  const name = JSON.stringify([key.join('/'), options]);
  const request = requests.get(name) ?? get(key, options);
  requests.set(name, request);
  request.catch(() => requests.delete(name));
  return request;
}

/**
 * Sends a change, once and with credentials: a mutation is not repeated.
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

/** Forgets every answer. For tests: a page keeps them as long as it lives. */
export function forgetQueries(): void {
  requests.clear();
}
