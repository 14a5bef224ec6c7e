import { build, type Plugin } from 'vite';

/** `import text from './name.ts?script'`: a module with its imports as the text of one script, for an inline element. */
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
