import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliModule, webServers } from '../scripts/web-servers.ts';
import { ask } from './ask.ts';
import { buildFolder, type BuiltSite } from './built-site.ts';
import { caddyfile } from './caddy.ts';
import { listen } from './listen.ts';
import { nginxConfig } from './nginx.ts';
import { createSiteServer } from './site-server.ts';

/** A server that runs on a loopback port, with everything it writes in a folder of its own. */
export interface StartedHost {
  origin: string;
  stop(): Promise<void>;
}

/** A port nobody listens on at the moment. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await listen(probe, 0);
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function whenAnswering(child: ChildProcess, origin: string, output: () => string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (child.exitCode !== null) break;
    const answered = await ask(origin, '/').then(
      () => true,
      () => false,
    );
    if (answered) return;
    await wait(100);
  }
  child.kill('SIGKILL');
  throw new Error(`The server did not start:\n${output()}`);
}

async function startProcess(
  command: string,
  args: string[],
  folder: string,
  origin: string,
): Promise<StartedHost> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000)));
  }
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const clean = () => rmSync(folder, { recursive: true, force: true });
  try {
    await whenAnswering(child, origin, () => output);
  } catch (error) {
    clean();
    throw error;
  }
  return {
    origin,
    async stop() {
      child.kill('SIGTERM');
      await Promise.race([ended, wait(5_000).then(() => child.kill('SIGKILL'))]);
      clean();
    },
  };
}

/** The site's own server, the one of `npm start`. */
export async function startOwnServer(): Promise<StartedHost> {
  const server = createSiteServer();
  await listen(server, 0);
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Debian's nginx with the generated configuration. */
export async function startNginx(site: BuiltSite): Promise<StartedHost> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const brotli = existsSync(brotliModule);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  for (const name of temporary) mkdirSync(join(folder, name));
  writeFileSync(
    join(folder, 'site.conf'),
    nginxConfig(site, { root: buildFolder, listen: [`127.0.0.1:${port}`], brotli }),
  );
  const main = [
    ...(brotli ? [`load_module ${brotliModule};`] : []),
    // As root, nginx would read the build as another user, who may not be allowed to.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;',
    'worker_processes 1;',
    `pid ${folder}/nginx.pid;`,
    'error_log stderr warn;',
    'events { worker_connections 256; }',
    'http {',
    '  access_log off;',
    ...temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`),
    `  include ${folder}/site.conf;`,
    '}',
  ];
  writeFileSync(join(folder, 'nginx.conf'), main.join('\n'));
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
  return startProcess(webServers.nginx.command, args, folder, `http://127.0.0.1:${port}`);
}

/** Debian's Caddy with the generated configuration. */
export async function startCaddy(site: BuiltSite): Promise<StartedHost> {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const port = await freePort();
  const file = join(folder, 'Caddyfile');
  const options = '{\n\tadmin off\n\tauto_https off\n}\n\n';
  writeFileSync(file, options + caddyfile(site, { root: buildFolder, address: `http://127.0.0.1:${port}` }));
  const args = ['run', '--config', file, '--adapter', 'caddyfile'];
  return startProcess(webServers.caddy.command, args, folder, `http://127.0.0.1:${port}`);
}
