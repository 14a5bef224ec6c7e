import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parse } from 'yaml';
import { contrast } from '../site/src/styles/color-contrast.ts';
import { allowedBy, valueAt } from '../site/src/model/content-issue.ts';
import { readContent } from '../site/src/model/read-content.ts';
import { themeColor } from '../site/src/server/theme-colors.ts';
import { root, run, runMain } from './processes.ts';
import { questions, setupAnswersFor, type SetupAnswers } from '../site/src/model/setup-answers.ts';
import { writeSetup } from './setup-content.ts';

const content = join(root, 'site/content');
type Schema = ReturnType<typeof setupAnswersFor>;

/** Asks one question until its answer fits. */
async function asked(
  field: Schema['shape'][keyof SetupAnswers],
  say: (question: string) => Promise<string>,
  ask: string,
) {
  for (;;) {
    const answer = (await say(`${ask}\n> `)).trim();
    const { error } = field.safeParse(answer);
    if (!error) return answer;
    console.log(`  ${error.issues.map((issue) => allowedBy(issue, answer)).join('; ')}`);
  }
}

async function askPerson({ shape }: Schema): Promise<Record<string, unknown>> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const given: Record<string, unknown> = {};
  for (const { key, ask } of questions)
    given[key] = await asked(shape[key], (text) => terminal.question(text), ask);
  terminal.close();
  return given;
}

/** @throws Error with one line for each answer that does not fit. */
function checked(schema: Schema, given: unknown): SetupAnswers {
  const { data, error } = schema.safeParse(given);
  if (data) return data;
  const lines = error.issues.map(
    (issue) => `${issue.path.join('.') || 'answers'}: ${allowedBy(issue, valueAt(given, issue.path))}`,
  );
  const known = Object.keys(schema.shape).join(', ');
  throw new Error([...lines, `The answers are ${known}.`].join('\n'));
}

runMain(async () => {
  const file = process.argv[2];
  const schema = setupAnswersFor(readContent(content).states.map(({ id }) => id));
  const given: unknown = file === undefined ? await askPerson(schema) : parse(readFileSync(file, 'utf8'));
  await writeSetup(content, checked(schema, given));
  const [settings] = readContent(content).settings;
  const colors = settings?.data.brand.colors;
  const [action, board] = [themeColor('button', colors), themeColor('board', colors)];
  console.log(
    `Written to site/content. Links and buttons are ${action}: contrast ${contrast(action, board).toFixed(1)}:1.`,
  );
  console.log('\nWhat the launch check still wants:\n');
  await run(process.execPath, ['scripts/launch-check.ts']);
});
