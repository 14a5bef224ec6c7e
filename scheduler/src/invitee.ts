import { z } from 'zod';
import type { Invitee } from './booking.ts';

/** Longest texts that the form takes, in characters. */
export const maxLengths = { name: 100, email: 254, note: 1000 } as const;

/** What to do about a wrong field, by its name. */
export type FieldErrors = Readonly<Partial<Record<keyof Invitee, string>>>;

const tooLong = (field: keyof Invitee, label: string) =>
  `Shorten your ${label} to ${maxLengths[field]} characters.`;

/** Characters that nobody sees, but for the two joiners that Persian, Indic and emoji spellings need. */
const invisible = /(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

const inviteeForm = z.object({
  name: z
    .string()
    .overwrite((name) => name.replace(invisible, ''))
    .normalize()
    .trim()
    .min(1, 'Enter your name.')
    .max(maxLengths.name, tooLong('name', 'name')),
  email: z
    .string()
    .trim()
    .min(1, { error: 'Enter your email address.', abort: true })
    .max(maxLengths.email, { error: tooLong('email', 'email address'), abort: true })
    .refine(
      (value) => z.email().safeParse(value).success && value.indexOf('@') <= 64,
      'Enter an email address such as name@example.com.',
    ),
  note: z.string().normalize().trim().max(maxLengths.note, tooLong('note', 'note')),
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
  const { fieldErrors } = z.flattenError(result.error);
  const first = Object.entries(fieldErrors).map(([field, messages]) => [field, messages[0]]);
  return { invitee: null, errors: Object.fromEntries(first) as FieldErrors };
}
