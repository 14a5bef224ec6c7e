import { existsSync } from 'node:fs';
import { run } from './processes.ts';

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
  return existsSync(server.command);
}

async function install(packages: readonly string[]): Promise<void> {
  console.log(
    `Installing the Debian packages ${packages.join(', ')} for the tests of the host configurations.`,
  );
  await run('apt-get', ['update', '-qq']);
  // Run level 1 keeps Debian from starting the servers as services: the tests start their own.
  const quiet = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const code = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet);
  if (code !== 0) console.error('apt-get could not install them.');
}

/**
 * Makes sure that nginx and Caddy are there: installs Debian's packages as root, and says so.
 * @returns the names of those that are missing all the same.
 */
export async function ensureWebServers(): Promise<string[]> {
  const servers = Object.values(webServers);
  const absent = servers.filter((server) => !isInstalled(server));
  const packages: string[] = absent.flatMap((server) => [...server.packages]);
  if (packages.length === 0 && !existsSync(brotliModule)) packages.push(webServers.nginx.packages[1]);
  const debian = process.platform === 'linux' && existsSync('/usr/bin/apt-get');
  if (packages.length > 0 && debian && process.getuid?.() === 0) await install(packages);
  return servers.filter((server) => !isInstalled(server)).map((server) => server.name);
}
