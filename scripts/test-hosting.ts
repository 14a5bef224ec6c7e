import { readBuild } from '../deploy/file-store.ts';
import { root, run, runMain } from './processes.ts';
import { ensureWebServers } from './web-servers.ts';

runMain(async () => {
  readBuild();
  const missing = await ensureWebServers();
  process.exitCode = await run(process.execPath, [
    `${root}node_modules/vitest/vitest.mjs`,
    'run',
    '--project',
    'hosting',
  ]);
  if (missing.length > 0) {
    console.warn(
      `\nLEFT OUT: the configuration of ${missing.join(' and of ')} was not tested, because it is not installed.`,
      '\nAs root on Debian this command installs it; elsewhere install it and run `npm test -- hosting` again.',
    );
  }
});
