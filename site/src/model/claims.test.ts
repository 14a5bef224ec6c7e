import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { claimProblems, claimUses, unconfirmedWords, unusedClaims } from './claims.ts';
import type { Content } from './content.ts';
import { readContent } from './read-content.ts';

const shipped = readContent(fileURLToPath(new URL('../../content', import.meta.url)));

function changed(change: (content: Content) => void): Content {
  const content = structuredClone(shipped);
  change(content);
  return content;
}
function claimOf(content: Content, id: string) {
  const found = content.claims.find((entry) => entry.id === id);
  if (!found) throw new Error(`There is a claim ${id}.`);
  return found.data;
}
const setFaq = (answer: string) =>
  changed(({ faq: [first] }) => {
    if (first) Object.assign(first, { written: {}, data: { ...first.data, answer: [answer] } });
  });

describe('the claims', () => {
  it('each stand somewhere, and no figure stands outside of the ledger', () => {
    expect(unusedClaims(shipped).map(({ id }) => id)).toEqual([]);
    expect(claimProblems(shipped)).toEqual([]);
  });

  it('are printed with their place, their day and their holder, and the badges with them', () => {
    const command = fileURLToPath(new URL('../../../scripts/claims.ts', import.meta.url));
    const printed = execFileSync(process.execPath, [command], { encoding: 'utf8' });
    const row = (start: string) => printed.split('\n').find((line) => line.startsWith(`| ${start}`)) ?? '';
    for (const { id, data } of shipped.claims)
      expect(row(`${id}: ${data.value}`), id).toMatch(/not confirmed/);
    expect(row('students:')).toMatch(/pages\/home\.yaml.*nobody yet/);
    expect(printed.match(/: (Approved Vendor|State Funded) /g)).toHaveLength(2 * shipped.states.length);
  });

  it('are found by their placeholder, or by the words that make them in passing', () => {
    expect(claimUses(shipped, claimOf(shipped, 'students'))).toEqual([
      { file: 'pages/home.yaml', field: 'claims[0].value' },
    ]);
    expect(claimUses(shipped, claimOf(shipped, 'licensed')).length).toBeGreaterThan(50);
  });

  it('are found on a page while nobody has confirmed them', () => {
    const claims = structuredClone(shipped.claims.map(({ data }) => data));
    const found = () => {
      const words = unconfirmedWords(claims);
      const text = '1,500+ miles; 500+ students, 85% and $3,000+, by Licensed teachers, unlicensed';
      return words === undefined ? [] : [...text.matchAll(new RegExp(words, 'giu'))].map(([one]) => one);
    };
    expect(found()).toEqual(['500+', '85%', '$3,000+', 'Licensed']);
    for (const claim of claims) claim.confirmed = '2026-11-01';
    expect(found()).toEqual([]);
  });

  it('say no more than there is', () => {
    const few = changed((content) => (content.teachers = content.teachers.slice(0, 15)));
    expect(claimProblems(few)).toMatchObject([
      { file: 'claims.yaml', value: '16+', allowed: expect.stringContaining('15 teachers') as string },
    ]);
    expect(claimProblems(changed((content) => (content.teachers = content.teachers.slice(0, 16))))).toEqual(
      [],
    );
  });

  it.each([
    ['We have 900+ families.', 'give it an entry in claims.yaml'],
    ['We answer within 24 hours.', 'write {{claim.reply}} or {{claim.notice}}'],
    ['A 5-star tutor.', 'write {{claim.rating}}'],
  ])('stops at a figure that a text writes out: %s', (text, allowed) => {
    expect(claimProblems(setFaq(text))).toMatchObject([
      { file: 'faq.yaml', allowed: expect.stringContaining(allowed) as string },
    ]);
  });

  it('stand only where they may', () => {
    const elsewhere = setFaq('500+ students');
    for (const entry of elsewhere.faq.slice(0, 1))
      entry.written = { 'answer[0]': '{{claim.students}} students' };
    expect(claimProblems(elsewhere)).toMatchObject([{ file: 'faq.yaml', value: '{{claim.students}}' }]);
  });
});
