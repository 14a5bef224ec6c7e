import { getContent } from './content-cache.ts';
import type { Settings } from './settings.ts';

/**
 * A scheduling service on this machine listens on SCHEDULER_PORT; its URLs in the settings follow.
 * Hosted services stay as they are written.
 */
export function withLocalPort(settings: Settings, port: string | undefined): Settings {
  if (!port) return settings;
  const moved = Object.entries(settings.scheduler.events).map(([event, href]) => {
    const url = new URL(href);
    if (url.hostname === 'localhost') url.port = port;
    return [event, url.href];
  });
  const events = Object.fromEntries(moved) as Settings['scheduler']['events'];
  return { ...settings, scheduler: { ...settings.scheduler, events } };
}

/**
 * The owner's settings, for configs, servers and commands.
 * @throws ContentError when the content has mistakes.
 */
export function readSettings(): Settings {
  const [entry] = getContent().settings;
  if (!entry) throw new Error('The content has no settings.');
  return withLocalPort(entry.data, process.env['SCHEDULER_PORT']);
}
