import { describe, expect, it } from 'vitest';
import { calNextTimes, localNextTimes, nextTimesSource } from './next-times-source.ts';

const now = new Date('2026-11-20T15:00:00Z');
const iso = (instants: Date[]) => instants.map((instant) => instant.toISOString());

describe('the local service', () => {
  it('is asked for three times of the account and event in the booking address', () => {
    const request = localNextTimes.request('http://localhost:4322/brightboard/test-prep', now);
    expect(request).toEqual({
      url: 'http://localhost:4322/api/brightboard/test-prep/next?limit=3',
      headers: {},
    });
  });

  it('is asked nothing when the address has no account and event', () => {
    expect(localNextTimes.request('http://localhost:4322/brightboard', now)).toBeNull();
  });

  it('answers with instants', () => {
    const answer = {
      event: 'test-prep',
      minutes: 15,
      times: ['2026-11-21T15:30:00Z', '2026-11-21T15:00:00Z'],
    };
    expect(iso(localNextTimes.read(answer))).toEqual([
      '2026-11-21T15:00:00.000Z',
      '2026-11-21T15:30:00.000Z',
    ]);
  });

  it.each([undefined, null, [], { times: 'soon' }, { times: [5, 'soon'] }])(
    'makes nothing of %j',
    (answer) => {
      expect(localNextTimes.read(answer)).toEqual([]);
    },
  );
});

describe('Cal.com', () => {
  it('is asked for the slots of the next fourteen days', () => {
    const request = calNextTimes.request('https://cal.com/rosalind/free-consultation', now);
    expect(request?.headers).toEqual({ 'cal-api-version': '2024-09-04' });
    expect(request?.url).toBe(
      'https://api.cal.com/v2/slots?eventTypeSlug=free-consultation&username=rosalind&start=2026-11-20&end=2026-12-04',
    );
  });

  it.each(['https://cal.example.com/rosalind/call', 'https://cal.com/team/bright/call'])(
    'is asked nothing for %s',
    (address) => {
      expect(calNextTimes.request(address, now)).toBeNull();
    },
  );

  it('answers with slots by day', () => {
    const answer = {
      status: 'success',
      data: {
        '2026-11-23': [{ start: '2026-11-23T14:00:00.000Z' }],
        '2026-11-21': [{ start: '2026-11-21T15:00:00.000Z' }, { start: '2026-11-21T15:30:00.000Z' }],
      },
    };
    expect(iso(calNextTimes.read(answer))).toEqual([
      '2026-11-21T15:00:00.000Z',
      '2026-11-21T15:30:00.000Z',
      '2026-11-23T14:00:00.000Z',
    ]);
  });

  it.each([
    null,
    { status: 'error', data: {} },
    { status: 'success' },
    { status: 'success', data: { a: 1, b: [2] } },
  ])('makes nothing of %j', (answer) => {
    expect(calNextTimes.read(answer)).toEqual([]);
  });
});

it('is offered by the local service and Cal.com only', () => {
  expect(nextTimesSource('local')).toBe(localNextTimes);
  expect(nextTimesSource('cal')).toBe(calNextTimes);
  expect(nextTimesSource('calendly')).toBeUndefined();
  expect(nextTimesSource('iframe')).toBeUndefined();
});
