import type { Booking } from './bookings.ts';
import type { Service } from './config.ts';

/** Escapes a TEXT value (RFC 5545, 3.3.11), which may have no control characters other than line breaks. */
function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** A quoted parameter value (RFC 5545, 3.2). It has no escape sequences, so quotes and control characters are removed. */
const quoteParameter = (text: string) => `"${text.replace(/["\p{Cc}]+/gu, ' ').trim()}"`;

const maxOctets = 75;

/** Folds a long line between two characters (RFC 5545, 3.1). */
function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (octets + length > maxOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += length;
  }
  return `${folded}\r\n`;
}

/** A UTC time in the format of RFC 5545, 3.3.5, such as "20261124T150000Z". */
const dateTime = (atMs: number) => new Date(atMs).toISOString().replace(/[-:]|\.\d+/g, '');

/**
 * A booking as a calendar file (RFC 5545) with times in UTC. After a move or a cancellation, it has the same UID and a
 * higher SEQUENCE. It holds nothing that the visitor typed.
 * @param pageUrl the URL of the booking's page, so that the visitor can return to it.
 */
export function calendarFile(booking: Booking, { business, schedule }: Service, pageUrl: string): string {
  const isCanceled = booking.cancelledAtMs !== null;
  const howTo = `${schedule.joining}\nTo reschedule or cancel: ${pageUrl}`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(`-//${business.name}//scheduler//EN`)}`,
    `METHOD:${isCanceled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${booking.id}`,
    `SEQUENCE:${booking.sequence}`,
    `DTSTAMP:${dateTime(booking.changedAtMs)}`,
    `CREATED:${dateTime(booking.createdAtMs)}`,
    `LAST-MODIFIED:${dateTime(booking.changedAtMs)}`,
    `DTSTART:${dateTime(booking.startMs)}`,
    `DTEND:${dateTime(booking.endMs)}`,
    `SUMMARY:${escapeText(`${booking.eventName} with ${business.name}`)}`,
    `DESCRIPTION:${escapeText(isCanceled ? 'This booking is canceled.' : howTo)}`,
    'LOCATION:Online',
    `URL:${new URL(pageUrl).href}`,
    `ORGANIZER;CN=${quoteParameter(business.name)}:${new URL(`mailto:${business.email}`).href}`,
    `STATUS:${isCanceled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map(foldLine).join('');
}
