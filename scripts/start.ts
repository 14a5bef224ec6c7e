import { parseArgs } from 'node:util';
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
  const { existing } = parseArgs({ options: { existing: { type: 'boolean' } } }).values;
  const ports = readPorts();
  const website = `http://localhost:${ports.site}`;
  if (existing) {
    await requireFreePorts({ site: ports.site });
    endTogether([], await listen(createSiteServer(), ports.site));
    console.log(`Serving the existing build on ${website} (Ctrl-C stops it).`);
    return;
  }
  await requireFreePorts(ports);
  console.log(`Building the site, for ${website}.`);
  const built = await run('npm', ['run', '--silent', 'build'], portsEnvironment(ports));
  if (built !== 0) throw new Error('The build stopped. Mend what it says above, then run `npm start` again.');

  const stop = await listen(createSiteServer(), ports.site);
  const scheduler = keepRunning(() => startSchedulerProcess(ports), 'The scheduling service');
  endTogether([], () => {
    scheduler.stop();
    void stop();
  });
  console.log(`
  Website              ${website}
  Scheduling service   http://localhost:${ports.scheduler}

  Open the website and book a free consultation. \`npm run bookings\` lists what was booked.
  Ctrl-C stops both.
`);
});
