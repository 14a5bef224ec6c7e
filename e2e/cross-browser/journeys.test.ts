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

const { FIREFOX = '' } = filesOf('firefox') ?? {};
const {
  WEBKIT_DRIVER: driver = '',
  WEBKIT_BROWSER: browser = '',
  XVFB: display = '',
} = filesOf('webkit') ?? {};
const browsers = [
  {
    name: 'Firefox',
    installed: FIREFOX !== '',
    start: (javaScript: boolean) => startFirefox(FIREFOX, javaScript),
  },
  {
    name: 'WebKit',
    installed: driver !== '',
    start: (javaScript: boolean) => startWebKit({ driver, browser, display }, javaScript),
  },
].flatMap((one) => [
  { ...one, javaScript: true, mode: 'with JavaScript' },
  { ...one, javaScript: false, mode: 'without JavaScript' },
]);

describe.each(browsers)('$name $mode', ({ installed, start, javaScript }) => {
  let started: Browser;
  beforeAll(async () => {
    if (installed) started = await start(javaScript);
  });
  afterAll(() => started?.close());

  it.skipIf(!installed).each(journeys.filter((journey) => journey.javaScript === javaScript))(
    '$name',
    ({ run }) => run(started, servers.site),
  );
});
