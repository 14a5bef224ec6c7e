import { expect, it } from 'vitest';
import { parseInvitee } from './invitee.ts';

const typed = { name: 'Ann', email: 'ann@example.com', note: '' };
const parse = (changes: object) => parseInvitee(new URLSearchParams({ ...typed, ...changes }));

const words = (list: string) => list.split(' ');

it.each([
  ...words("mike&sue@example.com a/b@example.com jo!x@example.com o'neil@example.com a.b+c@example.co.uk"),
  ...words('{a}|b~c^d`e=f?g*h%i$j#k@example.com .a..b.@example.com a@b jo@xn--bcher-kva.example 1@1.1'),
  ...words(`ANN@EXAMPLE.COM ${'a'.repeat(65)}@example.com a@${'b'.repeat(63)}.com`),
])('the address %s, which a browser’s mail field accepts, is accepted', (email) =>
  expect(parse({ email }).invitee?.email).toBe(email),
);

it.each([
  [' ann@example.com\t', 'ann@example.com'],
  ['\u00a0ann@example.com\u200b', 'ann@example.com'],
  ['jo@bücher.example', 'jo@xn--bcher-kva.example'],
  ['jo@日本語.example', 'jo@xn--wgv71a119e.example'],
])('the address %j is stored as %s', (email, stored) => expect(parse({ email }).invitee?.email).toBe(stored));

it.each([
  ...['', 'ann example@example.com', 'a@b.com\nBcc: c@d.com', '"a b"@example.com', 'jo@bü cher.example'],
  ...words('@ ann ann@ @example.com ann@@example.com a,b@example.com a@b..com a@-b.com a@b-.com a@b_c.com'),
  ...words(`jö@b.com jo@bücher..example a@${'b'.repeat(64)}.com ${'a'.repeat(250)}@b.co`),
])('the address %j is refused', (email) => expect(parse({ email }).errors.email).toBeTruthy());

it.each([
  ...words('José Jose\u0301 प्रिया 美玲 de’Shawn נעמה مریم\u200cسادات 김하늘 3'),
  ...['Zoë 👩\u200d🏫', 'X Æ A-12'],
])('the name %s is a name', (name) => expect(parse({ name }).invitee?.name).toBe(name.normalize()));

it.each([
  ...['', ' ', '\u2800', '\u0301'.repeat(9), '\u202e'],
  ...words('\u200d \u200c\u200d \u3164 \u115f\u1160 \uffa0 \u034f \ufe0f \u{e0041} \u2060\ufeff --- ...'),
])('the name %j, in which nobody reads a letter, is refused', (name) =>
  expect(parse({ name }).errors.name).toBeTruthy(),
);

it('control and bidi characters are taken out of names and notes, not lines of a note', () => {
  const invitee = parse({
    name: '\u061cAnn\ufff9 \u{e0041}Lee\u202e\u0007',
    note: 'a\u009b2J\u202eb\n\tc\u2066',
  }).invitee;
  expect([invitee?.name, invitee?.note]).toEqual(['Ann Lee', 'a2Jb\n\tc']);
});

it.each(['name', 'email', 'note'])('a %s that is too long says how long it may be', (field) =>
  expect(parse({ [field]: 'x'.repeat(1001) }).errors).toMatchObject({ [field]: expect.stringMatching(/\d/) }),
);

it.each([
  ...['gmial.com gmail.com', 'gmail.con gmail.com', 'GMAILL.com gmail.com', 'yaho.com yahoo.com'],
  ...['hotmial.com hotmail.com', 'outlok.com outlook.com', 'icloud.co icloud.com'],
])('an address at %s is asked about, then corrected or kept', (hosts) => {
  const [host, meant] = words(hosts);
  const [email, corrected] = [`Ann@${host}`, `Ann@${meant}`];
  expect(parse({ email })).toMatchObject({ invitee: null, suggestion: corrected });
  expect(parse({ email, suggestion: 'use' }).invitee?.email).toBe(corrected);
  expect(parse({ email, suggestion: 'keep' }).invitee?.email).toBe(email);
});

it.each(words('gmail.com Yahoo.com ymail.com mail.com aon.com yahoo.ca hotmail.co.uk gmail.example a'))(
  'accepts an address at %s without a question',
  (host) => expect(parse({ email: `ann@${host}` }).invitee?.email).toBe(`ann@${host}`),
);
