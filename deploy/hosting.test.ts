import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { brotliModule, isInstalled, webServers } from '../scripts/web-servers.ts';
import { readBuiltSite } from './built-site.ts';
import { hostExpectations, type HostManner } from './host-expectations.ts';
import { startCaddy, startNginx, startOwnServer, type StartedHost } from './started-hosts.ts';

const site = readBuiltSite();
const both = ['br', 'gzip'] as const;
const manner = (encodings: HostManner['encodings'], refusesUnread = false): HostManner => ({
  encodings,
  slash: 'same',
  configured: 'fully',
  refusesUnread,
});

interface Host {
  name: string;
  installed: boolean;
  manner: HostManner;
  start(): Promise<StartedHost>;
}

const hosts: Host[] = [
  { name: 'npm start', installed: true, manner: manner(both), start: startOwnServer },
  {
    name: 'nginx',
    installed: isInstalled(webServers.nginx),
    manner: manner(existsSync(brotliModule) ? both : ['gzip']),
    start: () => startNginx(site),
  },
  {
    name: 'Caddy',
    installed: isInstalled(webServers.caddy),
    manner: manner(both, true),
    start: () => startCaddy(site),
  },
];

describe.each(hosts)('$name', ({ name, installed, manner, start }) => {
  let host: StartedHost | undefined;
  beforeAll(async () => {
    if (installed) host = await start();
  });
  afterAll(() => host?.stop());

  for (const { name: expectation, check } of hostExpectations(site, manner)) {
    it.skipIf(!installed)(expectation, async () => {
      if (!host) throw new Error(`${name} is not running.`);
      await check(host.origin);
    });
  }
});
