import { expect, it } from 'vitest';
import type { Booking } from './bookings.ts';
import { calendarFile } from './ics.ts';

const times = { startMs: 0, endMs: 900_000, createdAtMs: 0, changedAtMs: 0, cancelledAtMs: null };
const booking = { ...times, id: 'id', eventName: 'Call', sequence: 0 } as Booking;

/** The properties of a calendar file by name, read as RFC 5545 says: unfolded, then unescaped. */
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

const family = '👩‍👩‍👧‍👦';

it.each([
  'The "Best"; Tutors, \\n and: more',
  `${family.repeat(30)}é`,
  'Ünïversity '.repeat(20).trim(),
  'A\r\nATTENDEE:mailto:eve@example.com',
  'x'.repeat(500),
  '\\;,"',
])(
  'the calendar file of %j has whole lines of at most 75 octets, and says the same when it is read',
  (text) => {
    const said = { place: text, joining: text, pageUrl: 'https://a.test/bookings/x' };
    const file = calendarFile(
      { ...booking, eventName: text },
      { business: { name: text, email: 'a&b@b.com' }, ...said },
    );
    for (const line of file.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\r\n]/);
    }
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    // A character cut in two would be a lone surrogate on both lines.
    expect(file.split('\r\n').every((line) => line.isWellFormed())).toBe(true);
    const read1 = read(file);
    const plain = text.replaceAll('\r\n', '\n');
    expect(read1.get('SUMMARY')).toBe(`${plain} with ${plain}`);
    expect(read1.get('LOCATION')).toBe(plain);
    expect(read1.get('DESCRIPTION')).toContain(plain);
    expect(read1.get('PRODID')).toContain(plain);
    expect(read1.get('URL')).toBe('https://a.test/bookings/x');
    expect(read1.get('ORGANIZER')).toBe('mailto:a&b@b.com');
    expect(read1.has('ATTENDEE')).toBe(false);
    expect(/CN="([^"\r]*)"/.exec(file.replaceAll('\r\n ', ''))).not.toBeNull();
  },
);

it('a canceled booking’s file takes it out of the calendar', () => {
  const said = {
    business: { name: 'B', email: 'a@b.com' },
    place: 'call',
    joining: 'By link',
    pageUrl: 'https://a.test/',
  };
  const file = calendarFile({ ...booking, cancelledAtMs: 1, sequence: 2 }, said);
  for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:2', 'DTSTART:19700101T000000Z'])
    expect(file.split('\r\n')).toContain(line);
});
