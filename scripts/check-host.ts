import { AssertionError } from 'node:assert';
import { readBuiltSite } from '../deploy/built-site.ts';
import { hostExpectations, type HostManner } from '../deploy/host-expectations.ts';
import { runMain } from './processes.ts';

const manner: HostManner = {
  encodings: ['br', 'gzip'],
  slash: 'sent on',
  configured: 'partly',
  refusesUnread: true,
};

runMain(async () => {
  const [address] = process.argv.slice(2);
  if (!address || !URL.canParse(address)) {
    throw new Error('Which host? For example: npm run check:host -- https://www.example.com');
  }
  const { origin } = new URL(address);
  for (const { name, check } of hostExpectations(readBuiltSite(), manner)) {
    try {
      await check(origin);
      console.log(`holds   ${name}`);
    } catch (error) {
      if (!(error instanceof AssertionError)) throw error;
      process.exitCode = 1;
      console.log(`FAILS   ${name}\n        ${error.message.replaceAll('\n', '\n        ')}`);
    }
  }
});
