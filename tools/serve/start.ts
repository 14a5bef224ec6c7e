import './exit-with-parent.js';
import { parseArgs } from 'node:util';
import { listen } from './listen.ts';
import { createSiteServer } from './site-server.ts';
import { readPorts, requireFreePorts } from './ports.ts';
import {
  shutDownTogether,
  portsEnvironment,
  root,
  runMain,
  startProcess,
  startSchedulerProcess,
  type Ports,
} from './processes.ts';
import { buildSite, publishBuild } from '../build/site-build.ts';

const addressesOf = (ports: Ports) => `
  Website              http://localhost:${ports.site}
  Scheduling service   http://localhost:${ports.scheduler}
`;

/** Serves the existing build, without the scheduling service. */
async function serve({ site }: Ports): Promise<void> {
  shutDownTogether([], await listen(createSiteServer(), site));
  console.log(`Serving the existing build on http://localhost:${site} (Ctrl-C stops it).`);
}

/** Starts the dev server. */
async function develop(ports: Ports): Promise<void> {
  const astro = [`${root}node_modules/astro/bin/astro.mjs`, 'dev', '--root', 'site'];
  // Without its lock, Astro stays in the foreground, and another dev server may run on other ports.
  const options = ['--port', String(ports.site), '--ignore-lock'];
  const site = startProcess([...astro, ...options], portsEnvironment(ports));
  shutDownTogether([site, startSchedulerProcess(ports, true)]);
  console.log(addressesOf(ports));
}

async function buildAndServe(ports: Ports): Promise<void> {
  console.log(`Building the site, for http://localhost:${ports.site}.`);
  const folder = await buildSite(portsEnvironment(ports));
  const server = createSiteServer(folder);
  publishBuild(folder);
  shutDownTogether([startSchedulerProcess(ports)], await listen(server, ports.site));
  console.log(`${addressesOf(ports)}
  Open the website and book a free consultation. \`npm run bookings\` lists what was booked.
  Ctrl-C stops both.
`);
}

await runMain(async () => {
  const options = { existing: { type: 'boolean' }, dev: { type: 'boolean' } } as const;
  const { existing, dev } = parseArgs({ options }).values;
  const ports = readPorts();
  await requireFreePorts(existing ? { site: ports.site } : ports);
  const start = existing ? serve : dev ? develop : buildAndServe;
  await start(ports);
});
