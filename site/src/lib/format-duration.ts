import { unbroken } from './non-breaking.ts';

/** Minutes as such, even where they make hours: 155 is "155 min". No line breaks it. */
export function minutesLabel(minutes: number): string {
  return unbroken(`${minutes} min`);
}

/** Minutes as hours and minutes: 185 is "3 hr 5 min". No line breaks it. */
export function durationLabel(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return minutesLabel(minutes);
  return unbroken(rest === 0 ? `${hours} hr` : `${hours} hr ${rest} min`);
}

/** Minutes as a clock shows them: 65 is "1:05". */
export function clockLabel(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
