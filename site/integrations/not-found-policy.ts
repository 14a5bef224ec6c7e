import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { inPagePolicy, pagePolicy } from '../../deploy/content-security-policy.ts';
import { readSettings } from '../src/model/read-settings.ts';
import { pageHashes } from './script-and-style-hashes.ts';

const charset = /<meta charset="?utf-8"?\s*\/?>/i;

/**
 * Writes the 404 page's security policy into the page as well. It is shown at any address, and the hosts that
 * give headers by address cannot know which ones will turn out not to exist.
 */
export function notFoundPolicy(): AstroIntegration {
  return {
    name: 'not-found-policy',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const file = fileURLToPath(new URL('404.html', dir));
        const html = readFileSync(file, 'utf8');
        const policy = inPagePolicy(pagePolicy(readSettings(), pageHashes(html), '404.html'));
        const meta = `<meta http-equiv="content-security-policy" content="${policy}">`;
        if (!charset.test(html)) throw new Error('404.html has no charset to put its security policy after.');
        writeFileSync(
          file,
          html.replace(charset, (found) => found + meta),
        );
      },
    },
  };
}
