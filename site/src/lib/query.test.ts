import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetQueries, mutate, query } from './query.ts';

const fetchMock = vi.fn<typeof fetch>();
const answer = (body: string, status = 200, statusText = '') =>
  fetchMock.mockResolvedValueOnce(new Response(body, { status, statusText }));
const passAYear = () => vi.advanceTimersByTimeAsync(365 * 24 * 3_600_000);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  forgetQueries();
  fetchMock.mockReset();
  vi.useRealTimers();
});

it('a query GETs the path in its key with credentials and parses JSON', async () => {
  answer('{"id":5}');
  await expect(query(['/api', 'items', '5'])).resolves.toEqual({ id: 5 });
  expect(fetchMock).toHaveBeenCalledWith('/api/items/5', { credentials: 'include', headers: {} });
});

it.each([
  ['No such item.', 404, 'Not Found', '404: No such item.'],
  ['', 503, 'Service Unavailable', '503: Service Unavailable'],
  ['Log in.', 401, '', '401: Log in.'],
])('raises an error for “%s”, %i %s', async (body, status, text, message) => {
  answer(body, status, text);
  await expect(query(['/a'])).rejects.toThrow(new Error(message));
});

it('can take a 401 for nothing', async () => {
  answer('Log in.', 401);
  await expect(query(['/a'], { on401: 'null' })).resolves.toBeNull();
});

it('does not retry a query, and does not keep a failure', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('no network'));
  await expect(query(['/a'])).rejects.toThrow('no network');
  await passAYear();
  expect(fetchMock).toHaveBeenCalledTimes(1);
  answer('2');
  await expect(query(['/a'])).resolves.toBe(2);
});

it('shares one request, and never takes its data for stale', async () => {
  answer('1');
  await expect(Promise.all([query(['/a']), query(['/a'])])).resolves.toEqual([1, 1]);
  await passAYear();
  await expect(query(['/a'])).resolves.toBe(1);
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

it('sends a mutation as JSON with credentials, and does not retry it', async () => {
  answer('', 500, 'Internal Server Error');
  await expect(mutate('POST', '/a', { name: 'x' })).rejects.toThrow('500: Internal Server Error');
  await passAYear();
  expect(fetchMock.mock.calls).toEqual([
    [
      '/a',
      {
        method: 'POST',
        credentials: 'include',
        headers: { 'Content-Type': 'application/json' },
        body: '{"name":"x"}',
      },
    ],
  ]);
});
