import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { placeholderTable } from './placeholder-table.ts';
import { interpolate } from './placeholders.ts';
import { settings, type Settings } from './settings.ts';
import { siteFile } from './site-file.ts';

/**
 * A scheduling service on this machine listens where SCHEDULER_PORT says; its addresses in the settings follow.
 * Hosted services stay as they are written.
 */
export function withLocalPort(read: Settings, port: string | undefined): Settings {
  if (!port) return read;
  const moved = Object.entries(read.scheduler.events).map(([event, address]) => {
    const url = new URL(address);
    if (url.hostname === 'localhost') url.port = port;
    return [event, url.href];
  });
  return {
    ...read,
    scheduler: { ...read.scheduler, events: Object.fromEntries(moved) as Settings['scheduler']['events'] },
  };
}

/**
 * The owner's settings without the rest of the content, for configs and servers.
 * @throws ZodError or YAMLParseError; the content check says the same in better words first.
 */
export function readSettings(): Settings {
  const written: unknown = parse(readFileSync(siteFile('content/settings.yaml'), 'utf8'));
  const table = placeholderTable((name) => (name === 'settings' ? [written] : []));
  const { value } = interpolate(written, table);
  return withLocalPort(settings.parse(value), process.env['SCHEDULER_PORT']);
}
