import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds on a page as it stands, as short lines: empty when it finds nothing.
 * @param further rules beside the usual ones, of which what axe leaves to people counts as well.
 */
export async function axeFindings(page: Page, ...further: string[]): Promise<string[]> {
  const rules = Object.fromEntries(further.map((id) => [id, { enabled: true }]));
  const { violations, incomplete } = await new AxeBuilder({ page })
    .withTags(tags)
    .options({ resultTypes: ['violations', 'incomplete'], rules })
    // One frame is enough: without it, every run opens a page of its own to gather frames.
    .setLegacyMode()
    // The calendar's own page is tested as a page of its own, and the player is its host's.
    .exclude('[data-scheduler-host] iframe')
    .analyze();
  const found = [...violations, ...incomplete.filter(({ id }) => further.includes(id))];
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
