import { expect, it } from 'vitest';
import type { Booking } from './bookings.ts';
import type { Service } from './config.ts';
import { calendarFile } from './ics.ts';

const times = { startMs: 0, endMs: 900_000, createdAtMs: 0, changedAtMs: 0, cancelledAtMs: null };
const booking = { ...times, id: 'id', eventName: 'Call', sequence: 0 } as Booking;

/** The properties of a calendar file by name, unfolded and unescaped as in RFC 5545. */
function read(file: string): Map<string, string> {
  const unescape = (text: string) =>
    text.replace(/\\(.)/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));
  const lines = file.replaceAll('\r\n ', '').trimEnd().split('\r\n');
  return new Map(
    lines.map((line) => [
      /^[\w-]+/.exec(line)![0],
      unescape(/^[^:"]*("[^"]*"[^:]*)?:(.*)$/.exec(line)?.[2] ?? ''),
    ]),
  );
}

const pageUrl = 'https://a.test/bookings/x';
const serviceOf = (name: string, joining: string) =>
  ({ business: { name, email: 'a&b@b.com' }, schedule: { joining } }) as Service;

it.each(['The "Best"; Tutors, \\n and: more', `${'👩‍👩‍👧‍👦'.repeat(30)}é`, 'A\r\nATTENDEE:mailto:eve@example.com'])(
  'the file of %j has whole lines of at most 75 octets, and says the same when it is read',
  (text) => {
    const file = calendarFile({ ...booking, eventName: text }, serviceOf(text, text), pageUrl);
    for (const line of file.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      // A character cut in two would be a lone surrogate.
      expect(line.isWellFormed() && !/[\r\n]/.test(line)).toBe(true);
    }
    const properties = read(file);
    const plain = text.replaceAll('\r\n', '\n');
    expect(properties.get('SUMMARY')).toBe(`${plain} with ${plain}`);
    expect(properties.get('DESCRIPTION')).toContain(plain);
    expect(properties.get('URL')).toBe(pageUrl);
    expect(properties.get('ORGANIZER')).toBe('mailto:a&b@b.com');
    expect(properties.has('ATTENDEE')).toBe(false);
  },
);
