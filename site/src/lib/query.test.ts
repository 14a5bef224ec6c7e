// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetQueries, mutate, query, useQuery } from './query.ts';

const fetchMock = vi.fn<typeof fetch>();
const json = (data: unknown) => new Response(JSON.stringify(data), { status: 200 });
const requestCount = () => fetchMock.mock.calls.length;

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
});

afterEach(() => {
  cleanup();
  forgetQueries();
  fetchMock.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('query', () => {
  it('GETs the path in its key, with credentials, and parses JSON', async () => {
    fetchMock.mockResolvedValueOnce(json({ id: 5 }));
    await expect(query(['/api', 'items', '5'])).resolves.toEqual({ id: 5 });
    expect(fetchMock).toHaveBeenCalledWith('/api/items/5', { credentials: 'include', headers: {} });
  });

  it('can leave credentials out, for another site that must not have them', async () => {
    fetchMock.mockResolvedValueOnce(json([]));
    await query(['https://other.example/times'], { credentials: 'omit', headers: { accept: 'x' } });
    expect(fetchMock.mock.calls[0]?.[1]).toEqual({ credentials: 'omit', headers: { accept: 'x' } });
  });

  it('raises "{status}: {body text}"', async () => {
    fetchMock.mockResolvedValueOnce(new Response('No such item.', { status: 404, statusText: 'Not Found' }));
    await expect(query(['/a'])).rejects.toThrow(/^404: No such item\.$/);
  });

  it('raises "{status}: {status text}" when the body is empty', async () => {
    fetchMock.mockResolvedValueOnce(new Response('', { status: 503, statusText: 'Service Unavailable' }));
    await expect(query(['/a'])).rejects.toThrow(/^503: Service Unavailable$/);
  });

  it('raises on a 401 unless it is the variant that returns null', async () => {
    fetchMock.mockResolvedValueOnce(new Response('Log in.', { status: 401 }));
    await expect(query(['/a'])).rejects.toThrow('401: Log in.');
    fetchMock.mockResolvedValueOnce(new Response('Log in.', { status: 401 }));
    await expect(query(['/a'], { on401: 'null' })).resolves.toBeNull();
  });

  it('raises on other statuses in the variant, too', async () => {
    fetchMock.mockResolvedValueOnce(new Response('Out.', { status: 403 }));
    await expect(query(['/a'], { on401: 'null' })).rejects.toThrow('403: Out.');
  });

  it('does not retry', async () => {
    vi.useFakeTimers();
    fetchMock.mockRejectedValue(new TypeError('no network'));
    await expect(query(['/a'])).rejects.toThrow('no network');
    await vi.advanceTimersByTimeAsync(24 * 3_600_000);
    expect(requestCount()).toBe(1);
  });

  it('shares one request among callers at the same time', async () => {
    fetchMock.mockResolvedValueOnce(json(1));
    await expect(Promise.all([query(['/a']), query(['/a'])])).resolves.toEqual([1, 1]);
    expect(requestCount()).toBe(1);
  });

  it('never takes data for stale', async () => {
    vi.useFakeTimers();
    fetchMock.mockResolvedValueOnce(json(1));
    await query(['/a']);
    await vi.advanceTimersByTimeAsync(365 * 24 * 3_600_000);
    await expect(query(['/a'])).resolves.toBe(1);
    expect(requestCount()).toBe(1);
  });

  it('does not keep a failure', async () => {
    fetchMock.mockResolvedValueOnce(new Response('', { status: 500 }));
    await expect(query(['/a'])).rejects.toThrow('500');
    fetchMock.mockResolvedValueOnce(json(2));
    await expect(query(['/a'])).resolves.toBe(2);
  });
});

describe('useQuery', () => {
  it('goes from pending to the data', async () => {
    fetchMock.mockResolvedValueOnce(json(['x']));
    const { result } = renderHook(() => useQuery(['/a']));
    expect(result.current.status).toBe('pending');
    await waitFor(() => expect(result.current.data).toEqual(['x']));
  });

  it('tells a failure', async () => {
    fetchMock.mockResolvedValueOnce(new Response('Broken.', { status: 500 }));
    const { result } = renderHook(() => useQuery(['/a']));
    await waitFor(() => expect(result.current.error?.message).toBe('500: Broken.'));
    expect(requestCount()).toBe(1);
  });

  it('asks for nothing without a key', () => {
    renderHook(() => useQuery(null));
    expect(requestCount()).toBe(0);
  });

  it('does not ask again when the window gets the focus', async () => {
    fetchMock.mockResolvedValueOnce(json(1));
    const { result } = renderHook(() => useQuery(['/a']));
    await waitFor(() => expect(result.current.status).toBe('success'));
    act(() => {
      window.dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(requestCount()).toBe(1);
  });

  it('does not ask again by itself as time goes by', async () => {
    vi.useFakeTimers();
    fetchMock.mockResolvedValueOnce(json(1));
    renderHook(() => useQuery(['/a']));
    await act(() => vi.advanceTimersByTimeAsync(24 * 3_600_000));
    expect(requestCount()).toBe(1);
  });
});

describe('mutate', () => {
  it('sends JSON with credentials', async () => {
    fetchMock.mockResolvedValueOnce(json({}));
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
    fetchMock.mockResolvedValue(new Response('', { status: 500, statusText: 'Internal Server Error' }));
    await expect(mutate('DELETE', '/a')).rejects.toThrow('500: Internal Server Error');
    await vi.advanceTimersByTimeAsync(24 * 3_600_000);
    expect(requestCount()).toBe(1);
  });
});
