import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';
import { clientWhenNeeded } from './integrations/client-when-needed.ts';
import { contentCheck } from './integrations/content-check.ts';
import { fontSubsets } from './integrations/font-subsets.ts';
import { finishedPages } from './integrations/finished-pages.ts';
import { precompress } from './integrations/precompress.ts';
import { readSettings } from './src/model/read-settings.ts';
import { redirects } from './src/model/routes.ts';

const fontFile = (name: string) => `./.cache/fonts/${name}.woff2` as const;

export default defineConfig({
  site: readSettings().origin,
  // /sat-prep is sat-prep.html: one address without a slash, on every host.
  trailingSlash: 'ignore',
  build: { concurrency: 4, format: 'file', inlineStylesheets: 'always', assets: '_assets', redirects: false },
  // For dev alone: the hosts answer with them by themselves.
  redirects: Object.fromEntries(redirects.map(({ from, to }) => [from, to])),
  devToolbar: { enabled: false },
  // A little effort makes an AVIF within a tenth of its smallest, in an eighth of the time.
  image: { service: { entrypoint: './src/lib/focused-images.ts', config: { avif: { effort: 2 } } } },
  integrations: [fontSubsets(), contentCheck(), react(), clientWhenNeeded(), finishedPages(), precompress()],
  server: { port: Number(process.env['PORT'] ?? 4321) },
  // optional: a font that is late shows from the next page on, so that no line wraps anew while somebody reads.
  fonts: [
    {
      name: 'Bricolage Grotesque',
      display: 'optional',
      cssVariable: '--font-bricolage',
      provider: fontProviders.local(),
      fallbacks: ['Arial', 'sans-serif'],
      options: { variants: [{ weight: 700, style: 'normal', src: [fontFile('bricolage-grotesque')] }] },
    },
    {
      name: 'Figtree',
      display: 'optional',
      cssVariable: '--font-figtree',
      provider: fontProviders.local(),
      fallbacks: ['Arial', 'sans-serif'],
      options: { variants: [{ weight: '400 650', style: 'normal', src: [fontFile('figtree')] }] },
    },
    {
      name: 'Gochi Hand',
      cssVariable: '--font-gochi',
      provider: fontProviders.local(),
      fallbacks: ['cursive'],
      options: { variants: [{ weight: 400, style: 'normal', src: [fontFile('gochi-hand')] }] },
    },
  ],
});
