const nearDays = 6;

function format(options: Intl.DateTimeFormatOptions, zone: string | undefined): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', zone === undefined ? options : { ...options, timeZone: zone });
}

/**
 * A time as the visitor's own clock shows it: "Sat 10:00 AM" within six days, with its date beyond that,
 * where a weekday alone could be this week's or the next.
 */
export function timeWording(instant: Date, now: Date, zone?: string): string {
  const near = instant.getTime() - now.getTime() < nearDays * 86_400_000;
  const date: Intl.DateTimeFormatOptions = near ? {} : { month: 'short', day: 'numeric' };
  const text = format({ weekday: 'short', ...date, hour: 'numeric', minute: '2-digit' }, zone);
  return text.format(instant);
}

/** The short name of the visitor's time zone at an instant, such as "EST". */
export function zoneWording(instant: Date, zone?: string): string {
  const parts = format({ timeZoneName: 'short' }, zone).formatToParts(instant);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? '';
}
