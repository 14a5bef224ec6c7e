/** The pages of tests show what their entries say: today's figures first, earlier ones beside them. */
import { describe, expect, it } from 'vitest';
import { builtPage, mainOf, textOf } from '../e2e/built-pages.ts';
import { durationLabel } from '../site/src/lib/format.ts';
import { getContent } from '../site/src/model/content-cache.ts';
import type { ExamSection } from '../site/src/model/exam.ts';

const exams = getContent().exams.map(({ data }) => data);

function table(path: string, caption: string): string[][] {
  const found = mainOf(path)
    .querySelectorAll('table')
    .find((one) => one.querySelector('caption')?.text === caption);
  const rows = found?.querySelector('tbody')?.querySelectorAll('tr') ?? [];
  return rows.map((row) => row.querySelectorAll('th, td').map(textOf));
}

const length = (minutes = 0) => durationLabel(minutes).replaceAll('\u00a0', ' ');

/** Name, minutes and questions, as the table of sections shows them. */
const sectionCells = ({ name, remark, minutes, questions }: ExamSection): string[] => [
  remark ? `${name} (${remark})` : name,
  String(minutes),
  questions === undefined ? '–not listed' : String(questions),
];

/** How the heading of a format begins. */
const headings = { today: /^(Today|[A-Z/]+):/, earlier: /^(Earlier|Figures we listed before)/ };
/** The place of a format among the page's own: its heading says which. */
const layer = (path: string, format: keyof typeof headings) =>
  mainOf(path)
    .querySelectorAll('#timing h3')
    .find(({ text }) => headings[format].test(text));

describe.each(exams)('the page of the $examName', ({ examName, page: { address }, facts }) => {
  const { today, figures, score } = facts;

  it('gives scores and length, and the source of both with its day', () => {
    const main = mainOf(address);
    expect(textOf(main)).toContain(`${score.min}–${score.max}`);
    if (today.minutes !== undefined) expect(textOf(layer(address, 'today'))).toContain(length(today.minutes));
    const source = main.querySelector(`a[href="${today.checked.url}"]`)?.closest('p');
    expect(source?.querySelector('time')?.getAttribute('datetime')).toBe(today.checked.asOf);
  });

  it('lists its sections and levels', () => {
    const levels = table(address, `${examName}, level by level`).map(([name]) => name);
    expect(levels).toEqual(today.levels.map(({ name, grades }) => `${name}, ${grades}`));
    const parts = [{ of: examName, sections: today.sections }];
    for (const { name, sections } of today.levels) parts.push({ of: `${examName}, ${name} Level`, sections });
    for (const { of, sections } of parts) {
      const rows = table(address, `${of}, section by section`);
      expect(rows.map((row) => row.slice(0, 3))).toEqual(sections.map(sectionCells));
    }
  });

  it('gives each figure with its source and day, or as the business’s own', () => {
    const main = mainOf(address);
    for (const { value, today: published } of figures) {
      expect(textOf(main)).toContain(published?.value ?? value);
      if (published) expect(main.querySelector(`a[href="${published.url}"]`)).not.toBeNull();
      else expect(textOf(main)).toContain('(our estimate)');
    }
  });
});

const changed = exams.filter(({ facts: { today, earlier } }) => earlier && earlier.minutes !== today.minutes);

describe.each(changed)('what changed of the $examName', ({ page: { address }, facts }) => {
  const [now, before] = [facts.today.minutes, facts.earlier?.minutes].map(length);
  /** Figures without years were never a real format of the test. */
  const former = `${facts.earlier?.years ? 'Earlier' : 'Figures we listed before:'} ${before}`;

  it('stands on the overview and on its page, without a click', () => {
    const card = mainOf('/test-prep')
      .querySelectorAll('#tests li')
      .find((one) => one.querySelector(`a[href="${address}"]`));
    const lengths = card?.querySelectorAll('dd').map(textOf) ?? [];
    expect(lengths[0]).toBe(now);
    expect(lengths.some((text) => text.startsWith(former))).toBe(true);

    const [first, second] = [layer(address, 'today'), layer(address, 'earlier')];
    expect(textOf(first)).toContain(now);
    expect(textOf(second)).toContain(before);
    for (const shown of [card, first, second])
      expect(Boolean(shown?.closest('details, [hidden], [popover]'))).toBe(false);
    const text = textOf(mainOf(address));
    expect(text.indexOf(textOf(first))).toBeLessThan(text.indexOf(textOf(second)));
  });

  it('is no heading, title or structured data that gives an earlier length as today’s', () => {
    const spelled = before?.replace(' hr', ' hours').replace(' min', ' minutes');
    const earlier = new RegExp(`\\b(${spelled}|${before})(?! \\d)\\b`);
    const { root } = builtPage(address);
    const told = root.querySelectorAll('title, h1, h2, script[type="application/ld+json"]');
    expect(told.map(textOf).filter((text) => earlier.test(text))).toEqual([]);
  });
});
