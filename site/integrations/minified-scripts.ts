import { minifySync } from 'rolldown/utils';

const inlineScript = /(<script\b(?![^>]*\b(?:src|type)=)[^>]*>)([\s\S]*?)(<\/script>)/g;

/** Most scripts stand on many pages. */
const known = new Map<string, string>();

function minified(script: string): string {
  const { code, errors } = minifySync('inline.js', script);
  if (errors[0]) throw new Error(`A script of the page cannot be read. ${errors[0].message}`);
  // A string may hold what begins a comment of HTML, behind which no script ends.
  return code.replaceAll('<!--', '\\x3C!--');
}

/**
 * Minifies the scripts that stand in a finished page: they are functions' texts as they were written. Data stays as it is.
 * @throws Error for a script that is none.
 */
export function withMinifiedScripts(html: string): string {
  return html.replaceAll(inlineScript, (_, start: string, script: string, end: string) => {
    const small = known.get(script) ?? minified(script);
    known.set(script, small);
    return start + small + end;
  });
}
