import { domainToASCII } from 'node:url';
import { z } from 'zod';

/** What a visitor tells about themselves in the form. */
export interface Invitee {
  readonly name: string;
  readonly email: string;
  readonly note: string;
}

/** Longest texts that the form takes, in characters. */
export const maxLengths = { name: 100, email: 254, note: 1000 } as const;

/** What to do about a wrong field, by its name. */
export type FieldErrors = Readonly<Partial<Record<keyof Invitee, string>>>;

const tooLong = (field: keyof Invitee, label: string) =>
  `Shorten your ${label} to ${maxLengths[field]} characters.`;

/**
 * Control and direction characters, and others that nobody sees. Kept are line breaks, tabs, the two joiners that
 * Persian, Indic and emoji spellings need, and the variation selectors of emoji.
 */
const invisible = /(?![\n\t\u200c\u200d\ufe0e\ufe0f])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

const visibleText = () =>
  z
    .string()
    .overwrite((text) => text.toWellFormed().replace(invisible, ''))
    .normalize()
    .trim();

/** The address with its host in the letters that mail is sent with; a browser's own field does the same. */
export function normalizeEmail(typed: string): string {
  const email = typed.replace(invisible, '').trim();
  const [, local, host = ''] = /^([^@]*)@([^@]*)$/.exec(email) ?? [];
  return /[^\p{ASCII}]/u.test(host) ? `${local}@${domainToASCII(host)}` : email;
}

const inviteeForm = z.object({
  // Fillers of the Korean script are letters, too, but they are taken out before.
  name: visibleText()
    .regex(/[\p{L}\p{N}]/u, 'Enter your name.')
    .max(maxLengths.name, tooLong('name', 'name')),
  email: z
    .string()
    .overwrite(normalizeEmail)
    .min(1, { error: 'Enter your email address.', abort: true })
    .max(maxLengths.email, { error: tooLong('email', 'email address'), abort: true })
    // What <input type="email"> accepts: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
    .regex(z.regexes.html5Email, 'Enter an email address such as name@example.com.'),
  note: visibleText().max(maxLengths.note, tooLong('note', 'note')),
});

const mailHosts = [
  ...['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com'],
  ...['comcast.net', 'verizon.net', 'bellsouth.net'],
];
/** Hosts of real addresses that look like a slip in one of `mailHosts`. */
const similarHosts = ['ymail.com', 'mail.com', 'email.com'];

/** Whether one letter too many, too few or wrong, or two exchanged ones, tell the texts apart. */
function isOneSlipAway(typed: string, meant: string): boolean {
  const shorter = Math.min(typed.length, meant.length);
  let start = 0;
  while (start < shorter && typed[start] === meant[start]) start += 1;
  let end = 0;
  while (end < shorter - start && typed.at(-1 - end) === meant.at(-1 - end)) end += 1;
  const wrong = typed.slice(start, typed.length - end);
  const right = meant.slice(start, meant.length - end);
  return (wrong.length < 2 && right.length < 2) || (wrong.length === 2 && right === wrong[1]! + wrong[0]!);
}

/** The address that was probably meant, when its host looks like a slip in that of a common mail service. */
function suggestEmail(typed: string): string | undefined {
  const [local, typedHost = ''] = normalizeEmail(typed).split('@');
  const host = typedHost.toLowerCase();
  if ([...mailHosts, ...similarHosts].includes(host)) return undefined;
  const meant = mailHosts.find((known) => isOneSlipAway(host, known));
  return meant && `${local}@${meant}`;
}

/**
 * The texts of a submitted form; a missing field is empty. They are as typed, but for an address whose suggestion the
 * visitor accepts.
 */
export function typedFields(form: URLSearchParams): Invitee {
  const field = (name: string) => form.get(name) ?? '';
  const email = field('email');
  const meant = form.get('suggestion') === 'use' ? suggestEmail(email) : undefined;
  return { name: field('name'), email: meant ?? email, note: field('note').replace(/\r\n?/g, '\n') };
}

/** Whether the visitor has said that an address that looks mistyped is right. */
export const keepsAddress = (form: URLSearchParams): boolean => form.get('suggestion') === 'keep';

/** What the check of a form found: the invitee, or null and what is wrong. */
export interface CheckedInvitee {
  readonly invitee: Invitee | null;
  readonly errors: FieldErrors;
  /** The address that was probably meant. */
  readonly suggestion?: string;
}

/** Checks and tidies what was typed. @param isSure whether an address that looks mistyped is right. */
export function parseInvitee(typed: Invitee, isSure: boolean): CheckedInvitee {
  const result = inviteeForm.safeParse(typed);
  if (result.success) {
    const suggestion = isSure ? undefined : suggestEmail(result.data.email);
    if (suggestion === undefined) return { invitee: result.data, errors: {} };
    const email = `Is that ${suggestion.split('@')[1]}?`;
    return { invitee: null, errors: { email }, suggestion };
  }
  const { fieldErrors } = z.flattenError(result.error);
  const first = Object.entries(fieldErrors).map(([field, messages]) => [field, messages[0]]);
  return { invitee: null, errors: Object.fromEntries(first) as FieldErrors };
}
