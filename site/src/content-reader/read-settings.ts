import { getContent } from './content-cache.ts';
import type { Settings } from '../model/settings.ts';

/**
 * The owner's settings, for configs, servers and commands. URLs of a scheduling service on this machine get the port in
 * SCHEDULER_PORT.
 * @throws ContentError if the content has mistakes.
 */
export function readSettings(): Settings {
  const settings = getContent().settings[0]!.data;
  const port = process.env['SCHEDULER_PORT'];
  if (!port) return settings;
  const moved = Object.entries(settings.scheduler.events).map(([event, href]) => {
    const url = new URL(href);
    if (url.hostname === 'localhost') url.port = port;
    return [event, url.href];
  });
  const events = Object.fromEntries(moved) as Settings['scheduler']['events'];
  return { ...settings, scheduler: { ...settings.scheduler, events } };
}
