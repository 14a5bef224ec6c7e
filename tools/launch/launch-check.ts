import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkedContent } from '../../site/integrations/content-check.ts';
import { readPictures, unnamedPictures } from '../../site/integrations/validate-images.ts';
import type { ContentIssue } from '../../site/src/content-reader/content-issue.ts';
import { fileId } from '../../site/src/content-reader/content-folder.ts';
import { shippedEntries } from '../../site/src/content-reader/shipped-entries.ts';
import { issueAt } from '../../site/src/content-reader/content.ts';
import type { Content } from '../../site/src/model/collections.ts';
import { outdatedTexts, shownContent, staleConfirmations, type DatedEntry } from './outdated-content.ts';
import {
  halfTests,
  hastyConfirmations,
  lateCourses,
  launchFindings,
  offersToConfirm,
  overstatedRating,
  renamedAreas,
  singleTeachers,
  unlicensedGrades,
  unpricedDiscount,
} from './launch-findings.ts';
import { pictureFolder } from '../../site/src/model/picture.ts';
import { contentFolder } from '../../site/src/model/site-file.ts';
import { bookingFrameProblem, silentBookingPages } from '../serve/booking-frame.ts';
import { runMain } from '../serve/processes.ts';
import { describePlaced, warnOfAgingFacts } from './aging-facts.ts';

/** The issues of booking pages that can't be framed on the site; `check:live` reports unreachable ones. */
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

const git = (...given: string[]) =>
  spawnSync('git', given, { cwd: contentFolder, encoding: 'utf8' }).stdout ?? '';

/** The teachers with the time when their file was created or, if that is earlier, first committed. */
const joinedTeachers = ({ teachers }: Content): DatedEntry[] =>
  teachers.map(({ file, data: { name, sample } }) => {
    const written = statSync(join(contentFolder, file)).birthtimeMs;
    const added = git('log', '-1', '--diff-filter=A', '--format=%ct', '--', file).trim();
    return { name, sample, since: new Date(added ? Math.min(Number(added) * 1000, written) : written) };
  });

/**
 * The entries of a folder whose files were deleted, from the history of Git, with the value of a field as their name.
 * Empty outside of a repository.
 */
function deletedEntries(folder: string, field: string, except: readonly string[] = []): DatedEntry[] {
  const added = git('log', '--diff-filter=A', '--format=%H', '--name-only', '--relative', '--', folder);
  const files = [...added.matchAll(/^.+\.yaml$/gm)].map(([file]) => file);
  return [...new Set(files)]
    .filter((file) => !existsSync(join(contentFolder, file)) && !except.includes(fileId(file)))
    .flatMap((file) => {
      const [last = ''] = git('log', '-1', '--diff-filter=AMR', '--format=%H', '--', file).split('\n');
      const text = git('show', `${last}:./${file}`);
      const name = new RegExp(`^${field}: (.*)`, 'm').exec(text)?.[1];
      const sample = /^sample: true/m.test(text);
      const deleted = git('log', '-1', '--diff-filter=D', '--format=%ct', '--', file).trim();
      return name ? { name, sample, since: deleted ? new Date(Number(deleted) * 1000) : new Date() } : [];
    });
}

/** The content files with a condition on an area of a subject. */
const filesAsking = (area: string): string[] =>
  globSync('**/*.yaml', { cwd: contentFolder }).filter((file) =>
    readFileSync(join(contentFolder, file), 'utf8').includes(`areas.${area}}}`),
  );

await runMain(async () => {
  const pictures = await readPictures(contentFolder);
  const content = checkedContent(contentFolder, pictures);
  const findings = [...launchFindings(content), ...(await frameFindings(content))];
  const left = deletedEntries('teachers', 'name');
  const dropped = deletedEntries('subjects', 'title', shippedEntries.subjects);
  const names = (entries: readonly DatedEntry[]) => [...new Set(entries.map(({ name }) => name))];
  const warnings = [
    ...outdatedTexts(shownContent(content), names(left), names(dropped)),
    ...staleConfirmations(content, left, joinedTeachers(content)),
    ...renamedAreas(content, filesAsking),
    ...lateCourses(content),
    ...halfTests(content),
    ...unlicensedGrades(content),
    ...unpricedDiscount(content),
    ...unnamedPictures(content, pictures).map(({ name }) => ({
      file: `${pictureFolder}/${name}`,
      field: '(file)',
      value: name,
      message: 'is shown nowhere: delete it, or name it where it belongs',
    })),
    ...singleTeachers(content),
    ...overstatedRating(content),
    ...hastyConfirmations(content),
  ];
  for (const finding of findings) console.log(describePlaced(finding));
  for (const warning of warnings) console.log(`Warning: ${describePlaced(warning)}`);
  warnOfAgingFacts(content);
  for (const offer of offersToConfirm(content)) console.log(`Yours to confirm, or to take out: ${offer}`);
  if (findings.length > 0) {
    console.error(
      `\nNot ready to go live: ${findings.length === 1 ? 'one thing is' : `${findings.length} things are`} left to do.`,
    );
    process.exitCode = 1;
  } else {
    console.log(
      warnings.length > 0
        ? 'Nothing stops you from going live. Read the warnings first: this check cannot tell whether those texts are true.'
        : 'Ready to go live: nothing is left that this check knows of.',
    );
  }
});
