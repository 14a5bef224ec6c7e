import { domainToASCII } from 'node:url';
import { z } from 'zod';

/** Longest texts that the form takes, in characters. */
export const maxLengths = { name: 100, email: 254, note: 1000 } as const;

export type Invitee = Readonly<Record<keyof typeof maxLengths, string>>;

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
    .overwrite((text) => text.replace(invisible, ''))
    .normalize()
    .trim();

/** The address with its host in the letters that mail is sent with; a browser's own field does the same. */
export function normalizeEmail(typed: string): string {
  const email = typed.replace(invisible, '').trim();
  const [, local, host = ''] = /^([^@]*)@([^@]*)$/.exec(email) ?? [];
  return /[^\p{ASCII}]/u.test(host) ? `${local}@${domainToASCII(host)}` : email;
}

const emailHint = 'Write it like name@example.com.';

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
    .regex(z.regexes.html5Email, emailHint),
  note: visibleText().max(maxLengths.note, tooLong('note', 'note')),
});

const mailHosts = ['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com', 'comcast.net'];
/** Real hosts that look like a misspelling of one of `mailHosts`. */
const similarHosts = ['ymail.com', 'mail.com', 'email.com'];

const withoutOneLetter = (text: string) =>
  Array.from(text, (_, index) => text.slice(0, index) + text.slice(index + 1));

/**
 * The address that was probably meant, if its host is a common one without ".com", or with one letter wrong, missing,
 * added or moved.
 */
function suggestEmail(email: string): string | undefined {
  const [local, typed = ''] = email.split('@');
  const host = typed.toLowerCase();
  if ([...mailHosts, ...similarHosts].includes(host)) return undefined;
  const slips = [host, ...withoutOneLetter(host)];
  const meant = mailHosts.find((known) => {
    const name = host.includes('.') ? known : known.split('.')[0]!;
    return [name, ...withoutOneLetter(name)].some((slip) => slips.includes(slip));
  });
  return meant && `${local}@${meant}`;
}

/** A validated form: the submitted values, and either the normalized invitee or the errors. */
export interface CheckedForm {
  readonly typed: Invitee;
  readonly invitee: Invitee | null;
  readonly errors: FieldErrors;
  /** The address that was probably meant; the next submission says whether it was. */
  readonly suggestion?: string;
}

/** Validates a submitted form, treating a missing field as empty; `suggestion` is the address suggested before. */
export function parseInvitee(form: URLSearchParams): CheckedForm {
  const text = (name: string) => form.get(name) ?? '';
  const typed = { name: text('name'), email: text('email'), note: text('note').replace(/\r\n?/g, '\n') };
  const result = inviteeForm.safeParse(typed);
  if (!result.success) {
    const { fieldErrors } = z.flattenError(result.error);
    const first = Object.entries(fieldErrors).map(([field, messages]) => [field, messages[0]]);
    return { typed, invitee: null, errors: Object.fromEntries(first) as FieldErrors };
  }
  const invitee = result.data;
  const answer = text('suggestion');
  const email = suggestEmail(invitee.email);
  // A browser's email field also accepts a host without a dot, which no mail reaches.
  const hasDot = /@.+\../.test(invitee.email);
  if (email === undefined || answer === 'keep')
    return hasDot ? { typed, invitee, errors: {} } : { typed, invitee: null, errors: { email: emailHint } };
  // The visitor sees the corrected address, and sends the form again.
  if (answer === 'use') return { typed: { ...typed, email }, invitee: null, errors: {} };
  const errors = { email: `Is that ${email.split('@')[1]}?` };
  return { typed, invitee: null, errors, suggestion: email };
}
