// The engine lists these zones by names that their own regions no longer use.
const presentNames = new Map([
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['America/Godthab', 'America/Nuuk'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Atlantic/Faeroe', 'Atlantic/Faroe'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Pacific/Enderbury', 'Pacific/Kanton'],
  ['Pacific/Ponape', 'Pacific/Pohnpei'],
  ['Pacific/Truk', 'Pacific/Chuuk'],
]);

function presentName(zone: string): string {
  return presentNames.get(zone) ?? zone;
}

/** All zone names offered to visitors, in the order of the alphabet. */
export function timeZoneNames(): readonly string[] {
  return [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone').map(presentName)])].sort();
}

const known = new Map<string, string | null>();
const mostKnown = 1000;

/**
 * The present spelling of a time zone name, or null when there is no such zone.
 * Offsets such as "+05:00" are refused: they say nothing about daylight saving time.
 */
export function knownTimeZone(name: string): string | null {
  if (!known.has(name)) {
    if (known.size >= mostKnown) known.clear();
    known.set(name, lookUp(name));
  }
  return known.get(name) ?? null;
}

function lookUp(name: string): string | null {
  if (!/^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+){0,2}$/.test(name)) return null;
  try {
    return presentName(new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone);
  } catch {
    return null;
  }
}
