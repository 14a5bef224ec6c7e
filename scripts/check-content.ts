import { checkedContent } from '../site/integrations/content-check.ts';
import { runMain } from './processes.ts';

runMain(() => {
  const entries = Object.values(checkedContent()).flat();
  console.log(`Content checked: ${entries.length} entries, no mistakes.`);
});
