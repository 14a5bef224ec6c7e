import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, type StartedHost } from '../tools/serve/listen.ts';
import { programFiles } from '../tools/test/programs.ts';
import { waitForServer } from '../tools/serve/running-servers.ts';

const configurations = fileURLToPath(new URL('../tools/hosts/nginx/', import.meta.url));
const isRoot = process.getuid?.() === 0;

/** host.conf with its names and paths replaced as in docs/hosting.md. */
function nginxConfiguration(brotli: string, folder: string, site: string, port: number): string {
  const host = readFileSync(join(configurations, 'host.conf'), 'utf8')
    .replaceAll('/etc/nginx/brightboard/', configurations)
    .replaceAll('/var/www/brightboard/current', site)
    .replaceAll('/var/log/nginx', folder)
    .replaceAll('server_name www.example.com;', 'server_name 127.0.0.1;')
    .replaceAll('listen 80', `listen 127.0.0.1:${port}`)
    .replaceAll(/listen \[::\].*/g, '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `load_module ${brotli};
${isRoot ? 'user root;' : ''} daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr warn;
events {}
http { ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
${host} }`;
}

/** The Apache modules of a typical shared host: https://docs.cpanel.net/ea4/apache/apache-modules/ */
const apacheModules = ['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'rewrite', 'setenvif'];

function apacheConfiguration(modules: string, folder: string, site: string, port: number): string {
  return `${apacheModules.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`).join('\n')}
${isRoot ? 'User www-data\nGroup www-data' : ''}
ServerName 127.0.0.1
ServerRoot ${folder}
Listen 127.0.0.1:${port}
PidFile ${folder}/apache.pid
ErrorLog ${folder}/error.log
TypesConfig /etc/mime.types
DocumentRoot ${site}
<Directory ${site}>
  AllowOverride All
  Require all granted
</Directory>`;
}

/** Serves a folder with nginx or Apache, which write their files to a temporary folder. */
export async function startWebServer(name: 'nginx' | 'Apache', site: string): Promise<StartedHost> {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  const port = await freePort();
  const file = join(folder, 'server.conf');
  const configure = name === 'nginx' ? nginxConfiguration : apacheConfiguration;
  const [program = '', modules = ''] = programFiles(name) ?? [];
  writeFileSync(file, configure(modules, folder, site, port));
  const options =
    name === 'nginx' ? ['-c', file, '-p', folder, '-e', 'stderr'] : ['-f', file, '-DFOREGROUND'];
  const child = spawn(program, options, { stdio: 'inherit' });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  await Promise.race([
    waitForServer(origin),
    ended.then(() => Promise.reject(new Error(`${name} did not start: its reason stands above.`))),
  ]);
  return { origin, [Symbol.asyncDispose]: stop };
}
