import { build, type Plugin } from 'vite';

/** A Vite plugin for `import text from './name.ts?script'`: bundles the module as the text of an inline script. */
export const inlineScript: Plugin = {
  name: 'inline-script',
  enforce: 'pre',
  async load(id) {
    const [entry = '', query] = id.split('?');
    if (query !== 'script') return undefined;
    this.addWatchFile(entry);
    const lib = { entry, formats: ['iife' as const], name: 'script' };
    const [bundle] = [
      await build({ configFile: false, publicDir: false, logLevel: 'error', build: { write: false, lib } }),
    ].flat();
    if (!bundle || !('output' in bundle)) throw new Error(`${entry} was not bundled.`);
    return `export default ${JSON.stringify(bundle.output[0].code.trim())}`;
  },
};
