import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildFolder, readBuiltSite, type BuiltSite } from '../deploy/built-site.ts';
import { caddyfile } from '../deploy/caddy.ts';
import { cloudflareHeaders, cloudflareRedirects } from '../deploy/cloudflare-pages.ts';
import { netlifyHeaders, netlifyRedirects } from '../deploy/netlify.ts';
import { nginxConfig } from '../deploy/nginx.ts';
import { root, runMain } from './processes.ts';

type Files = Readonly<Record<string, string>>;

const hosts: Readonly<Record<string, (site: BuiltSite, webRoot: string | undefined) => Files>> = {
  nginx: (site, webRoot) => ({ 'brightboard.conf': nginxConfig(site, webRoot ? { root: webRoot } : {}) }),
  caddy: (site, webRoot) => ({ Caddyfile: caddyfile(site, webRoot ? { root: webRoot } : {}) }),
  netlify: (site) => ({ _headers: netlifyHeaders(site), _redirects: netlifyRedirects(site) }),
  'cloudflare-pages': (site) => ({
    _headers: cloudflareHeaders(site),
    _redirects: cloudflareRedirects(site),
  }),
};
const inBuild = ['netlify', 'cloudflare-pages'];

function write(folder: string, files: Files): void {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    console.log(path.replace(root, ''));
  }
}

// Async, so that whatever is thrown is shown without a stack.
runMain(async () => {
  const { values } = parseArgs({
    options: { 'into-build': { type: 'string' }, 'web-root': { type: 'string' } },
  });
  const chosen = values['into-build'];
  if (chosen !== undefined && !inBuild.includes(chosen)) {
    throw new Error(`--into-build takes ${inBuild.join(' or ')}, and was "${chosen}".`);
  }
  const site = readBuiltSite();
  if (chosen !== undefined) {
    write(buildFolder, hosts[chosen]?.(site, undefined) ?? {});
    return;
  }
  const generated = join(root, 'deploy/generated');
  rmSync(generated, { recursive: true, force: true });
  for (const [host, filesFor] of Object.entries(hosts)) {
    write(join(generated, host), filesFor(site, values['web-root']));
  }
});
