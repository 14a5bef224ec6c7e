import type { ContentIssue } from '../../site/src/model/content-issue.ts';
import { issueAt, type Content } from '../../site/src/model/content.ts';
import { launchFindings } from '../../site/src/model/launch/launch-findings.ts';
import { readContent } from '../../site/src/model/read-content.ts';
import { contentFolder } from '../../site/src/model/site-file.ts';
import { providerIssues } from '../../site/src/scheduling/validate-provider.ts';
import { bookingFrameProblem, silentBookingPages } from '../serve/booking-frame.ts';
import { runMain } from '../serve/processes.ts';
import { describePlaced, warnOfAgingFacts } from './aging-facts.ts';

/** The booking pages that cannot stand in the site's frame; one that cannot be reached from here is left to check:live. */
async function frameFindings({ settings }: Content): Promise<ContentIssue[]> {
  const findings: ContentIssue[] = [];
  for (const entry of settings) {
    for (const url of silentBookingPages(entry.data)) {
      const problem = await bookingFrameProblem(url, entry.data.origin).catch(() => null);
      const event = Object.entries(entry.data.scheduler.events).find(([, one]) => one === url)?.[0] ?? '';
      if (problem) findings.push(issueAt(entry, ['scheduler', 'events', event], url, problem));
    }
  }
  return findings;
}

runMain(async () => {
  const content = readContent(contentFolder, [providerIssues]);
  const findings = [...launchFindings(content), ...(await frameFindings(content))];
  for (const finding of findings) console.log(describePlaced(finding));
  warnOfAgingFacts(content);
  if (findings.length > 0) {
    console.error(`\nNot ready to go live: ${findings.length} things are left to do.`);
    process.exitCode = 1;
  } else {
    console.log('Ready to go live: nothing is left that this check knows of.');
  }
});
