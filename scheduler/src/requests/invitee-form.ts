import { z } from 'zod';
import type { Invitee } from '../bookings/booking.ts';

/** Longest texts that the form takes, in characters. */
export const longest = { name: 100, email: 254, note: 1000 } as const;

/** What stands in the form's fields, as typed. */
export interface TypedFields {
  readonly name: string;
  readonly email: string;
  readonly note: string;
}

/** A wrong field and what to do about it. */
export interface FieldError {
  readonly field: keyof TypedFields;
  readonly message: string;
}

/** Either a usable invitee, or what is wrong with the fields in their order. */
export type FormReading =
  | { readonly ok: true; readonly invitee: Invitee }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

const mailAddress = z.email();

const unusable = /[\p{Cc}\p{Cs}\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;
const unusableInNote = /(?![\n\t])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** Letters, marks on them, signs: whatever can be seen. The Braille blank is a sign that cannot. */
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

function lengthOf(text: string): number {
  return [...text].length;
}

function nameError(name: string): string | null {
  if (!visible.test(name)) return 'Enter your name.';
  if (lengthOf(name) > longest.name) return `Shorten your name to ${longest.name} characters.`;
  return unusable.test(name) ? 'Your name has invisible control characters in it. Type it again.' : null;
}

function emailError(email: string): string | null {
  if (!email) return 'Enter your email address.';
  if (email.length > longest.email) return `Shorten your email address to ${longest.email} characters.`;
  const usable = mailAddress.safeParse(email).success && email.indexOf('@') <= 64;
  return usable ? null : 'Enter an email address such as name@example.com.';
}

function noteError(note: string): string | null {
  const over = lengthOf(note) - longest.note;
  if (over > 0) return `Shorten your note to ${longest.note} characters; it is ${over} too long.`;
  return unusableInNote.test(note)
    ? 'Your note has invisible control characters in it. Type it again.'
    : null;
}

/** The texts of a submitted form, as typed; a missing field is empty. */
export function typedFields(form: URLSearchParams): TypedFields {
  const field = (name: string) => form.get(name) ?? '';
  return { name: field('name'), email: field('email'), note: field('note').replace(/\r\n?/g, '\n') };
}

/** Checks and tidies what was typed. */
export function readInvitee(typed: TypedFields): FormReading {
  const invitee: Invitee = {
    name: typed.name.normalize('NFC').trim().replace(/ +/g, ' '),
    email: typed.email.trim(),
    note: typed.note.normalize('NFC').trim(),
  };
  const found = [
    { field: 'name' as const, message: nameError(invitee.name) },
    { field: 'email' as const, message: emailError(invitee.email) },
    { field: 'note' as const, message: noteError(invitee.note) },
  ];
  const errors = found.filter((one): one is FieldError => one.message !== null);
  return errors.length > 0 ? { ok: false, errors } : { ok: true, invitee };
}
