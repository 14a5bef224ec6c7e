import type { EmbedState } from './embed-state.ts';

const announcements: Readonly<Record<EmbedState, string>> = {
  idle: '',
  loading: 'Loading the calendar.',
  ready: 'The calendar is ready.',
  unconfirmed: 'The calendar may not have loaded. Other ways to book are above it.',
  failed: 'The calendar could not load. Other ways to book follow.',
  booked: 'You are booked. Check your email for the details.',
};

/** Says each change of state to a screen reader, without moving the focus. */
export function SchedulerStatus({ state }: { state: EmbedState }) {
  return (
    <p role="status" className="visually-hidden">
      {announcements[state]}
    </p>
  );
}
