import type { EmbedState } from './embed-state.ts';
import type { CalendarLabels } from './scheduler-props.ts';

interface SchedulerStatusProps {
  state: EmbedState;
  labels: CalendarLabels;
  /** What the service says of a booking. */
  booked: string;
}

/** Says each change of state to a screen reader, without moving the focus. */
export function SchedulerStatus({ state, labels, booked }: SchedulerStatusProps) {
  const messages = { ...labels.announcements, idle: '', booked: `${labels.booked}. ${booked}` };
  return (
    <p role="status" className="visually-hidden">
      {messages[state]}
    </p>
  );
}
