import { expect, it } from 'vitest';
import { parseInvitee } from './invitee.ts';

const typed = { name: 'Ann', email: 'ann@example.com', note: '' };
const parse = (changes: object) => parseInvitee(new URLSearchParams({ ...typed, ...changes }));

const words = (list: string) => list.split(' ');

it.each([
  ...words("mike&sue@example.com a/b@example.com jo!x@example.com o'neil@example.com a.b+c@example.co.uk"),
  ...words(`ANN@EXAMPLE.COM ${'a'.repeat(65)}@example.com a@${'b'.repeat(63)}.com`),
])('the address %s, which a browser’s mail field accepts, is accepted', (email) =>
  expect(parse({ email }).invitee?.email).toBe(email),
);

it.each([
  [' ann@example.com\t', 'ann@example.com'],
  ['\u00a0ann@example.com\u200b', 'ann@example.com'],
  ['jo@bücher.example', 'jo@xn--bcher-kva.example'],
])('the address %j is stored as %s', (email, stored) => expect(parse({ email }).invitee?.email).toBe(stored));

it.each([
  ...['', 'ann example@example.com', 'a@b.com\nBcc: c@d.com', '"a b"@example.com', 'jo@bü cher.example'],
  ...words(
    '@ ann ann@ @example.com ann@localhost ann@@example.com a,b@example.com a@b..com a@-b.com a@b-.com a@b_c.com',
  ),
  ...words(`jö@b.com jo@bücher..example a@${'b'.repeat(64)}.com ${'a'.repeat(250)}@b.co`),
])('the address %j is refused', (email) => expect(parse({ email }).errors.email).toBeTruthy());

it.each(['José', 'प्रिया', '美玲', 'de’Shawn', 'مریم\u200cسادات', '3', 'Zoë 👩\u200d🏫'])(
  'the name %s is a name',
  (name) => expect(parse({ name }).invitee?.name).toBe(name.normalize()),
);

it.each(['', ' ', '\u2800', '\u0301'.repeat(9), '\u202e', '\u3164', '---'])(
  'the name %j, in which nobody reads a letter, is refused',
  (name) => expect(parse({ name }).errors.name).toBeTruthy(),
);

it('control and bidi characters are taken out of names and notes, not lines of a note', () => {
  const typed = { name: '\u061cAnn\ufff9 \u{e0041}Lee\u202e\u0007', note: 'a\u009b2J\u202eb\n\tc\u2066' };
  expect(parse(typed).invitee).toMatchObject({ name: 'Ann Lee', note: 'a2Jb\n\tc' });
});

it.each(['name', 'email', 'note'])('a %s that is too long says how long it may be', (field) =>
  expect(parse({ [field]: 'x'.repeat(1001) }).errors).toMatchObject({ [field]: expect.stringMatching(/\d/) }),
);

it.each([
  ['gmial.com', 'gmail.com'],
  ['GMAILL.com', 'gmail.com'],
  ['yaho.com', 'yahoo.com'],
  ['icloud.co', 'icloud.com'],
])('an address at %s is asked about, then corrected or kept', (host, meant) => {
  const [email, corrected] = [`Ann@${host}`, `Ann@${meant}`];
  expect(parse({ email })).toMatchObject({ invitee: null, suggestion: corrected });
  expect(parse({ email, suggestion: 'use' })).toMatchObject({
    typed: { email: corrected },
    invitee: null,
    errors: {},
  });
  expect(parse({ email, suggestion: 'keep' }).invitee?.email).toBe(email);
});

it.each(['gmail', 'gmial'])('an address at %s is asked about, and not taken as it is', (host) => {
  expect(parse({ email: `ann@${host}` }).suggestion).toBe('ann@gmail.com');
  expect(parse({ email: `ann@${host}`, suggestion: 'keep' }).errors.email).toMatch(/@example\.com/);
});

it.each(words('gmail.com Yahoo.com ymail.com mail.com yahoo.ca gmail.example'))(
  'accepts an address at %s without a question',
  (host) => expect(parse({ email: `ann@${host}` }).invitee?.email).toBe(`ann@${host}`),
);
