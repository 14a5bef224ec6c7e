import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetQueries, mutate, query } from './query.ts';

const fetchMock = vi.fn<typeof fetch>();
const answer = (body: string, status = 200, statusText = '') =>
  fetchMock.mockResolvedValueOnce(new Response(body, { status, statusText }));
const expectOneRequest = () => expect(fetchMock).toHaveBeenCalledTimes(1);
const aYear = 365 * 24 * 3_600_000;

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
});

afterEach(() => {
  forgetQueries();
  fetchMock.mockReset();
  vi.useRealTimers();
});

describe('query', () => {
  it('GETs the path in its key, with credentials, and parses JSON', async () => {
    answer('{"id":5}');
    await expect(query(['/api', 'items', '5'])).resolves.toEqual({ id: 5 });
    expect(fetchMock).toHaveBeenCalledWith('/api/items/5', { credentials: 'include', headers: {} });
  });

  it('can leave credentials out, for another site that must not have them', async () => {
    answer('[]');
    const options = { credentials: 'omit', headers: { accept: 'x' } } as const;
    await query(['https://other.example/times'], options);
    expect(fetchMock.mock.calls[0]?.[1]).toEqual(options);
  });

  it.each([
    ['No such item.', 404, 'Not Found', 'throw', '404: No such item.'],
    ['', 503, 'Service Unavailable', 'throw', '503: Service Unavailable'],
    ['Log in.', 401, '', 'throw', '401: Log in.'],
    ['Out.', 403, '', 'null', '403: Out.'],
  ] as const)(
    'raises an error for "%s", %i %s, with 401 as %s',
    async (body, status, text, on401, message) => {
      answer(body, status, text);
      await expect(query(['/a'], { on401 })).rejects.toThrow(new Error(message));
    },
  );

  it('can take a 401 for nothing', async () => {
    answer('Log in.', 401);
    await expect(query(['/a'], { on401: 'null' })).resolves.toBeNull();
  });

  it('does not retry, and does not keep a failure', async () => {
    vi.useFakeTimers();
    fetchMock.mockRejectedValueOnce(new TypeError('no network'));
    await expect(query(['/a'])).rejects.toThrow('no network');
    await vi.advanceTimersByTimeAsync(aYear);
    expectOneRequest();
    answer('2');
    await expect(query(['/a'])).resolves.toBe(2);
  });

  it('shares one request, and never takes its data for stale', async () => {
    vi.useFakeTimers();
    answer('1');
    await expect(Promise.all([query(['/a']), query(['/a'])])).resolves.toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(aYear);
    await expect(query(['/a'])).resolves.toBe(1);
    expectOneRequest();
  });
});

describe('mutate', () => {
  it('sends JSON with credentials', async () => {
    answer('{}');
    await mutate('POST', '/a', { name: 'x' });
    expect(fetchMock).toHaveBeenCalledWith('/a', {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: '{"name":"x"}',
    });
  });

  it('does not retry', async () => {
    vi.useFakeTimers();
    answer('', 500, 'Internal Server Error');
    await expect(mutate('DELETE', '/a')).rejects.toThrow('500: Internal Server Error');
    await vi.advanceTimersByTimeAsync(aYear);
    expectOneRequest();
  });
});
