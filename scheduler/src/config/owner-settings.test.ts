import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inOwnFolder } from '../../tests/booking-client.ts';
import { defaultSettings } from '../environment.ts';
import { readOwner, type Owner } from './owner-settings.ts';

const shipped = readFileSync(defaultSettings, 'utf8');

async function ownerOf(change: (settings: string) => string): Promise<Owner> {
  let owner: Owner | undefined;
  await inOwnFolder(async (folder) => {
    const file = join(folder, 'settings.yaml');
    writeFileSync(file, change(shipped));
    owner = readOwner(file);
  });
  return owner!;
}

describe('the owner', () => {
  it('is named, mailed and addressed as the settings say', async () => {
    const owner = await ownerOf((settings) =>
      settings
        .replace('name: Brightboard', 'name: Maple Lane Tutors')
        .replace('general: hello@', 'general: maple@')
        .replaceAll('4322/brightboard/', '4322/maple/')
        .replace('maple/test-prep', 'maple/tests'),
    );
    expect(owner).toMatchObject({
      business: 'Maple Lane Tutors',
      email: 'maple@example.com',
      account: 'maple',
    });
    expect(owner.slugs).toMatchObject({ 'free-consultation': 'free-consultation', 'test-prep': 'tests' });
  });

  it('may book elsewhere: the service beside the site then has an account of its own', async () => {
    const owner = await ownerOf((settings) =>
      settings
        .replace(/^  provider: local/m, '  provider: iframe')
        .replace(/http:\/\/localhost:4322\/brightboard\/test-prep/, 'https://book.example.com/?event=3'),
    );
    expect(owner).toMatchObject({ account: 'demonstration', slugs: {} });
  });

  it.each([
    ['/brightboard/test-prep', '/other/test-prep', /events\.test-prep: is "http.*other.*one account for all/],
    ['/brightboard/', '/api/', /settings\.yaml: scheduler\.events\.free-consultation: is/],
    ['name: Brightboard', 'title: Brightboard', /business\.name: is missing; allowed: a name/],
    ['general: hello@example.com', 'general: nobody', /mail\.general: is "nobody"; allowed: a mail address/],
    ['origin:', "brand: { colors: { blue: 'red;}' } }\norigin:", /brand\.colors\.blue: .*allowed: a color/],
  ])('%s changed to %s is refused with file, field and what is allowed', async (from, to, expected) => {
    await expect(ownerOf((settings) => settings.replaceAll(from, to))).rejects.toThrow(expected);
  });

  it('is asked for by the name of the file when it is missing', () => {
    expect(() => readOwner('/nowhere/settings.yaml')).toThrow(/settings.yaml: cannot be read/);
  });
});
