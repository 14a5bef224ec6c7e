import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { defaultSettings } from '../src/environment.ts';
import { getPage, inOwnFolder, openForm, send, startForTest, tuesdayAtTen } from './booking-client.ts';

const event = '/maple-lane/free-consultation';

it('a business renamed and recolored in its settings alone is so on every page, in mails and calendar files', () =>
  inOwnFolder(async (folder) => {
    const [settingsPath, dbPath] = [join(folder, 'settings.yaml'), join(folder, 'bookings.sqlite')];
    const settings = readFileSync(defaultSettings, 'utf8')
      .replaceAll('Brightboard', 'Maple Lane Tutors')
      .replaceAll('brightboard', 'maple-lane');
    writeFileSync(settingsPath, `${settings}\nbrand: { colors: { blue: '#5b2a86' } }\n`);
    const { url, close } = await startForTest({ settingsPath, dbPath });
    const confirmation = (await send(await openForm(url, tuesdayAtTen, event))).location!;
    const paths = ['/maple-lane', event, `${event}?time=2026-11-24T15:30:00Z`, `${event}/zone`, confirmation];
    const odd = [
      `${confirmation}/cancel`,
      '/brightboard',
      '/nowhere/at/all',
      `${event}?time=${tuesdayAtTen}`,
    ];
    for (const path of [...paths, ...odd]) {
      const { text, headers } = await getPage(url + path);
      expect(text, path).toMatch(/<title>.* \| Maple Lane Tutors<\/title>/);
      expect(text, path).toContain(':root{--blue:#5b2a86}');
      expect(text + JSON.stringify([...headers]), path).not.toMatch(/brightboard/i);
    }
    const { text: invite } = await getPage(`${url}${confirmation}/invite.ics`);
    expect(invite).toContain('Maple Lane Tutors');
    await close();
    const database = new DatabaseSync(dbPath);
    const mails = database.prepare('SELECT * FROM outbox').all();
    database.close();
    expect(JSON.stringify([invite, mails])).not.toMatch(/brightboard/i);
    expect(mails.map((mail) => mail['subject'])).toContain(
      'Booked: Free consultation with Maple Lane Tutors',
    );
  }));
