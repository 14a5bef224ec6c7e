import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readContent } from '../../site/src/content-reader/read-content.ts';
import { contentFolder } from '../../site/src/model/site-file.ts';
import { setUp } from './setup.ts';

const folder = mkdtempSync(join(tmpdir(), 'setup-'));
cpSync(contentFolder, folder, { recursive: true });
const settingsFile = join(folder, 'settings.yaml');
writeFileSync(settingsFile, `# My notes.\n${readFileSync(settingsFile, 'utf8')}`);
// A claim that no text includes, but on which figures depend.
appendFileSync(join(folder, 'claims.yaml'), '- { id: earlier-figures, value: We listed these before. }\n');
// A claim that is removed with its exam.
appendFileSync(
  join(folder, 'claims.yaml'),
  "- { id: fact-ap, value: '{{#exams.ap}}There are forty.{{/exams.ap}}' }\n",
);
// A claim that includes another one.
appendFileSync(
  join(folder, 'claims.yaml'),
  "- { id: policy-makeup, value: 'You have {{claim.reply}} to ask for another time.' }\n",
);
const examFile = join(folder, 'exams/sat.yaml');
writeFileSync(
  examFile,
  readFileSync(examFile, 'utf8').replace('  earlier:\n', '  earlier:\n    claim: earlier-figures\n'),
);
const homeFile = join(folder, 'pages/home.yaml');
writeFileSync(
  homeFile,
  readFileSync(homeFile, 'utf8').replace(
    'label: happy students',
    "label: 'happy students of **{{business.name}}**'",
  ),
);
afterAll(() => rmSync(folder, { recursive: true }));

/** The owner's answers, each used once, by words of the question; all other questions get Enter. */
const answers: [asked: RegExp, ...answers: string[]][] = [
  [/business called/, 'Oak and Elm Tutors'],
  [/founded/, 'Nora Oak'],
  [/phone number/, '(239) 201-4455', '+1 239 201 4455'],
  [/on Facebook/, 'https://www.facebook.com/oak'],
  [/address of your blog/, '-'],
  [/page with your reviews/, '-'],
  [/color of buttons/, '#FFEE00', '#2346C7'],
  [/scheduling service/, 'calendly'],
  [/page for the free call/, 'https://calendly.com/oak/free'],
  [/calls about test prep/, 'https://calendly.com/oak/tests'],
  // Only the refused answer is given again.
  [/calls with school districts/, 'oak/districts', 'https://calendly.com/oak/districts'],
  [/Pages to leave out/, '/downloads', '/are-you-a-teacher, /podcast'],
  [/day of your privacy policy/, '2026-12-01'],
  [/lawyer read your privacy policy/, 'yes'],
  [/reviewed your accessibility statement/, '2026-12-02'],
  // Each question includes a text with the claim, since "24 hours" alone would be unclear.
  [
    /^\[500\+\] happy students of Oak and Elm Tutors\n +How many students there were\.\n +Said in pages\/[^]*keeps the proof/m,
    'Our records',
  ],
  [/Enter keeps “500\+”/, '600+'],
  [/\[M\.Ed\][^]*keeps the proof/, 'Office folder', 'Office folder'],
  [/Enter keeps “M\.Ed”/, 'Office folder'],
  [/\[What insurance says\.\][^]*keeps the proof/, '-'],
  [/\[24 hours\][^]*keeps the proof/, '-'],
  [/We listed these before/, '-'],
  [/There are forty/, '-'],
  [/minutes a session can last/, '45 and 60 minutes'],
  [/minutes of the free call/, 'ten', '20'],
  [/call runs on/, 'Zoom'],
  [/Florida, “Approved Vendor”/, '2026-11-02'],
  [/Florida, “State Funded”/, '-'],
];

