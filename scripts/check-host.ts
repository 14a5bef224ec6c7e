import { startOwnServer } from '../deploy/started-hosts.ts';
import { comparable, hostQuestions } from '../deploy/host-comparison.ts';
import { runMain } from './processes.ts';

/** Asks a host what the tests ask, and says where it answers otherwise than `npm start` does with the same build. */
runMain(async () => {
  const [address] = process.argv.slice(2);
  if (!address || !URL.canParse(address)) {
    throw new Error('Which host? For example: npm run check:host -- https://www.example.com');
  }
  const own = await startOwnServer();
  const questions = hostQuestions().filter(({ oursAlone }) => !oursAlone);
  let different = 0;
  for (const question of questions) {
    const wanted = Object.entries(await comparable(own.origin, question));
    const got = Object.fromEntries(Object.entries(await comparable(new URL(address).origin, question)));
    const faults = wanted.filter(([name, value]) => got[name] !== value);
    if (faults.length > 0) different += 1;
    for (const [name, value] of faults) {
      console.log(`${question.path}: ${name} is ${String(got[name])}, and should be ${String(value)}`);
    }
  }
  await own.stop();
  console.log(`${questions.length - different} of ${questions.length} answers are as they should be.`);
  process.exitCode = different > 0 ? 1 : 0;
});
