import { existsSync } from 'node:fs';
import { canInstallPackages, installPackages } from './debian-packages.ts';

export interface WebServer {
  name: string;
  command: string;
  /** Debian packages it takes. */
  packages: readonly string[];
}

/** The servers that the configurations in deploy/ are tested with. */
export const webServers = {
  nginx: {
    name: 'nginx',
    command: '/usr/sbin/nginx',
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  },
  caddy: { name: 'Caddy', command: '/usr/bin/caddy', packages: ['caddy'] },
} as const satisfies Record<string, WebServer>;

/** nginx's module for precompressed Brotli, where Debian puts it. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Tells whether a server is installed. */
export function isInstalled(server: WebServer): boolean {
  return existsSync(server.command) && (server.name !== 'nginx' || existsSync(brotliModule));
}

/**
 * Makes sure that nginx and Caddy are there: installs Debian's packages as root.
 * @returns the names of those that are missing.
 * @throws Error when apt-get fails.
 */
export async function ensureWebServers(): Promise<string[]> {
  const absent = Object.values(webServers).filter((server) => !isInstalled(server));
  if (absent.length > 0 && canInstallPackages())
    await installPackages(absent.flatMap(({ packages }) => packages));
  return absent.filter((server) => !isInstalled(server)).map(({ name }) => name);
}
