/**
 * Zones that JavaScript engines list under an earlier name, with today's name in the IANA database. This is the
 * attribute `iana` of the Unicode CLDR: https://github.com/unicode-org/cldr/blob/main/common/bcp47/timezone.xml
 */
const renamed: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** All zone names offered to visitors, in the order of the alphabet. */
export function timeZoneNames(): readonly string[] {
  const names = Intl.supportedValuesOf('timeZone').map((name) => renamed[name] ?? name);
  return [...new Set(['UTC', ...names])].sort();
}

/**
 * Today's name of a time zone, whatever name or spelling of it is given, or null when there is no such zone.
 * Offsets such as "+05:00" are refused: they say nothing about daylight saving time.
 */
export function parseTimeZone(name: string): string | null {
  if (!/^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+){0,2}$/.test(name)) return null;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions();
    return renamed[timeZone] ?? timeZone;
  } catch {
    return null;
  }
}
