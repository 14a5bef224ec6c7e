import { fileURLToPath } from 'node:url';
import { unusedClaims } from '../site/src/model/claims.ts';
import { ContentError } from '../site/src/model/content-problem.ts';
import { readContent } from '../site/src/model/read-content.ts';
import { providerProblems } from '../site/src/scheduling/provider-problems.ts';
import { brandProblems } from '../site/src/styles/brand-contrast.ts';

const root = fileURLToPath(new URL('../site/content', import.meta.url));

try {
  const content = readContent(root, [providerProblems, brandProblems]);
  const entries = Object.values(content).reduce((sum, collection) => sum + collection.length, 0);
  for (const { file, id } of unusedClaims(content))
    console.log(`site/content/${file}: no text makes the claim ${id}.`);
  console.log(`Content checked: ${entries} entries, no mistakes.`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
