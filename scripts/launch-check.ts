import { fileURLToPath } from 'node:url';
import { lineIn } from '../site/src/model/content-file.ts';
import { describeIssue, pathOf, type ContentIssue } from '../site/src/model/content-issue.ts';
import { launchFindings, staleFacts } from '../site/src/model/launch/launch-findings.ts';
import { readContent } from '../site/src/model/read-content.ts';
import { providerIssues } from '../site/src/scheduling/validate-provider.ts';
import { runMain } from './processes.ts';

const root = fileURLToPath(new URL('../site/content', import.meta.url));

runMain(() => {
  const content = readContent(root, [providerIssues]);
  const describe = (finding: ContentIssue) =>
    describeIssue({ ...finding, line: lineIn(root, finding.file, pathOf(finding.field)) });
  const findings = launchFindings(content);
  for (const finding of findings) console.log(describe(finding));
  for (const fact of staleFacts(content)) console.log(`Warning: ${describe(fact)}`);
  if (findings.length > 0) {
    console.error(`\nNot ready to go live: ${findings.length} things are left to do.`);
    process.exitCode = 1;
  } else {
    console.log('Ready to go live: nothing is left that this check knows of.');
  }
});
