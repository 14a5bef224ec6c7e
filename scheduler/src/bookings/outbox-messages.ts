import { meetingLabel } from '../time/time-label.ts';
import type { SchedulerConfig } from '../config/scheduler-config.ts';
import type { Booking, Message } from './booking.ts';
import type { MessageWriter } from './booking-store.ts';

function hostDetails(booking: Booking): string {
  const note = booking.invitee.note ? `\n\n${booking.invitee.note}` : '';
  return `${booking.invitee.name} <${booking.invitee.email}>${note}`;
}

/** Writes what the visitor and the host would be mailed after a booking. */
export function confirmationMessages(config: SchedulerConfig, publicUrl: () => string): MessageWriter {
  return (booking): Message[] => {
    const page = `${publicUrl()}/bookings/${booking.secret}`;
    const visitorTime = meetingLabel(booking.startMs, booking.endMs, booking.zone);
    const hostTime = meetingLabel(booking.startMs, booking.endMs, config.host.zone);
    return [
      {
        kind: 'confirmation',
        recipient: booking.invitee.email,
        subject: `Booked: ${booking.eventName} with ${config.owner.business}`,
        body: `${visitorTime}\n\nSee the booking: ${page}\nCancel it: ${page}/cancel`,
      },
      {
        kind: 'host-notice',
        recipient: config.owner.email,
        subject: `New booking: ${booking.eventName}`,
        body: `${hostTime}\n\n${hostDetails(booking)}`,
      },
    ];
  };
}

/** Writes what the visitor and the host would be mailed after a cancellation. */
export function cancellationMessages(config: SchedulerConfig): MessageWriter {
  return (booking): Message[] => [
    {
      kind: 'cancellation',
      recipient: booking.invitee.email,
      subject: `Cancelled: ${booking.eventName} with ${config.owner.business}`,
      body: meetingLabel(booking.startMs, booking.endMs, booking.zone),
    },
    {
      kind: 'host-cancellation',
      recipient: config.owner.email,
      subject: `Cancelled booking: ${booking.eventName}`,
      body: `${meetingLabel(booking.startMs, booking.endMs, config.host.zone)}\n\n${hostDetails(booking)}`,
    },
  ];
}
