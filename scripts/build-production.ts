import { launchCheckPassed } from '../site/src/lib/preview.ts';
import { run, runMain } from './processes.ts';

runMain(async () => {
  const check = await run(process.execPath, ['scripts/launch-check.ts']);
  // Only what has passed the check is built without the marks of a preview.
  process.exitCode = check || (await run('npm', ['run', 'build'], launchCheckPassed));
});
