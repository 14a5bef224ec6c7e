import { listen } from '../deploy/listen.ts';
import { createSiteServer } from '../deploy/site-server.ts';
import { readPorts, requireFreePorts } from './ports.ts';
import { endTogether, runMain } from './processes.ts';

runMain(async () => {
  const { site } = readPorts();
  await requireFreePorts({ site });
  endTogether([], await listen(createSiteServer(), site));
  console.log(`Serving the existing build on http://localhost:${site} (Ctrl-C stops it).`);
});
