import { HtmlValidate } from 'html-validate';
import type { HTMLElement } from 'node-html-parser';

/** A built page to be checked, by its path. */
export type PageTexts = Iterable<readonly [path: string, page: { html: string; root: HTMLElement }]>;

/** The specification leaves these without a page; both lead to the 404 page, which offers ways on. */
const leftDead = [/^\/download-website$/, /^\/blog\/\d+$/];

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React and Astro write valid HTML in their own style.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
    // Astro's island element and its inline runtime.
    'no-unknown-elements': ['error', { exclude: ['astro-island', 'astro-slot'] }],
    'element-required-attributes': 'error',
    'heading-level': 'error',
    // role="list" keeps the list meaning that Safari takes from lists without bullets.
    'no-redundant-role': 'off',
    // Scripts and styles stand inline and are named by hash in the policy.
    'require-sri': 'off',
    'no-inline-style': 'error',
    'long-title': 'off',
  },
});

/** What is not valid HTML, one line for each finding. */
export async function invalidHtml(pages: PageTexts): Promise<string[]> {
  const findings: string[] = [];
  for (const [path, { html }] of pages) {
    // Astro writes the style of its island element beside the first island, not in the head.
    const report = await validator.validateString(html.replace(/<style>astro-island[^<]*<\/style>/, ''));
    for (const message of report.results.flatMap((result) => result.messages)) {
      findings.push(`${path}: ${message.ruleId}: ${message.message} (${message.selector ?? ''})`);
    }
  }
  return findings;
}

/**
 * Links and sources inside the site that lead nowhere, but for those the specification leaves dead.
 * @param target the page at a path, true for another file, undefined where nothing was built.
 */
export function deadLinks(
  pages: PageTexts,
  target: (path: string) => { root: HTMLElement } | true | undefined,
): string[] {
  const dead: string[] = [];
  for (const [path, { root }] of pages) {
    for (const link of root.querySelectorAll('a[href], link[rel=icon], link[rel=manifest], img[src]')) {
      const href = link.getAttribute('href') ?? link.getAttribute('src') ?? '';
      if (/^(https?:|mailto:|tel:|data:)/.test(href)) continue;
      const [address = '', anchor] = href.split('#');
      const targetPath = decodeURI(address.split('?')[0] ?? '') || path;
      if (leftDead.some((pattern) => pattern.test(targetPath))) continue;
      const found = target(targetPath);
      if (!found) dead.push(`${path} -> ${href}`);
      else if (anchor && (found === true || !found.root.getElementById(anchor)))
        dead.push(`${path} -> ${href} (anchor)`);
    }
  }
  return dead;
}
