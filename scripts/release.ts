import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings } from '../site/src/model/read-settings.ts';
import { root, run, runMain } from './processes.ts';
import { goBack, placeOf, send } from './release-folders.ts';

const usage =
  'Where to? npm run release -- /var/www/brightboard, or npm run release -- user@host:/var/www/brightboard\n' +
  '  --preview  releases a build that has not passed the launch check\n' +
  '  --back     goes back to the release before\n' +
  '  --origin   the address to check afterwards; without it, the one in settings.yaml\n' +
  '  --skip     what npm run check:live leaves out';

runMain(async () => {
  const { values, positionals } = parseArgs({
    options: {
      preview: { type: 'boolean', default: false },
      back: { type: 'boolean', default: false },
      origin: { type: 'string', default: readSettings().origin },
      skip: { type: 'string', default: '' },
    },
    allowPositionals: true,
  });
  const [target] = positionals;
  if (!target) throw new Error(usage);
  const place = placeOf(target);
  if (values.back) goBack(place);
  else {
    const built = await run('npm', ['run', '--silent', values.preview ? 'build' : 'build:production']);
    if (built !== 0) throw new Error('Nothing was released: what it says stands above.');
    send(join(root, 'site/dist'), place);
  }
  const options = [values.origin, `--skip=${values.skip}`];
  const checked = await run(process.execPath, ['scripts/check-live.ts', ...options]);
  if (checked !== 0)
    throw new Error('The release is live, and something is wrong with it: --back goes back.');
});