it('asks what only the owner knows, refuses wrong answers at once, and writes the right ones', async () => {
  const said: string[] = [];
  const asked: string[] = [];
  await setUp(folder, {
    ask: (question) => {
      asked.push(question);
      const known = answers.find(([asked, ...left]) => left.length > 0 && asked.test(question));
      return Promise.resolve(String(known?.splice(1, 1)[0] ?? ''));
    },
    say: (text) => void said.push(text),
  });
  const { settings, claims, states, legal, pages } = readContent(folder);
  expect(settings[0]?.data).toMatchObject({
    business: {
      name: 'Oak and Elm Tutors',
      founder: 'Nora Oak',
      phone: '+1 239 201 4455',
      sessionMinutes: [45, 60],
      callMinutes: 20,
    },
    call: { tool: 'Zoom' },
    social: { facebook: 'https://www.facebook.com/oak' },
    brand: { colors: { action: '#2346c7' } },
    scheduler: { provider: 'calendly', events: { 'test-prep': 'https://calendly.com/oak/tests' } },
  });
  expect(settings[0]?.data.hiddenPages).toEqual(['/are-you-a-teacher', '/podcast']);
  expect(asked.filter((question) => question.includes('who apply'))).toEqual([]);
  expect(settings[0]?.data).not.toHaveProperty('blog');
  expect(settings[0]?.data).not.toHaveProperty('reviews');
  expect(asked.filter((question) => question.includes('widget'))).toEqual([]);
  expect(settings[0]?.data.samples).toEqual([
    'business.legalName',
    'business.state',
    'business.copyrightYear',
  ]);
  expect(claims.find(({ id }) => id === 'students')?.data).toMatchObject({
    value: '600+',
    holder: 'Our records',
  });
  expect(claims.find(({ id }) => id === 'degrees')?.data).toMatchObject({
    value: 'M.Ed',
    holder: 'Office folder',
  });
  expect(claims.map(({ id }) => id)).not.toContain('insurance');
  expect(claims.map(({ id }) => id)).not.toContain('earlier-figures');
  expect(claims.map(({ id }) => id)).not.toContain('fact-ap');
  const [florida] = states;
  expect(florida?.data).toMatchObject({
    approvedVendor: { status: 'confirmed', date: '2026-11-02' },
    stateFunded: { status: 'none' },
  });
  const policy = legal.find(({ id }) => id === 'privacy-policy');
  expect(policy?.data).toMatchObject({
    effective: '2026-12-01',
    dateLabel: 'Last updated 12/1/2026',
    draft: false,
  });
  const contact = pages.find(({ id }) => id === 'contact-us');
  expect(contact?.data).toMatchObject({ accessibility: { date: '2026-12-02' } });
  // A wrong phone number, a text for a number, a color with too little contrast, a holder as a value, and a claim that the texts need.
  expect(said.join('\n')).toMatch(
    /must be written as \+1 239 201 4455[^]*callMinutes: ten[^]*a contrast of[^]*is its holder[^]*is no claim[^]*Taken out\. No text depends on it/,
  );
  const written = 'In new words, write {{claim.reply}} for 24 hours';
  expect(asked.join('\n')).toContain(written);
  expect(asked.join('\n').replace(written, '')).not.toMatch(/\{\{|\*\*/);
  expect(readFileSync(settingsFile, 'utf8')).toMatch(/^# My notes\.\n/);
});

it('asks for the claims alone, and again for those confirmed in one go', async () => {
  const claimsFile = join(folder, 'claims.yaml');
  const confirmed = ", holder: Records, confirmed: '2026-11-01' }";
  writeFileSync(
    claimsFile,
    readFileSync(join(contentFolder, 'claims.yaml'), 'utf8').replaceAll(/ \}$/gm, confirmed),
  );
  const asked: string[] = [];
  const ask = (question: string) => {
    asked.push(question);
    return Promise.resolve('');
  };
  await setUp(folder, { ask, say: () => undefined }, 'claims');
  expect(asked.join('\n')).not.toContain('business called');
  const { claims } = readContent(folder);
  expect(claims.filter(({ data }) => data.confirmed === '2026-11-01' || data.holder !== 'Records')).toEqual(
    [],
  );
});

it('shows the pages that the owner left out, without those that go with them', async () => {
  const settings = readFileSync(settingsFile, 'utf8').replace(/^hiddenPages:.*(\n {2,}.*)*\n/m, '');
  writeFileSync(settingsFile, `${settings}hiddenPages: [/school-districts]\n`);
  const asked: string[] = [];
  const ask = (question: string) => {
    asked.push(question);
    return Promise.resolve('');
  };
  await setUp(folder, { ask, say: () => undefined });
  expect(asked.find((question) => question.startsWith('Pages to leave out'))).toContain(
    '[/school-districts; ',
  );
});
