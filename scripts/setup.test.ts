import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contrastProblems } from '../site/src/styles/brand-contrast.ts';
import { launchFindings } from '../site/src/model/launch/launch-findings.ts';
import { readContent } from '../site/src/model/read-content.ts';
import { root } from './processes.ts';
import { setupAnswers, setupAnswersFor } from '../site/src/model/setup-answers.ts';
import { brandFrom, logoColor, writeSetup } from './setup-content.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'setup-'));
  cpSync(join(root, 'site/content'), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const answers = {
  name: 'Maple Lane Tutors',
  legalName: 'Maple Lane Tutors LLC',
  founder: 'Ada Hill',
  website: 'https://www.maplelane.test/',
  mail: 'hello@maplelane.test',
  phone: '',
  scheduler: 'calendly',
  events: 'https://calendly.com/m/free https://calendly.com/m/tests https://calendly.com/m/districts',
  look: '#e08a00',
  states: 'florida, arizona',
  social: 'https://www.facebook.com/maplelane',
  places: 'blog=https://blog.maplelane.test',
  removeSamples: 'yes',
};
const settingsText = () => readFileSync(join(folder, 'settings.yaml'), 'utf8');
const findings = () => launchFindings(readContent(folder)).map(({ file, field }) => `${file} ${field}`);

describe('npm run setup', () => {
  it('writes settings that keep their comments and leave the launch check nothing in them', async () => {
    const comments = settingsText().match(/^# .*/gm)?.slice(0, 3) ?? [];
    await writeSetup(folder, setupAnswers.parse(answers));
    for (const comment of comments) expect(settingsText()).toContain(comment);
    expect(settingsText().replaceAll(/#.*/g, '')).not.toMatch(/example\.com|chat:|reviews:|phone:/);
    expect(findings().filter((line) => line.startsWith('settings.yaml'))).toEqual([]);
  });

  it('removes the samples with whatever names them, and leaves the founder’s profile to be written', async () => {
    await writeSetup(folder, setupAnswers.parse(answers));
    const content = readContent(folder);
    expect([content.testimonials, content.posts].map(({ length }) => length)).toEqual([0, 0]);
    expect(content.teachers.map(({ data }) => data.name)).toEqual(['Ada Hill']);
    expect(findings()).toContain('teachers/ada-hill.yaml bio');
    expect(findings().filter((line) => /\.sample$/.test(line))).toEqual([]);
  });

  it('leaves out the states that are not served, and keeps samples when asked to', async () => {
    await writeSetup(folder, setupAnswers.parse({ ...answers, removeSamples: 'no' }));
    expect(readdirSync(join(folder, 'states'))).toEqual(['arizona.yaml', 'florida.yaml']);
    expect(readContent(folder).teachers).toHaveLength(18);
  });

  it.each([
    'New Hampshire, Florida',
    ' new-hampshire\nFLORIDA',
    ['New  Hampshire', 'florida'],
    'new-hampshire florida',
  ])('knows the states in %j', (states) => {
    const known = setupAnswersFor(['arizona', 'florida', 'new-hampshire']);
    expect(known.parse({ ...answers, states }).states).toEqual(['new-hampshire', 'florida']);
  });

  it('keeps each account with its network, whatever its short address', async () => {
    const social = 'https://youtu.be/maple https://m.facebook.com/maple';
    await writeSetup(folder, setupAnswers.parse({ ...answers, social }));
    const [youtube, facebook] = social.split(' ');
    expect(readContent(folder).settings[0]?.data.social).toEqual({ facebook, youtube });
  });

  it('takes the color of a logo, and copies it', async () => {
    const logo = join(folder, 'own.svg');
    writeFileSync(logo, '<svg><path fill="#111111"/><path fill="#5B2A86"/><path fill="#5b2a86"/></svg>');
    expect(logoColor(readFileSync(logo, 'utf8'))).toBe('#5b2a86');
    await writeSetup(folder, setupAnswers.parse({ ...answers, look: logo }));
    const [settings] = readContent(folder).settings;
    expect(settings?.data.brand).toMatchObject({ logo: 'logo.svg', colors: { blue: '#5b2a86' } });
  });

  it.each(['#e08a00', '#5b2a86', '#00ffcc', '#ffffff', '#000000'])(
    'makes %s readable on what it stands on',
    (color) => {
      expect(contrastProblems(brandFrom(color))).toEqual([]);
    },
  );

  it.each([
    ['name', 'A name that is much too long for the bar', 'at most 30'],
    ['website', 'maplelane.test', 'https://'],
    ['events', 'https://calendly.com/m/free', 'three'],
    ['mail', 'hello', 'mail address'],
    ['look', 'purple', 'such as #5b2a86'],
    ['look', '/nowhere/logo.svg', 'no file /nowhere/logo.svg'],
    ['social', 'https://www.tiktok.com/@maple', 'Facebook, Instagram or YouTube'],
    ['social', 'hello', 'starts with https://'],
    ['states', 'Florida, Texas', 'texas: here are arizona, florida, new-hampshire'],
  ])('says what is wrong with %s', (key, value, words) => {
    const schema = setupAnswersFor(['arizona', 'florida', 'new-hampshire']);
    const { error } = schema.safeParse({ ...answers, [key]: value });
    expect(error?.issues.map(({ message }) => message).join()).toContain(words);
  });

  it('stops at a state that is not here', async () => {
    const elsewhere = setupAnswers.parse({ ...answers, states: 'texas' });
    await expect(writeSetup(folder, elsewhere)).rejects.toThrow('texas');
  });
});
