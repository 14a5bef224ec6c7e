import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { bookTime, makeDbPath, startForTest, tuesdayAtEleven, tuesdayAtTen } from './booking-client.ts';
import { runToEnd } from './scheduler-process.ts';

/** Starts a service on a file, and gives the command on it. */
async function startOnFile() {
  const dbPath = makeDbPath();
  const run = (...options: string[]) => runToEnd('cli.ts', { SCHEDULER_DB: dbPath }, options);
  return { dbPath, run, url: await startForTest({ dbPath }) };
}

it('lists bookings as a table and as JSON', async () => {
  const { url, run } = await startOnFile();
  expect((await run()).output).toBe('There are no bookings yet.\n');
  await bookTime(url, tuesdayAtTen);
  const { code, output } = await run();
  expect(code).toBe(0);
  for (const text of ['2026-11-24 10:00 EST', 'ann@example.com', 'booked']) expect(output).toContain(text);
  const [row] = JSON.parse((await run('--json')).output) as [unknown];
  expect(row).toMatchObject({ start: tuesdayAtTen, name: 'Ann Example', status: 'booked' });
});

it('lists nothing where no database is, and makes none', async () => {
  const path = makeDbPath();
  const { output } = await runToEnd('cli.ts', { SCHEDULER_DB: path }, ['--json']);
  expect(output).toBe('[]\n');
  expect(() => readFileSync(path)).toThrow();
});

it('prints nothing that a terminal would act on, and loses nothing of it in JSON', async () => {
  const { url, dbPath, run } = await startOnFile();
  await bookTime(url, tuesdayAtTen);
  const note = 'a\u009b2J\u009d\u202e\u200d\u001b\u{e0041}b';
  using database = new DatabaseSync(dbPath);
  database.prepare('UPDATE bookings SET note = ?, name = ?').run(note, note);
  const { output } = await run('--json');
  expect(output).toMatch(/^[ -~\n]*$/);
  expect(JSON.parse(output)).toMatchObject([{ note, name: note }]);
  expect((await run()).output).not.toMatch(/[^\P{C}\n]/u);
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
  const kept = await run('--forget', 'Secret-Zoe@example.com');
  expect([kept.code, copies().length > 0]).toEqual([1, true]);
  expect(kept.errors).toContain('Copies are left');
  other.exec('COMMIT');
  expect((await run('--forget', ' Secret-Zoe@example.com ')).code).toBe(0);
  expect(copies()).toEqual([]);
  expect((await run('--forget', 'zoe@bücher.example')).output).toMatch(/^1 booking of /);
  expect((await run('--forget', 'nobody@example.com')).output).toMatch(/^0 bookings of nobody@example.com /);
  expect((await run('--forget', ' ')).errors).toContain('Whose bookings?');
  expect(JSON.parse((await run('--json')).output)).toHaveLength(1);
});
