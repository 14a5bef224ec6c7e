import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The findings of axe on the current page, one line each.
 * @param further additional rules, whose incomplete results count as findings, too.
 */
export async function axeFindings(page: Page, ...further: string[]): Promise<string[]> {
  const rules = Object.fromEntries(further.map((id) => [id, { enabled: true }]));
  const { violations, incomplete } = await new AxeBuilder({ page })
    .withTags(tags)
    .options({ resultTypes: ['violations', 'incomplete'], rules })
    // Otherwise, axe opens another page in each run to combine the results of frames.
    .setLegacyMode()
    // The calendar's page is tested separately.
    .exclude('[data-scheduler-host] iframe')
    .analyze();
  const found = [...violations, ...incomplete.filter(({ id }) => further.includes(id))];
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
