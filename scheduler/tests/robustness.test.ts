import { request } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startScheduler, type RunningScheduler } from '../src/start-scheduler.ts';
import {
  consultationPath,
  tuesdayAtTen,
  formAction,
  formToken,
  getPage,
  inOwnFolder,
  nextStarts,
  openForm,
  postForm,
  send,
  startForTest,
} from './booking-client.ts';

let scheduler: RunningScheduler;

beforeAll(async () => {
  scheduler = await startForTest();
});

afterAll(() => scheduler.close());

function rawGet(path: string): Promise<number> {
  const { hostname, port } = new URL(scheduler.url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

function post(body: string | Uint8Array<ArrayBuffer>, type: string, path = consultationPath) {
  return getPage(scheduler.url + path, { method: 'POST', body, headers: { 'content-type': type } });
}

const formType = 'application/x-www-form-urlencoded';

describe('bad requests', () => {
  it.each([
    [`${consultationPath}?time=soon`, 400],
    [`${consultationPath}?time=2026-11-20T10:00:00Z`, 422],
    [`${consultationPath}?time=2026-11-24T15:07:00Z`, 422],
    [`${consultationPath}?time=2026-11-24T08:00:00Z`, 422],
    [`${consultationPath}?time=2036-11-24T15:00:00Z`, 422],
    [`${consultationPath}?month=2026-99&date=2026-02-31&unknown=1&duration=7`, 200],
    [`${consultationPath}/`, 200],
    ['/brightboard/nothing', 404],
    ['/nobody/free-consultation', 404],
    ['/nobody', 404],
    ['/bookings/guess', 404],
    ['/bookings/guess/cancel', 404],
    ['/bookings/guess/invite.ics', 404],
    ['/assets/other.js', 404],
    ['/assets/../package.json', 404],
    ['/a/b/c/d/e', 404],
    ['/brightboard/__proto__', 404],
  ])('GET %s answers %i', async (path, status) => {
    const page = await getPage(scheduler.url + path);
    expect(page.status).toBe(status);
    expect(page.text).not.toMatch(/node_modules|\bat .*\.tsx?:/);
  });

  it.each(['/%', '/brightboard/%zz', `${consultationPath}?tz=%E0%A4%A`, '/bookings/%00'])(
    'broken encoding %s answers 400',
    async (path) => expect(await rawGet(path)).toBe(400),
  );

  it('answers other methods with 405 and what is allowed', async () => {
    for (const [path, allow] of [
      [consultationPath, 'GET, HEAD, POST'],
      ['/health', 'GET, HEAD'],
      ['/assets/external/widget.js', 'GET, HEAD'],
      ['/bookings/x/cancel', 'GET, HEAD, POST'],
      [`/api${consultationPath}/next`, 'GET, HEAD'],
    ] as const) {
      const page = await getPage(scheduler.url + path, { method: 'DELETE' });
      expect([page.status, page.headers.get('allow')]).toEqual([405, allow]);
    }
  });

  it('takes nothing but forms', async () => {
    expect((await post('{"name":', 'application/json')).status).toBe(415);
    expect((await post('name=x', 'text/plain')).status).toBe(415);
    expect((await post(new Uint8Array(), 'multipart/form-data; boundary=x')).status).toBe(415);
  });

  it('takes no more than 16 KB, announced or not', async () => {
    expect((await post(`note=${'x'.repeat(16_400)}`, formType)).status).toBe(413);
    const stream = new ReadableStream({
      start(controller) {
        for (let count = 0; count < 20; count += 1) controller.enqueue(new Uint8Array(1024).fill(120));
        controller.close();
      },
    });
    const init = { method: 'POST', body: stream, duplex: 'half', headers: { 'content-type': formType } };
    expect((await getPage(scheduler.url + consultationPath, init as RequestInit)).status).toBe(413);
  });

  it('refuses broken form encoding', async () => {
    for (const body of ['name=%', 'name=%ff', 'name=%E0%A4', new Uint8Array([110, 61, 0, 255])]) {
      expect((await post(body, formType)).status).toBe(400);
    }
  });

  it('refuses control characters and over-long fields without booking', async () => {
    const form = await openForm(scheduler.url, tuesdayAtTen);
    for (const fields of [{ name: 'a\0b' }, { name: 'x'.repeat(101) }, { note: 'x'.repeat(1001) }]) {
      expect((await send(form, fields)).status).toBe(422);
    }
    expect((await getPage(`${scheduler.url}${consultationPath}?time=${tuesdayAtTen}`)).status).toBe(200);
  });

  it('gives plain JSON errors below /api', async () => {
    const api = `${scheduler.url}/api`;
    for (const [path, status] of [
      [`${consultationPath}/next?limit=0`, 400],
      [`${consultationPath}/next?limit=x`, 400],
      [`${consultationPath}/next?duration=99`, 400],
      ['/nobody/nothing/next', 404],
      ['/x', 404],
    ] as const) {
      const page = await getPage(api + path);
      expect(page.status).toBe(status);
      expect(JSON.parse(page.text)).toHaveProperty('error');
    }
  });
});

describe('rapid posts', () => {
  it('get 429 with the seconds to wait', async () => {
    const limited = await startForTest({ rateLimit: 3 });
    const answers = [];
    for (let count = 0; count < 5; count += 1)
      answers.push(await postForm(limited.url + consultationPath, {}));
    expect(answers.map((page) => page.status)).toEqual([403, 403, 403, 429, 429]);
    expect(Number(answers[4]!.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await getPage(limited.url + consultationPath)).status).toBe(200);
    await limited.close();
  });
});

describe('what is kept', () => {
  it('holds tracking, outbox links and the signing key over a restart', () =>
    inOwnFolder(async (folder) => {
      const dbPath = join(folder, 'deep', 'bookings.sqlite');
      const first = await startForTest({ dbPath, publicUrl: 'http://book.example' });
      const form = await openForm(
        first.url,
        tuesdayAtTen,
        consultationPath,
        '&utm_content=hero&embed_domain=a.example',
      );
      await first.close();
      const second = await startForTest({ dbPath, publicUrl: 'http://book.example' });
      const { status, location } = await send({
        ...form,
        action: form.action.replace(first.url, second.url),
      });
      expect(status).toBe(303);
      const question = await getPage(`${second.url}${location!.replace('?', '/cancel?')}`);
      await postForm(second.url + formAction(question), { token: formToken(question) });
      await second.close();
      const database = new DatabaseSync(dbPath);
      const row = database.prepare('SELECT tracking FROM bookings').get();
      expect(JSON.parse(String(row?.['tracking']))).toEqual({
        utm_content: 'hero',
        embed_domain: 'a.example',
      });
      const mails = database.prepare('SELECT kind, recipient, body FROM outbox ORDER BY id').all();
      expect(mails.map((mail) => [mail['kind'], mail['recipient']])).toEqual([
        ['confirmation', 'ann@example.com'],
        ['host-notice', 'hello@example.com'],
        ['cancellation', 'ann@example.com'],
        ['host-cancellation', 'hello@example.com'],
      ]);
      expect(mails[0]!['body']).toContain(`http://book.example${location!.split('?')[0]}/cancel`);
      database.close();
    }));

  it('is not lost or mixed up when the database turns unusable: 503, then normal again', () =>
    inOwnFolder(async (folder) => {
      const dbPath = join(folder, 'bookings.sqlite');
      const service = await startForTest({ dbPath });
      const [start] = await nextStarts(service.url, 1);
      const form = await openForm(service.url, start!);
      const other = new DatabaseSync(dbPath);
      other.exec("CREATE TRIGGER refuse BEFORE INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'disk full'); END");
      const log = vi.spyOn(console, 'error').mockReturnValue();
      const failed = await send(form);
      expect(log).toHaveBeenCalledWith(expect.stringContaining('disk full'));
      log.mockRestore();
      expect(failed.status).toBe(503);
      expect(failed.text).toContain('Nothing was booked');
      expect(failed.text).not.toContain('disk full');
      expect(other.prepare('SELECT count(*) AS n FROM bookings').get()).toEqual({ n: 0 });
      other.exec('DROP TRIGGER refuse');
      expect((await send(form)).status).toBe(303);
      other.close();
      await service.close();
    }));

  it('must be possible to write at the start', () =>
    inOwnFolder(async (folder) => {
      await expect(startScheduler({ port: 0, dbPath: folder })).rejects.toThrow(
        /bookings database .* cannot be used/,
      );
    }));
});
