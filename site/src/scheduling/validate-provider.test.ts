import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { Content } from '../model/content.ts';
import { readContent } from '../model/read-content.ts';
import { schedulerName } from '../model/scheduler-name.ts';
import { providerIssues } from './validate-provider.ts';
import { providers } from './providers/registry.ts';

const shipped = readContent(fileURLToPath(new URL('../../content', import.meta.url)));

function settingsWith(provider: string): Content {
  const [entry] = shipped.settings;
  if (!entry) throw new Error('There are no settings.');
  const scheduler = { ...entry.data.scheduler, provider };
  return { ...shipped, settings: [{ ...entry, data: { ...entry.data, scheduler } }] };
}

it.each(providers)('$id may stand in the settings', ({ id }) => {
  expect(providerIssues(settingsWith(id))).toEqual([]);
});

it.each(providers)('$id has a name that a sentence can use', ({ id }) => {
  const events = {
    'free-consultation': 'https://book.example.com/a',
    'test-prep': 'https://book.example.com/b',
    'school-districts': 'https://book.example.com/c',
  };
  const name = schedulerName({ provider: id, events });
  if (id === 'iframe') expect(name).toBe('book.example.com');
  else expect(name).toMatch(/^[A-Z]|^our own /);
});

it('names a service that nobody knows, and those that may stand there', () => {
  const [issue] = providerIssues(settingsWith('calendely'));
  expect(issue).toMatchObject({ field: 'scheduler.provider', value: 'calendely' });
  for (const { id } of providers) expect(issue?.message).toContain(id);
});
