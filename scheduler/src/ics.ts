import type { Booking } from './bookings.ts';
import type { Service } from './config.ts';

/** A value of the type TEXT (RFC 5545, 3.3.11): other control characters than line breaks may not stand in it. */
function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** A quoted value of a parameter, in which nothing can be escaped (RFC 5545, 3.2). */
const quoteParameter = (text: string) => `"${text.replace(/["\p{Cc}]+/gu, ' ').trim()}"`;

const maxOctets = 75;

/** Folds a line before the character that would be too much for it (RFC 5545, 3.1). */
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

/** "20261124T150000Z" */
const dateTime = (atMs: number) => new Date(atMs).toISOString().replace(/[-:]|\.\d+/g, '');

/**
 * The booking as a calendar file (RFC 5545), its times in UTC. A moved or canceled booking keeps its UID and has a
 * higher SEQUENCE. It carries nothing that the visitor typed.
 * @param pageUrl the booking's own page: the way back to it when its tab is closed.
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
