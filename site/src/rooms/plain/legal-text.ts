import type { Settings } from '../../model/settings.ts';
import { mailLink } from '../../lib/link-target.ts';

export interface TextHeading {
  depth: number;
  /** The id the heading has in the text. */
  slug: string;
  text: string;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);
}

function mailAnchor(address: string): string {
  return `<a href="${escapeHtml(mailLink(address))}">${escapeHtml(address)}</a>`;
}

/**
 * Puts the owner's values where a legal text names them: {{business.name}}, {{business.legalName}}, and
 * {{mail.general}} and {{mail.support}} as links.
 * @throws Error for any other name between double braces, so that none reaches a visitor.
 */
export function fillOwnerValues(html: string, settings: Settings): string {
  const { business, mail } = settings;
  const values: Readonly<Record<string, string>> = {
    'business.name': escapeHtml(business.name),
    'business.legalName': escapeHtml(business.legalName),
    'mail.general': mailAnchor(mail.general),
    'mail.support': mailAnchor(mail.support),
  };
  return html.replaceAll(/\{\{\s*([^}]*?)\s*\}\}/g, (_whole, name: string) => {
    const value = values[name];
    if (value === undefined) {
      throw new Error(`A legal text names {{${name}}}; allowed: ${Object.keys(values).join(', ')}.`);
    }
    return value;
  });
}

/** The headings a table of contents lists: the text's main ones. */
export function mainHeadings(headings: readonly TextHeading[]): TextHeading[] {
  return headings.filter((heading) => heading.depth === 2);
}
