import { describe, expect, it } from 'vitest';
import { linkTo, readCarried, trackingOf } from './carried-parameters.ts';

describe('carried parameters', () => {
  it('are those of the embed contract; others are ignored', () => {
    const carried = readCarried(
      new URLSearchParams('embed_domain=a&utm_content=hero&tz=UTC&x=1&month=2026-11&token=t'),
    );
    expect([...carried.keys()]).toEqual(['embed_domain', 'utm_content', 'tz']);
    expect(linkTo('/p', carried, { date: '2026-11-21' })).toBe(
      '/p?embed_domain=a&utm_content=hero&tz=UTC&date=2026-11-21',
    );
  });

  it('are cut to length, in number too, and lose control characters', () => {
    const many = Array.from({ length: 50 }, (_, index) => `utm_x${index}=1`).join('&');
    const carried = readCarried(
      new URLSearchParams(`utm_source=${'x'.repeat(400)}&utm_medium=a%00b&${many}`),
    );
    expect(carried.get('utm_source')).toHaveLength(255);
    expect(carried.get('utm_medium')).toBe('ab');
    expect(carried.size).toBe(10);
  });

  it('are stored without zone and prefill', () => {
    const carried = readCarried(new URLSearchParams('utm_content=a&tz=UTC&name=Ann&embed_type=Inline'));
    expect(trackingOf(carried)).toEqual({ utm_content: 'a', embed_type: 'Inline' });
  });
});
