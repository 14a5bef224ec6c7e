import customMedia from 'postcss-custom-media';
import { parse, type Plugin } from 'postcss';
import { sizes } from '../src/theme/sizes.ts';

const definitions = Object.entries(sizes).map(([name, query]) => `@custom-media --${name} ${query};`);

const defineSizes: Plugin = {
  postcssPlugin: 'define-sizes',
  Once: (root) => void root.prepend(parse(definitions.join(''))),
};

const rejectUnknownSizes: Plugin = {
  postcssPlugin: 'reject-unknown-sizes',
  OnceExit: (root) => {
    root.walkAtRules('media', (rule) => {
      const [unknown] = /\(--[\w-]+\)/.exec(rule.params) ?? [];
      if (unknown)
        throw rule.error(`No size is called ${unknown}. There are: ${Object.keys(sizes).join(', ')}.`);
    });
  },
};

/** The PostCSS plugins that replace the names of sizes in every style sheet. */
export const customMediaPlugins = [defineSizes, customMedia(), rejectUnknownSizes];
