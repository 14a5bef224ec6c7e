import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesOf } from '../scripts/installed.ts';
import { ask } from './ask.ts';
import { buildFolder } from './build-folder.ts';
import type { StartedHost } from './listen.ts';
import { selfSigned } from './self-signed.ts';
import { freePort, startCaddy, startNginx } from './started-hosts.ts';

const www = { headers: { Host: 'www.example.com' } };
const bare = { headers: { Host: 'example.com' } };
const strange = { headers: { Host: '127.0.0.2' } };

/** What certbot's nginx plugin makes of a server that listens on port 80, with the HTTP/2 that the guide adds. */
function certified(server: string, name: string, port: number, folder: string): string {
  const plain = `server {
    if ($host = ${name}) {
        return 301 https://$host$request_uri;
    } # managed by Certbot
    listen 80;
    listen [::]:80;
    server_name ${name};
    return 404; # managed by Certbot
}`;
  const secure = server.replace(/ +listen .*\n/g, '').replace(
    /\}\s*$/,
    `
    listen 127.0.0.1:${port} ssl http2; # managed by Certbot
    ssl_certificate ${folder}/fullchain.pem; # managed by Certbot
    ssl_certificate_key ${folder}/privkey.pem; # managed by Certbot
}`,
  );
  return `${secure}\n${plain}\n`;
}

describe.skipIf(!filesOf('nginx'))('nginx with a certificate', () => {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  let host: StartedHost;
  let secure: string;
  let ca: Buffer;
  beforeAll(async () => {
    ca = selfSigned(folder, 'DNS:www.example.com,DNS:example.com,IP:127.0.0.1', 2).cert;
    const port = await freePort();
    secure = `https://127.0.0.1:${port}`;
    // The files that a later copy replaces are read as they are: only the owner's has been edited.
    const changed = (text: string) =>
      text.replaceAll(/^server \{(?!\s+listen \S+ default)[\s\S]*?^\}/gm, (server) =>
        certified(server, /server_name (\S+?)[ ;]/.exec(server)?.[1] ?? '', port, folder),
      );
    host = await startNginx(buildFolder, changed);
  });
  afterAll(async () => {
    await host.stop();
    rmSync(folder, { recursive: true });
  });

  it('serves the site on HTTPS', async () => {
    const { status, headers, body } = await ask(secure, '/sat-prep', { ...www, ca });
    expect(status).toBe(200);
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    expect(body.equals(readFileSync(join(buildFolder, 'sat-prep.html')))).toBe(true);
  });

  it('speaks HTTP/2', async () => {
    const port = Number(new URL(secure).port);
    const socket = connect({ port, host: '127.0.0.1', ca, ALPNProtocols: ['h2', 'http/1.1'] });
    await once(socket, 'secureConnect');
    expect(socket.end().alpnProtocol).toBe('h2');
  });

  it('sends plain HTTP, the bare domain and other names on to the site', async () => {
    const led = async (origin: string, question: typeof www) => {
      const { status, headers } = await ask(origin, '/sat-prep?a=1', { ...question, ca });
      return [status, headers.location];
    };
    expect(await led(host.origin, www)).toEqual([301, 'https://www.example.com/sat-prep?a=1']);
    expect(await led(host.origin, bare)).toEqual([301, 'https://example.com/sat-prep?a=1']);
    expect(await led(host.origin, strange)).toEqual([301, 'http://www.example.com/sat-prep?a=1']);
    expect(await led(secure, bare)).toEqual([301, 'https://www.example.com/sat-prep?a=1']);
    expect(await led(secure, strange)).toEqual([301, 'https://www.example.com/sat-prep?a=1']);
  });
});

it.skipIf(!filesOf('nginx'))('nginx sends other names on before it has a certificate', async () => {
  const host = await startNginx();
  const { status, headers } = await ask(host.origin, '/sat-prep?a=1', strange);
  expect([status, headers.location]).toEqual([301, 'http://www.example.com/sat-prep?a=1']);
  await host.stop();
});

it.skipIf(!filesOf('caddy'))(
  'Caddy sends the bare domain and other names on, and answers a long address with 404',
  async () => {
    const host = await startCaddy();
    for (const Host of [`localhost:${new URL(host.origin).port}`, '127.0.0.2']) {
      const { status, headers } = await ask(host.origin, '/sat-prep?a=1', { headers: { Host } });
      expect([Host, status, headers.location]).toEqual([Host, 301, 'https://www.example.com/sat-prep?a=1']);
    }
    const long = await ask(host.origin, `/${'a'.repeat(9_000)}`);
    expect([long.status, long.headers['cache-control']]).toEqual([404, 'no-store']);
    await host.stop();
  },
);
