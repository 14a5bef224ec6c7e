import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { brandFonts } from './integrations/brand-fonts.ts';
import { contentCheck } from './integrations/content-check.ts';
import { customMediaPlugins } from './integrations/custom-media.ts';
import { inlineScript } from './integrations/inline-script.ts';
import { postprocessHtml } from './integrations/postprocess-html.ts';
import { readSettings } from './src/content-reader/read-settings.ts';
import { redirects } from './src/model/routes.ts';
import { contentFolder } from './src/model/site-file.ts';

/** Adds `client:touched` and `client:calendar` to Astro's own directives. */
const clientDirectives = {
  name: 'client-directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'touched', entrypoint: './src/scripts/client-touched.ts' });
      addClientDirective({ name: 'calendar', entrypoint: './src/scheduling/client-calendar.ts' });
    },
  },
};

const port = Number(process.env['PORT'] ?? 4321);

export default defineConfig({
  site: readSettings().origin,
  // /sat-prep is sat-prep.html: one address without a slash, on every host.
  trailingSlash: 'ignore',
  build: { concurrency: 4, format: 'file', inlineStylesheets: 'always', assets: '_assets', redirects: false },
  // For dev alone: the hosts answer with them by themselves.
  redirects: Object.fromEntries(redirects.map(({ from, to }) => [from, to])),
  devToolbar: { enabled: false },
  // A little effort makes an AVIF within a tenth of its smallest, in an eighth of the time.
  image: { service: { entrypoint: 'astro/assets/services/sharp', config: { avif: { effort: 2 } } } },
  integrations: [contentCheck(), brandFonts(), react(), clientDirectives, postprocessHtml()],
  cacheDir: './.cache/astro',
  // It draws the pictures of a build; the scan of what browsers import cannot read its native binary.
  vite: {
    // Two servers of `npm run dev` in one folder must not exchange each other's packages.
    cacheDir: `./.cache/vite-${port}`,
    resolve: { alias: { '@content': contentFolder } },
    // Builds are made there, beside a running `npm run dev`.
    server: { watch: { ignored: ['**/.build/**'] } },
    plugins: [inlineScript],
    css: { postcss: { plugins: customMediaPlugins } },
    optimizeDeps: { exclude: ['@resvg/resvg-js'] },
    // The policy lets fonts come from files only.
    build: { assetsInlineLimit: (path) => (path.endsWith('.woff2') ? false : undefined) },
  },
  server: { port },
});
