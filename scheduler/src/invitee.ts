import { z } from 'zod';
import type { Invitee } from './booking.ts';

/** Longest texts that the form takes, in characters. */
export const maxLengths = { name: 100, email: 254, note: 1000 } as const;

/** What to do about a wrong field, by its name. */
export type FieldErrors = Readonly<Partial<Record<keyof Invitee, string>>>;

/** Letters, marks on them, signs: whatever can be seen. The Braille blank is a sign that cannot. */
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;
/** Control and format characters, tags and annotations: they show nothing and may reorder what is around them. */
const invisible = /(?![\u200c\u200d])[\p{Cc}\p{Cs}\p{Cf}\u2028\u2029]/u;
/** A note may have lines, tabs and joined emoji, flags of regions included. */
const invisibleInNote = /(?![\n\t\u200c\u200d\u{e0020}-\u{e007f}])[\p{Cc}\p{Cs}\p{Cf}]/u;
const lengthOf = (value: string) => [...value].length;

const inviteeForm = z.object({
  name: z
    .string()
    .transform((value) => value.normalize('NFC').trim().replace(/ +/g, ' '))
    .refine((value) => visible.test(value), { error: 'Enter your name.', abort: true })
    .refine(
      (value) => lengthOf(value) <= maxLengths.name,
      `Shorten your name to ${maxLengths.name} characters.`,
    )
    .refine((value) => !invisible.test(value), 'Your name has invisible characters in it. Type it again.'),
  email: z
    .string()
    .trim()
    .min(1, { error: 'Enter your email address.', abort: true })
    .max(maxLengths.email, {
      error: `Shorten your email address to ${maxLengths.email} characters.`,
      abort: true,
    })
    .refine(
      (value) => z.email().safeParse(value).success && value.indexOf('@') <= 64,
      'Enter an email address such as name@example.com.',
    ),
  note: z
    .string()
    .transform((value) => value.normalize('NFC').trim())
    .refine(
      (value) => lengthOf(value) <= maxLengths.note,
      `Shorten your note to ${maxLengths.note} characters.`,
    )
    .refine(
      (value) => !invisibleInNote.test(value),
      'Your note has invisible characters in it. Type it again.',
    ),
});

/** The texts of a submitted form, as typed; a missing field is empty. */
export function typedFields(form: URLSearchParams): Invitee {
  const field = (name: string) => form.get(name) ?? '';
  return { name: field('name'), email: field('email'), note: field('note').replace(/\r\n?/g, '\n') };
}

/** Checks and tidies what was typed: the invitee, or null and what is wrong. */
export function parseInvitee(typed: Invitee): { invitee: Invitee | null; errors: FieldErrors } {
  const result = inviteeForm.safeParse(typed);
  if (result.success) return { invitee: result.data, errors: {} };
  const errors = Object.fromEntries(
    result.error.issues.toReversed().map((issue) => [issue.path[0], issue.message]),
  ) as FieldErrors;
  return { invitee: null, errors };
}
