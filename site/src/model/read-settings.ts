import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { settings, type Settings } from './settings.ts';

const file = new URL('../../content/settings.yaml', import.meta.url);

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
 * The owner's settings outside of Astro's content layer, for configs and servers.
 * @throws ZodError or YAMLParseError; the content check says the same in better words first.
 */
export function readSettings(): Settings {
  return withLocalPort(settings.parse(parse(readFileSync(file, 'utf8'))), process.env['SCHEDULER_PORT']);
}
