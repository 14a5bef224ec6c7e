import { checkedContent } from '../site/integrations/content-check.ts';
import { unusedClaims } from '../site/src/model/claims.ts';
import { runMain } from './processes.ts';

runMain(() => {
  const content = checkedContent();
  for (const { file, id } of unusedClaims(content)) {
    console.log(`site/content/${file}: no text makes the claim ${id}.`);
  }
  console.log(`Content checked: ${Object.values(content).flat().length} entries, no mistakes.`);
});
