import { listen } from '../deploy/listen.ts';
import { createSiteServer } from '../deploy/site-server.ts';
import { readPorts, requireFreePorts } from './ports.ts';
import {
  endTogether,
  keepRunning,
  portsEnvironment,
  run,
  runMain,
  startSchedulerProcess,
} from './processes.ts';

runMain(async () => {
  const ports = readPorts();
  await requireFreePorts(ports);
  console.log(`Building the site, for http://localhost:${ports.site}.`);
  const built = await run('npm', ['run', '--silent', 'build'], portsEnvironment(ports));
  if (built !== 0) throw new Error('The build stopped. Mend what it says above, then run `npm start` again.');

  process.env['SCHEDULER_PORT'] = String(ports.scheduler);
  const stop = await listen(createSiteServer(), ports.site);
  const scheduler = keepRunning(() => startSchedulerProcess(ports), 'The scheduling service');
  endTogether([], () => {
    scheduler.stop();
    stop();
  });
  console.log(`
  Website              http://localhost:${ports.site}
  Scheduling service   http://localhost:${ports.scheduler}

  Open the website and book a free consultation. \`npm run bookings\` lists what was booked.
  Ctrl-C stops both.
`);
});
