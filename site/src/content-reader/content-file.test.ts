import { describe, expect, it } from 'vitest';
import { parseFile } from './content-file.ts';
import { ContentError, describeIssue } from './content-issue.ts';

/** The issues of a file, one line each; empty if it can be read. */
function linesAbout(text: string | Uint8Array, file = 'page.yaml'): string[] {
  try {
    parseFile(file, typeof text === 'string' ? Buffer.from(text) : text);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.issues.map(describeIssue);
    throw error;
  }
}

const dataOf = (text: string): unknown => parseFile('page.yaml', Buffer.from(text)).data;

describe('a text that YAML would cut or change is refused with its line', () => {
  it.each([
    ['a comment in a text', 'id: 1\nquote: she is now our #1 teacher\nname: Jo', 2, '#'],
    ['a comment where a text begins', 'title: #1 in Texas', 1, '#'],
    ['a comment between the lines of a text', 'lead: We teach\n  # all\n  of it', 3, 'begins with #'],
    ['a comment for a whole item', 'items:\n  - #1 course', 2, '#'],
    ['a comment behind a comma', '{ note: Math, #1 in town\n  to: /faq }', 1, '#'],
    ['an exclamation mark', 'lead: !Questions that parents ask', 1, 'exclamation mark'],
    ['an ampersand', 'lead: &more questions', 1, 'ampersand'],
    ['an asterisk', 'id: 1\nheading: *Ask* us anything', 2, 'asterisk'],
    ['an at sign', 'lead: @home and at school', 1, 'sign that means something'],
    ['a percent sign', 'lead: %50 off', 1, 'sign that means something'],
    ['a hyphen', 'lead: - who', 1, 'quotation marks'],
    ['a colon', 'lead: Note: bring a pencil', 1, 'colon'],
    ['a quotation mark in the middle', "lead: 'It's here'", 1, 'quotation marks'],
    ['a quotation mark that is not closed', "lead: 'Bring a pencil", 1, 'quotation mark'],
    ['a backslash', 'lead: "50 \\% of it"', 1, 'single quotation marks'],
    ['a tab before a field', 'id: 1\n\tname: Jo', 2, 'spaces'],
    ['a field that stands twice', 'id: 1\nid: 2', 2, 'twice'],
    ['a field without a colon', 'lead Bring a pencil\nid: 1', 1, 'colon'],
    ['a field behind the end', 'id: 1\n...\nlead: Bring', 3, 'a file is one'],
    ['two versions', 'id: 1\n<<<<<<< HEAD\nlead: A\n=======\nlead: B\n>>>>>>> edited', 2, 'two versions'],
  ])('%s', (_what, text, line, says) => {
    const lines = linesAbout(text);
    expect(lines).toEqual([expect.stringContaining(says)]);
    expect(lines[0]).toMatch(new RegExp(`^fixture/content/page\\.yaml:${line} `));
  });

  it('names each of several', () => {
    expect(linesAbout('a: our #1\nb: !x\nc: z')).toMatchInlineSnapshot(`
      [
        "fixture/content/page.yaml:1  (YAML): a: our #1 – put the text in quotation marks: what stands behind # is not shown. A comment needs a line of its own",
        "fixture/content/page.yaml:2  (YAML): b: !x – put the text in quotation marks: it starts with an exclamation mark",
      ]
    `);
  });

  it('in the fields of a Markdown file, too', () => {
    expect(linesAbout('---\nheading: Our #1 text\n---\nText\n', 'legal/terms.md')[0]).toContain(
      'terms.md:2 ',
    );
    expect(linesAbout('heading: Text\n', 'legal/terms.md')[0]).toContain('two lines of ---');
  });
});

it.each([
  'order: 3 # comment',
  "name: 'Jo' # comment",
  'url: https://example.com/a#b # comment',
  '# comment\nname: Jo\n# comment\n',
  'photo: # comment\n  file: jo.jpg',
  'focus: { x: 40, y: 30 } # comment',
  'lead: > # comment\n  Text with #1',
  'lead: C#, F# and a#b',
])('a comment stays one: %j', (text) => {
  expect(linesAbout(text)).toEqual([]);
});

