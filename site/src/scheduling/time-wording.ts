function format(options: Intl.DateTimeFormatOptions, zone: string | undefined): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', zone === undefined ? options : { ...options, timeZone: zone });
}

/** A time as the visitor's own clock and calendar show it: "Sat, Nov 21" and "10:00 AM". */
export function timeWording(instant: Date, zone?: string): { day: string; clock: string } {
  return {
    day: format({ weekday: 'short', month: 'short', day: 'numeric' }, zone).format(instant),
    clock: format({ hour: 'numeric', minute: '2-digit' }, zone).format(instant),
  };
}

/** The name of the visitor's time zone at an instant, such as "Eastern Time". */
export function zoneWording(instant: Date, zone?: string): string {
  const parts = format({ timeZoneName: 'longGeneric' }, zone).formatToParts(instant);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? '';
}
