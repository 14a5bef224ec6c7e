import { existsSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { openDatabase } from '../src/database.ts';
import { bookTime, startForTest, tuesdayAtEleven, tuesdayAtTen } from './booking-client.ts';
import { makeDbPath, runBookings } from './scheduler-process.ts';

/** Starts a service with a database file. @returns a function that runs the command on it. */
async function startOnFile() {
  const dbPath = makeDbPath();
  const run = (...options: string[]) => runBookings(dbPath, ...options);
  return { dbPath, run, url: await startForTest({ database: openDatabase(dbPath) }) };
}

it('lists bookings as a table and as JSON', async () => {
  const { url, run } = await startOnFile();
  expect(run().stdout).toBe('There are no bookings yet.\n');
  await bookTime(url, tuesdayAtTen, { note: 'Fractions' });
  const { status, stdout } = run();
  expect(status).toBe(0);
  for (const text of ['2026-11-24 10:00 EST', 'ann@example.com', 'booked']) expect(stdout).toContain(text);
  const [row] = JSON.parse(run('--json').stdout) as [unknown];
  expect(row).toMatchObject({ start: tuesdayAtTen, name: 'Ann Example', note: 'Fractions' });
  expect(row).not.toHaveProperty('secret');
});

it('lists nothing where no database is, and makes none', () => {
  const path = makeDbPath();
  expect(runBookings(path, '--json').stdout).toBe('[]\n');
  expect(existsSync(path)).toBe(false);
});

it('forgets an address, and no other, down to the last copy, or says that one is left', async () => {
  const { url, dbPath, run } = await startOnFile();
  const copies = () =>
    [dbPath, `${dbPath}-wal`].filter((file) => readFileSync(file, 'latin1').includes('secret-zoe'));
  await bookTime(url, tuesdayAtTen, { email: 'secret-zoe@example.com' });
  await bookTime(url, tuesdayAtEleven, { email: 'zoe@bücher.example' });
  using other = new DatabaseSync(dbPath);
  other.exec('BEGIN; SELECT * FROM bookings');
  const kept = run('--forget', 'Secret-Zoe@example.com');
  expect([kept.status, kept.stderr]).toEqual([1, expect.stringContaining('Copies are left')]);
  expect(copies()).not.toEqual([]);
  other.exec('COMMIT');
  expect(run('--forget', ' Secret-Zoe@example.com ').status).toBe(0);
  expect(copies()).toEqual([]);
  expect(run('--forget', 'nobody@example.com').stdout).toMatch(/^0 bookings of nobody@example.com /);
  expect(run('--forget', 'zoe@bücher.example').stdout).toMatch(/^1 booking of /);
  expect(run('--forget', ' ').stderr).toContain('Whose bookings?');
});
