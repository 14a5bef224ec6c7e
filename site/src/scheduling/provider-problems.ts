import type { ContentProblem } from '../model/content-problem.ts';
import type { Content } from '../model/content.ts';
import { nearestWord } from '../model/nearest-word.ts';
import { providers } from './providers/by-id.ts';

/** Whether the settings name a scheduling service that the site can embed: the content's own rules know none. */
export function providerProblems({ settings }: Content): ContentProblem[] {
  const known = providers.map(({ id }) => id);
  return settings
    .filter(({ data }) => !known.includes(data.scheduler.provider))
    .map(({ file, data }) => ({
      file,
      field: 'scheduler.provider',
      value: data.scheduler.provider,
      allowed: `allowed: ${known.join(', ')}`,
      instead: nearestWord(data.scheduler.provider, known),
    }));
}
