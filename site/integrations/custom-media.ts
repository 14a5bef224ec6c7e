import customMedia from 'postcss-custom-media';
import { parse, type Plugin } from 'postcss';
import { mediaQueries } from '../src/theme/media-queries.ts';

const definitions = Object.entries(mediaQueries).map(([name, query]) => `@custom-media --${name} ${query};`);

const defineMediaQueries: Plugin = {
  postcssPlugin: 'define-media-queries',
  Once: (root) => void root.prepend(parse(definitions.join(''))),
};

const rejectUnknownMediaQueries: Plugin = {
  postcssPlugin: 'reject-unknown-media-queries',
  OnceExit: (root) => {
    root.walkAtRules('media', (rule) => {
      const [unknown] = /\(--[\w-]+\)/.exec(rule.params) ?? [];
      if (unknown)
        throw rule.error(
          `No media query is called ${unknown}. There are: ${Object.keys(mediaQueries).join(', ')}.`,
        );
    });
  },
};

/**
 * The PostCSS plugins that replace the custom media queries in every style sheet.
 * @see https://drafts.csswg.org/mediaqueries-5/#custom-mq
 */
export const customMediaPlugins = [defineMediaQueries, customMedia(), rejectUnknownMediaQueries];
