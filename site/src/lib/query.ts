import { useEffect, useSyncExternalStore } from 'react';

/** The parts of an address, joined by slashes: `['/api', 'items', '5']` asks for `/api/items/5`. */
export type QueryKey = readonly string[];

export interface QueryOptions {
  /** What a 401 means: an error like any other, or that there is nothing (null). */
  on401?: 'throw' | 'null';
  /** Cookies go along unless the other site must not have them. */
  credentials?: RequestCredentials;
  headers?: Readonly<Record<string, string>>;
}

export type QueryState =
  | { status: 'pending'; data: undefined; error: undefined }
  | { status: 'success'; data: unknown; error: undefined }
  | { status: 'error'; data: undefined; error: Error };

const pending: QueryState = { status: 'pending', data: undefined, error: undefined };

/** Answers and requests under way, by address and options, for as long as the page lives. */
const requests = new Map<string, Promise<unknown>>();
const states = new Map<string, QueryState>();
const listeners = new Set<() => void>();

function nameOf(key: QueryKey, options: QueryOptions): string {
  return JSON.stringify([key.join('/'), options]);
}

function remember(name: string, state: QueryState): void {
  states.set(name, state);
  for (const listener of listeners) listener();
}

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

async function getAndRemember(name: string, key: QueryKey, options: QueryOptions): Promise<unknown> {
  try {
    const data = await get(key, options);
    remember(name, { status: 'success', data, error: undefined });
    return data;
  } catch (cause) {
    requests.delete(name);
    const error = cause instanceof Error ? cause : new Error(String(cause));
    remember(name, { status: 'error', data: undefined, error });
    throw error;
  }
}

/**
 * GETs JSON from the path in its key, with credentials, once per page: data are never stale, callers at the same
 * time share one request, and nothing is asked for again by itself - no retry, no refetch on focus, no interval.
 * A failure is not kept, so the next caller asks again.
 * @throws Error `{status}: {body text, or status text if the body is empty}` for any answer but 2xx.
 */
export function query(key: QueryKey, options: QueryOptions = {}): Promise<unknown> {
  const name = nameOf(key, options);
  const known = requests.get(name);
  if (known) return known;
  const request = getAndRemember(name, key, options);
  requests.set(name, request);
  return request;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The state of a query for a component; a null key asks for nothing. */
export function useQuery(key: QueryKey | null, options: QueryOptions = {}): QueryState {
  const name = key && nameOf(key, options);
  useEffect(() => {
    if (name === null) return;
    const [path, given] = JSON.parse(name) as [string, QueryOptions];
    // The component is told through the state.
    query([path], given).catch(() => undefined);
  }, [name]);
  const state = () => (name === null ? pending : (states.get(name) ?? pending));
  return useSyncExternalStore(subscribe, state, () => pending);
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
  states.clear();
}
