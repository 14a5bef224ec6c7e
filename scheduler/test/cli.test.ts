import { existsSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { bookTime, makeDbPath, startForTest, tuesdayAtEleven, tuesdayAtTen } from './booking-client.ts';
import { runToEnd } from './scheduler-process.ts';

/** Starts a service on a file, and gives the command on it. */
async function startOnFile() {
  const dbPath = makeDbPath();
  const run = (...options: string[]) => runToEnd('cli.ts', { SCHEDULER_DB: dbPath }, ...options);
  return { dbPath, run, url: await startForTest({ dbPath }) };
}

it('lists bookings as a table and as JSON', async () => {
  const { url, run } = await startOnFile();
  expect(run().stdout).toBe('There are no bookings yet.\n');
  await bookTime(url, tuesdayAtTen);
  const { status, stdout } = run();
  expect(status).toBe(0);
  for (const text of ['2026-11-24 10:00 EST', 'ann@example.com', 'booked']) expect(stdout).toContain(text);
  const [row] = JSON.parse(run('--json').stdout) as [unknown];
  expect(row).toMatchObject({ start: tuesdayAtTen, name: 'Ann Example', status: 'booked' });
  expect(row).not.toHaveProperty('secret');
});

it('lists nothing where no database is, and makes none', () => {
  const path = makeDbPath();
  expect(runToEnd('cli.ts', { SCHEDULER_DB: path }, '--json').stdout).toBe('[]\n');
  expect(existsSync(path)).toBe(false);
});

it('prints nothing that a terminal would act on, and loses nothing of it in JSON', async () => {
  const { url, dbPath, run } = await startOnFile();
  await bookTime(url, tuesdayAtTen);
  const note = 'a\u009b2J\u009d\u202e\u200d\u001b\u{e0041}b';
  using database = new DatabaseSync(dbPath);
  database.prepare('UPDATE bookings SET note = ?, name = ?').run(note, note);
  const { stdout } = run('--json');
  expect(stdout).toMatch(/^[ -~\n]*$/);
  expect(JSON.parse(stdout)).toMatchObject([{ note, name: note }]);
  expect(run().stdout).not.toMatch(/[^\P{C}\n]/u);
});

it('deletes the calls before a day, and none on that day', async () => {
  const { url, run } = await startOnFile();
  await bookTime(url, tuesdayAtTen);
  expect(run('--forget-before', '2026-11-24').stdout).toMatch(/^0 bookings before /);
  expect(run('--forget-before', '2026-11-25').stdout).toMatch(/^1 booking before 2026-11-25 /);
  expect(run('--json').stdout).toBe('[]\n');
  for (const day of ['', 'May', '2026-02-30'])
    expect(run('--forget-before', day).stderr, day).toContain('is no day');
});

it('forgets an address, and no other, down to the last copy, or says that one is left', async () => {
  const { url, dbPath, run } = await startOnFile();
  const copies = () =>
    [dbPath, `${dbPath}-wal`].filter((file) => readFileSync(file, 'latin1').includes('secret-zoe'));
  await bookTime(url, tuesdayAtTen, { email: 'secret-zoe@example.com' });
  await bookTime(url, tuesdayAtEleven, { email: 'zoe@bücher.example' });
  await bookTime(url, '2026-11-24T18:00:00Z');
  using other = new DatabaseSync(dbPath);
  other.exec('BEGIN; SELECT * FROM bookings');
  const kept = run('--forget', 'Secret-Zoe@example.com');
  expect([kept.status, kept.stderr]).toEqual([1, expect.stringContaining('Copies are left')]);
  expect(copies()).not.toEqual([]);
  other.exec('COMMIT');
  expect(run('--forget', ' Secret-Zoe@example.com ').status).toBe(0);
  expect(copies()).toEqual([]);
  expect(run('--forget', 'zoe@bücher.example').stdout).toMatch(/^1 booking of /);
  expect(run('--forget', 'nobody@example.com').stdout).toMatch(/^0 bookings of nobody@example.com /);
  expect(run('--forget', ' ').stderr).toContain('Whose bookings?');
  expect(JSON.parse(run('--json').stdout)).toHaveLength(1);
});
