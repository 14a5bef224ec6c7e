import { readPorts, requireFreePorts } from './ports.ts';
import {
  endTogether,
  portsEnvironment,
  root,
  runMain,
  startProcess,
  startSchedulerProcess,
} from './processes.ts';

runMain(async () => {
  const ports = readPorts();
  await requireFreePorts(ports);
  const site = startProcess(
    [`${root}node_modules/astro/bin/astro.mjs`, 'dev', '--root', 'site', '--port', String(ports.site)],
    portsEnvironment(ports),
  );
  const scheduler = startSchedulerProcess(ports, true);
  endTogether([site, scheduler], () => undefined);
  console.log(
    `Website http://localhost:${ports.site}, scheduling service http://localhost:${ports.scheduler}.`,
  );
});
