import type { ContentIssue } from '../model/content-issue.ts';
import type { Content } from '../model/content.ts';
import { closestMatch } from '../model/closest-match.ts';
import { providers } from './providers/registry.ts';

/** Whether the settings name a scheduling service that the site can embed: the content's own rules know none. */
export function providerIssues({ settings }: Content): ContentIssue[] {
  const known = providers.map(({ id }) => id);
  return settings
    .filter(({ data }) => !known.includes(data.scheduler.provider))
    .map(({ file, data }) => ({
      file,
      field: 'scheduler.provider',
      value: data.scheduler.provider,
      message: `allowed: ${known.join(', ')}`,
      suggestion: closestMatch(data.scheduler.provider, known),
    }));
}
