import type { APIRoute } from 'astro';
import { readSettings } from '../../content-reader/read-settings.ts';

const day = 86_400_000;

/** Half a year from the build, at midnight: RFC 9116 asks for less than a year, and every release renews it. */
function expiry(): string {
  const end = new Date(Math.floor(Date.now() / day + 180) * day);
  return end.toISOString().replace('.000Z', 'Z');
}

/** Whom to tell of a hole in the site: RFC 9116. */
export const GET: APIRoute = () => {
  const { mail, origin } = readSettings();
  const lines = [
    `Contact: mailto:${mail.support}`,
    `Expires: ${expiry()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join('\n')}\n`);
};
