const listedZones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];
const zoneByLowerCase = new Map(listedZones.map((zone) => [zone.toLowerCase(), zone]));

/** All zone names offered to visitors, UTC first, then by name. */
export function timeZoneNames(): readonly string[] {
  return listedZones;
}

/**
 * The usual spelling of a time zone name, or null when there is no such zone.
 * Offsets such as "+05:00" are refused: they say nothing about daylight saving time.
 */
export function knownTimeZone(name: string): string | null {
  const listed = zoneByLowerCase.get(name.toLowerCase());
  if (listed) return listed;
  if (!/^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+){0,2}$/.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
