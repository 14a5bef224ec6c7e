import type { CalendarWords } from './embed-labels.ts';
import type { EmbedState } from './embed-state.ts';

interface SchedulerStatusProps {
  state: EmbedState;
  words: CalendarWords;
  /** What to say of a booking; empty where a toast says it. */
  booked: string;
}

/** Says each change of state to a screen reader, without moving the focus. */
export function SchedulerStatus({ state, words, booked }: SchedulerStatusProps) {
  const { toast, announcements } = words;
  const said = {
    ...announcements,
    idle: '',
    booked: booked && `${toast}. ${booked}`,
  };
  return (
    <p role="status" className="visually-hidden">
      {said[state]}
    </p>
  );
}
