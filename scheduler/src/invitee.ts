import { domainToASCII } from 'node:url';
import { z } from 'zod';

/** The maximum lengths of the form's fields in characters. */
export const maxLengths = { name: 100, email: 254, note: 1000 } as const;

export type Invitee = Readonly<Record<keyof typeof maxLengths, string>>;

/** The error message of each invalid field, by its name. */
export type FieldErrors = Readonly<Partial<Record<keyof Invitee, string>>>;

const tooLong = (field: keyof Invitee, label: string) =>
  `Shorten your ${label} to ${maxLengths[field]} characters.`;

/**
 * Control characters, direction marks and other invisible characters, except for line breaks, tabs, the two joiners that
 * Persian, Indic languages and emoji need, and the variation selectors of emoji.
 */
const invisible = /(?![\n\t\u200c\u200d\ufe0e\ufe0f])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

const visibleText = () =>
  z
    .string()
    .overwrite((text) => text.replace(invisible, ''))
    .normalize()
    .trim();

/** An email address with its host in Punycode, as browsers submit the value of an email field. */
export function normalizeEmail(typed: string): string {
  const email = typed.replace(invisible, '').trim();
  const [, local, host = ''] = /^([^@]*)@([^@]*)$/.exec(email) ?? [];
  return /[^\p{ASCII}]/u.test(host) ? `${local}@${domainToASCII(host)}` : email;
}

const emailHint = 'Write it like name@example.com.';

const inviteeForm = z.object({
  // Invisible filler letters of the Korean script have already been removed.
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
/** Existing hosts that look like a misspelling of one of `mailHosts`. */
const similarHosts = ['ymail.com', 'mail.com', 'email.com'];

const withoutOneLetter = (text: string) =>
  Array.from(text, (_, index) => text.slice(0, index) + text.slice(index + 1));

/**
 * The address that was probably meant, if the host is a common one without ".com" or with one letter wrong, missing,
 * added or moved; otherwise undefined.
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

/** A validated form: the submitted values, and either the normalized invitee or error messages. */
export interface CheckedForm {
  readonly typed: Invitee;
  readonly invitee: Invitee | null;
  readonly errors: FieldErrors;
  /** The address that was probably meant; the next submission has the visitor's decision. */
  readonly suggestion?: string;
}

/** Validates a submitted form; a missing field counts as empty. The field `suggestion` is an earlier suggestion. */
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
  // The email field of browsers also accepts hosts without a dot, which don't work on the internet.
  const hasDot = /@.+\../.test(invitee.email);
  if (email === undefined || answer === 'keep')
    return hasDot ? { typed, invitee, errors: {} } : { typed, invitee: null, errors: { email: emailHint } };
  // Shows the form with the corrected address, so that the visitor can confirm it.
  if (answer === 'use') return { typed: { ...typed, email }, invitee: null, errors: {} };
  const errors = { email: `Is that ${email.split('@')[1]}?` };
  return { typed, invitee: null, errors, suggestion: email };
}
