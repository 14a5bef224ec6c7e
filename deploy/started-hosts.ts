import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { filesOf } from '../scripts/installed.ts';
import { untilAnswering } from '../scripts/running-servers.ts';
import { buildFolder } from './build-folder.ts';
import { listen, type StartedHost } from './listen.ts';

/** A port nobody listens on at the moment. */
export async function freePort(): Promise<number> {
  await using host = await listen(createServer(), 0);
  return Number(new URL(host.origin).port);
}

/** Starts a web server whose files, what it writes among them, all lie in one folder. */
async function startHost(command: string, args: readonly string[], folder: string, port: number) {
  const origin = `http://127.0.0.1:${port}`;
  const said = join(folder, 'said.txt');
  const output = openSync(said, 'w');
  const env = { PATH: process.env['PATH'], HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(command, args, { stdio: ['ignore', output, output], env });
  closeSync(output);
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await Promise.race([ended, wait(5_000).then(() => child.kill('SIGKILL'))]);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const unstarted = ended.then(() => Promise.reject(new Error('It ended.')));
    await Promise.race([untilAnswering(origin), unstarted]);
    return { origin, [Symbol.asyncDispose]: stop };
  } catch (cause) {
    const words = readFileSync(said, 'utf8').slice(-4000);
    await stop();
    throw new Error(`The server did not start:\n${words}`, { cause });
  }
}

/** One of the committed configurations, with its placeholders replaced as docs/hosting.md asks for. */
function configuration(file: string, replaced: readonly (readonly [string, string])[]): string {
  let text = readFileSync(new URL(file, import.meta.url), 'utf8');
  for (const [from, to] of replaced) {
    if (!text.includes(from)) throw new Error(`${file} does not say ${from}.`);
    text = text.replaceAll(from, to);
  }
  return text;
}

/** Debian's nginx with nginx/. */
export async function startNginx(root = buildFolder): Promise<StartedHost> {
  const files = filesOf('nginx') ?? {};
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  for (const name of temporary) mkdirSync(join(folder, name));
  const host = configuration('nginx/host.conf', [
    ['server_name www.example.com;', 'server_name www.example.com 127.0.0.1;'],
    ['/var/www/brightboard/current', root],
    ['/etc/nginx/brightboard/', fileURLToPath(new URL('nginx/', import.meta.url))],
    ['access_log /var/log/nginx/brightboard.log brightboard;', ''],
  ]);
  const main = [
    `load_module ${files['BROTLI']};`,
    // As root, nginx would read the build as another user, who may not be allowed to.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr warn;`,
    `events { worker_connections 256; } http { access_log off;`,
    ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
    host.replaceAll('listen 80', `listen 127.0.0.1:${port}`).replaceAll(/listen \[::\].*/g, ''),
    '}',
  ];
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, main.join('\n'));
  const options = ['-p', folder, '-c', file, '-e', 'stderr'];
  return startHost(files['NGINX'] ?? 'nginx', options, folder, port);
}

/** Debian's Apache with .htaccess in the folder of a site, as on shared hosting; by default beside the build's files. */
export async function startApache(root?: string): Promise<StartedHost> {
  const modules = filesOf('apache')?.['MODULES'] ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'apache-'));
  const port = await freePort();
  const site = root ?? join(folder, 'public_html');
  if (root === undefined) {
    cpSync(buildFolder, site, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
    cpSync(new URL('.htaccess', import.meta.url), join(site, '.htaccess'));
  }
  // What a shared host has loaded: https://docs.cpanel.net/ea4/apache/apache-modules/
  const loaded = ['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'rewrite', 'setenvif'];
  const main = [
    ...loaded.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`),
    `ServerName 127.0.0.1`,
    `ServerRoot ${folder}`,
    `Listen 127.0.0.1:${port}`,
    `PidFile ${folder}/apache.pid`,
    `ErrorLog ${folder}/error.log`,
    `TypesConfig /etc/mime.types`,
    ...(process.getuid?.() === 0 ? ['User www-data', 'Group www-data'] : []),
    `DocumentRoot ${site}`,
    `<Directory ${site}>`,
    'AllowOverride All',
    'Require all granted',
    '</Directory>',
    'AccessFileName .htaccess',
  ];
  // The workers of Apache are another user's.
  chmodSync(folder, 0o755);
  const file = join(folder, 'apache.conf');
  writeFileSync(file, main.join('\n'));
  return startHost(filesOf('apache')?.['APACHE'] ?? 'apache2', ['-f', file, '-DFOREGROUND'], folder, port);
}

/** Debian's Caddy with Caddyfile. */
export async function startCaddy(root = buildFolder): Promise<StartedHost> {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const port = await freePort();
  const site = configuration('Caddyfile', [
    ['\nwww.example.com {', `\nhttp://127.0.0.1:${port} {`],
    ['\nhttp:// {', `\nhttp://:${port} {`],
    ['\nexample.com {', `\nhttp://localhost:${port} {`],
    ['/var/www/brightboard/current', root],
  ]);
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n\n${site}`);
  const options = ['run', '--config', file, '--adapter', 'caddyfile'];
  return startHost(filesOf('caddy')?.['CADDY'] ?? 'caddy', options, folder, port);
}
