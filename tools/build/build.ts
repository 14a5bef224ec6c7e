import '../serve/exit-with-parent.js';
import { parseArgs } from 'node:util';
import { launchCheckPassed } from '../../site/src/lib/preview.ts';
import { getContent } from '../../site/src/content-reader/content-cache.ts';
import { warnOfAgingFacts } from '../launch/aging-facts.ts';
import { run, runMain } from '../serve/processes.ts';
import { buildSite, publishBuild } from './site-build.ts';

await runMain(async () => {
  const { production } = parseArgs({ options: { production: { type: 'boolean' } } }).values;
  if (production) process.exitCode = await run(['tools/launch/launch-check.ts']);
  if (process.exitCode) return;
  // Without the launch check, the build is marked as a preview.
  publishBuild(await buildSite(production ? launchCheckPassed : {}));
  // Before a production build, the launch check has already printed these warnings.
  if (!production) warnOfAgingFacts(getContent());
  console.log('Built: site/dist');
});
