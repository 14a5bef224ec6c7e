const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * The zones that most of our visitors live in, as `Intl` names them (a test holds them to it). Asking it for its first
 * name keeps a slow phone's main thread for a fifth of a second.
 */
export const knownZones: ReadonlyMap<string, string> = new Map([
  ['America/New_York', 'Eastern Time'],
  ['America/Detroit', 'Eastern Time'],
  ['America/Indiana/Indianapolis', 'Eastern Time'],
  ['America/Indianapolis', 'Eastern Time'],
  ['America/Chicago', 'Central Time'],
  ['America/Denver', 'Mountain Time'],
  ['America/Boise', 'Mountain Time'],
  ['America/Phoenix', 'Mountain Standard Time'],
  ['America/Los_Angeles', 'Pacific Time'],
  ['America/Anchorage', 'Alaska Time'],
  ['Pacific/Honolulu', 'Hawaii-Aleutian Standard Time'],
]);

/** A time as the visitor's own clock and calendar show it: "Sat, Nov 21" and "10:00 AM". */
export function timeWording(instant: Date): { day: string; clock: string } {
  const hour = instant.getHours();
  const minute = String(instant.getMinutes()).padStart(2, '0');
  return {
    day: `${weekdays[instant.getDay()]}, ${months[instant.getMonth()]} ${instant.getDate()}`,
    clock: `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`,
  };
}

function visitorZone(): string {
  const { Temporal: temporal } = globalThis as { Temporal?: { Now: { timeZoneId(): string } } };
  return temporal?.Now.timeZoneId() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The name of a time zone, the visitor's own if none is given, at an instant, such as "Eastern Time". */
export function zoneWording(instant: Date, zone = visitorZone()): string {
  const known = knownZones.get(zone);
  if (known !== undefined) return known;
  const name = (timeZoneName: 'longGeneric' | 'long') =>
    new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName })
      .formatToParts(instant)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const generic = name('longGeneric');
  // A zone that has no name of that kind is given as its offset.
  return generic.startsWith('GMT') ? name('long') : generic;
}
