import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allEntries, writtenTexts } from './content-strings.ts';
import { readContent } from './read-content.ts';
import { siteFile } from './site-file.ts';

const content = readContent(siteFile('content'));
const written = allEntries(content).flatMap((entry) =>
  writtenTexts(entry).map(({ path, value }) => ({ place: `${entry.file} ${path.join('.')}`, value })),
);
/** What the drawings say of themselves to whoever does not see them. */
const labels = readdirSync(siteFile('src/drawings')).flatMap((file) =>
  [...readFileSync(siteFile(`src/illustrations/${file}`), 'utf8').matchAll(/ label="([^"]+)"/g)].map(
    ([, value = '']) => ({ place: file, value }),
  ),
);
const texts = [...written, ...labels];

it('reads the drawings’ own words, too', () => {
  expect(labels.length).toBeGreaterThan(20);
});

/** What nobody says in American English, and what they say instead. */
const foreignUsage: readonly [RegExp, string][] = [
  [
    /\b[Ss](it|its|itting|at) (a|an|the|for|your|one|two|full)\b[^.]*\b([Tt]est|[Ee]xam|SAT|ACT)/,
    'take a test',
  ],
  [/\b(a tick|ticks?|ticked)\b/i, 'a check mark, checked off'],
  [/\bsitting (a|an|the|your)\b/i, 'taking'],
  [/\b(marks|marked|marking) (with|against|by|out of|point|scheme|essays?|papers?)\b/i, 'grade or score'],
  [/\b(good|high|low|full|top) marks\b/i, 'grades'],
  [/\btimetabl/i, 'schedule'],
  [
    /\b(whilst|amongst|learnt|spelt|fortnight|pupils?|revision|revise for|headteacher|maths|mum)\b/i,
    'American words',
  ],
  [/\benquir/i, 'inquire'],
  [/\bat the weekend\b/i, 'on the weekend'],
  [
    /\b(colour|favour|behaviour|honour|centre|programme|practise|licence|cheque|organis|recognis|catalogue|travell)/i,
    'American spelling',
  ],
  [/\bquarter(-| of an )hour\b/i, '15 minutes'],
  [/\b(at|to) hand\b/i, 'ready'],
];

it.each(foreignUsage)('says nothing like %s', (pattern, instead) => {
  const found = texts
    .filter(({ value }) => pattern.test(value))
    .map(({ place, value }) => `${place}: ${value}`);
  expect(found, instead).toEqual([]);
});

/** "A map, not a verdict": said now and then it has a point, said often it is a tic. */
it('denies what nobody said at most four times', () => {
  const turns = texts.filter(({ value }) =>
    /(, | and )not (a|an|the|just|only|for|filed|some|as|in|with)\b|\bnever just\b/i.test(value),
  );
  expect(
    turns.map(({ place }) => place).length,
    turns.map(({ value }) => value).join('\n'),
  ).toBeLessThanOrEqual(4);
});
