import type { EmbedState } from './embed-state.ts';

const announcements: Readonly<Record<Exclude<EmbedState, 'booked'>, string>> = {
  idle: '',
  loading: 'Loading the calendar.',
  ready: 'The calendar is ready.',
  unconfirmed: 'The calendar may not have loaded. Other ways to book are above it.',
  failed: 'The calendar could not load. Other ways to book follow.',
};

/** Says each change of state to a screen reader, without moving the focus. */
export function SchedulerStatus({ state, booked }: { state: EmbedState; booked: string }) {
  return (
    <p role="status" className="visually-hidden">
      {state === 'booked' ? `You are booked. ${booked}` : announcements[state]}
    </p>
  );
}
