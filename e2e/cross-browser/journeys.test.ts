import { afterAll, beforeAll, describe, it } from 'vitest';
import { createSiteServer } from '../../deploy/site-server.ts';
import { filesOf } from '../../scripts/installed.ts';
import { startServers } from '../../scripts/running-servers.ts';
import type { Browser } from './browser.ts';
import { startFirefox } from './firefox.ts';
import { journeys } from './journeys.ts';
import { startWebKit } from './webkit.ts';

let servers: Awaited<ReturnType<typeof startServers>>;
beforeAll(async () => {
  servers = await startServers(createSiteServer());
});
afterAll(() => servers.disposeAsync());

const browsers = [
  { name: 'Firefox', files: filesOf('firefox'), start: startFirefox },
  { name: 'WebKit', files: filesOf('webkit'), start: startWebKit },
].flatMap((one) => [
  { ...one, javaScript: true, mode: 'with JavaScript' },
  { ...one, javaScript: false, mode: 'without JavaScript' },
]);

describe.each(browsers)('$name $mode', ({ files, start, javaScript }) => {
  let started: Browser;
  beforeAll(async () => {
    if (files) started = await start(files, javaScript);
  });
  afterAll(() => started?.close());

  it.skipIf(!files).each(journeys.filter((journey) => journey.javaScript === javaScript))(
    '$name',
    ({ run }) => run(started, servers.site),
  );
});