it.each(['>', '|-'])('a text below %s ends with its last word', (sign) => {
  expect(dataOf(`lead: ${sign}\n  We are #1: yes\n\nid: 1\n`)).toEqual({ lead: 'We are #1: yes', id: 1 });
});

describe('bytes that are not UTF-8', () => {
  const text = 'id: 1\nname: José\n';
  const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le');
  it.each([
    ['Windows-1252', Buffer.from(text, 'latin1'), 2],
    ['UTF-16', utf16, 1],
    ['UTF-16 without a mark', utf16.subarray(2), 1],
    ['half a letter at the end', Buffer.from(text).subarray(0, -2), 2],
  ])('are refused: %s', (_what, bytes, line) => {
    const lines = linesAbout(bytes);
    expect(lines).toEqual([
      expect.stringMatching(new RegExp(`page\\.yaml:${line} .*save the file again.*UTF-8`)),
    ]);
  });
  it.each(['José', 'de’Shawn'])('are refused once they were saved as such: %s', (name) => {
    const windows1252: Record<number, string> = { 0x80: '€', 0x99: '™', 0x9c: 'œ' };
    const wrong = [...Buffer.from(name)]
      .map((byte) => windows1252[byte] ?? String.fromCharCode(byte))
      .join('');
    expect(linesAbout(`id: 1\nname: ${wrong}`)).toEqual([expect.stringMatching(/yaml:2 .*another encoding/)]);
  });
});

describe('characters', () => {
  it.each([
    ['\0', 'U+0000'],
    ['\u00AD', 'U+00AD'],
    ['\u200B', 'U+200B'],
    ['\u202E', 'U+202E'],
    ['\uFFFD', 'U+FFFD'],
  ])('that nobody sees are refused by their code: %j', (character, code) => {
    const [said = '', ...others] = linesAbout(`id: 1\nname: Pat${character} Avery`);
    expect(said).toContain('page.yaml:2 ');
    expect(said).toContain(code);
    expect(said).not.toContain(character);
    expect(others).toEqual([]);
  });

  it('that look like spaces do not indent', () => {
    const lines = linesAbout('photo:\n\u00A0\u00A0file: jo.jpg\n \u2003alt: Jo');
    expect(lines).toEqual([
      expect.stringMatching(/yaml:2 .*U\+00A0/),
      expect.stringMatching(/yaml:3 .*U\+2003/),
    ]);
  });

  it('are refused where they are written as an escape, in a comment, and below the fields', () => {
    expect(linesAbout('name: "Pat\\u202e Avery"')).toEqual([expect.stringContaining('U+202E')]);
    expect(linesAbout('# Pat\u202e\nid: 1')).toEqual([expect.stringContaining('U+202E')]);
    expect(linesAbout('---\nid: 1\n---\nText\u00AD\n', 'a.md')).toEqual([expect.stringMatching(/a\.md:4 /)]);
  });

  it.each(['प्रिया', 'می‌خواهم', '👩🏽‍🏫 Zoë', 'NBSP\u00A0here', '90–100 €'])(
    'of every script are read as they are: %s',
    (name) => {
      expect(dataOf(`name: ${name}`)).toEqual({ name: name.normalize('NFC') });
    },
  );

  it('of letters with accents are composed', () => {
    expect(dataOf('name: Jose\u0301')).toEqual({ name: 'José' });
  });

  it('of Windows and of old Macs end lines', () => {
    expect(dataOf('\uFEFFid: 1\r\nname: Jo\rage: 3\r\n')).toEqual({ id: 1, name: 'Jo', age: 3 });
  });
});

it('knows the line of a part of the text below the fields', () => {
  const { lineOf } = parseFile('a.md', Buffer.from('---\nid: 1\n---\n\nOne\n[two](/a)\n'));
  expect(lineOf(['(text)'], '/a')).toBe(6);
  expect(lineOf(['id'])).toBe(2);
});
