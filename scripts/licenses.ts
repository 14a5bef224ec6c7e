import { root, run, runMain } from './processes.ts';
import { toolFile } from './tools.ts';

/** Licenses that ask for a notice at most: all that visitors are served has one of them. */
const permissive =
  '0BSD;Apache-2.0;BlueOak-1.0.0;BSD-2-Clause;BSD-3-Clause;CC0-1.0;ISC;MIT;OFL-1.1;Python-2.0;Zlib';
/** Fine for tools that stay with us: they ask something only of who passes the tool itself on, or its data. */
const toolsOnly = 'CC-BY-4.0;LGPL-3.0-or-later;MPL-2.0';

const shipped =
  '@astrojs/react;@fontsource-variable/bricolage-grotesque;@fontsource-variable/figtree;@fontsource/gochi-hand;' +
  'astro;react;react-dom;scheduler';
/** Has a license of its own, is only tested with, and never shipped: docs/dependencies.md. */
const byName = '@calcom/embed-core';

runMain(async () => {
  const checker = await toolFile('license-checker-rseidelsohn', 'bin/license-checker-rseidelsohn.js');
  const check = (...options: string[]) =>
    run(process.execPath, [checker, '--start', root, '--excludePrivatePackages', ...options]);
  const codes = [
    await check('--summary', '--excludePackages', byName, '--onlyAllow', `${permissive};${toolsOnly}`),
    await check('--summary', '--includePackages', shipped, '--onlyAllow', permissive),
  ];
  if (codes.some((code) => code !== 0)) throw new Error('A license is not allowed: see above.');
});
