import { connect } from 'node:net';
import { join } from 'node:path';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it, vi } from 'vitest';
import { consultationPath, inOwnFolder, postForm, startForTest } from './booking-client.ts';
import { endProcess, freePort, startProcess } from './scheduler-process.ts';

const clients = 200;

/** Lets clients come together, each of whom asks again as soon as it is answered, until the last has its first answer. */
function answersUntilAllHaveOne(port: number): Promise<number> {
  const ask = `GET /health HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`;
  const answered = new Set<number>();
  let answers = 0;
  return new Promise((resolve, reject) => {
    const sockets = Array.from({ length: clients }, (_, client) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(ask));
      return socket
        .setEncoding('latin1')
        .on('error', reject)
        .on('data', (text: unknown) => {
          if (!String(text).endsWith('\nok\n')) return;
          answers += 1;
          answered.add(client);
          if (answered.size < clients) socket.write(ask);
          else {
            for (const one of sockets) one.destroy();
            resolve(answers);
          }
        });
    });
  });
}

describe('a crowd', () => {
  it(
    'is let in before those who were first are answered again and again',
    () =>
      inOwnFolder(async (folder) => {
        const port = await freePort();
        const service = await startProcess(join(folder, 'bookings.sqlite'), port);
        try {
          for (let round = 0; round < 5; round += 1) {
            expect(await answersUntilAllHaveOne(port)).toBeLessThanOrEqual(4 * clients);
          }
        } finally {
          await endProcess(service, 'SIGTERM');
        }
      }),
    60_000,
  );

  it('that sends forged forms makes no date of every free time', async () => {
    const scheduler = await startForTest();
    const dates = vi.spyOn(Temporal.Instant, 'fromEpochMilliseconds');
    try {
      const forged = () => postForm(scheduler.url + consultationPath, { token: 'forged', name: 'Ann' });
      const { status, text } = await forged();
      expect(status).toBe(403);
      dates.mockClear();
      await forged();
      expect(dates.mock.calls.length).toBeLessThanOrEqual(20 + 2 * text.split('type="radio"').length);
    } finally {
      dates.mockRestore();
      await scheduler.close();
    }
  });
});
