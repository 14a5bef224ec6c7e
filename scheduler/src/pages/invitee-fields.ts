import { raw } from 'hono/html';
import type { EventType } from '../config/scheduler-config.ts';
import { longest, type FieldError, type TypedFields } from '../requests/invitee-form.ts';
import { html, type Markup } from './html.ts';

type Field = keyof TypedFields;

const labels: Readonly<Record<Field, string>> = {
  name: 'Your name',
  email: 'Email',
  note: 'Anything to tell us first? (optional)',
};

/** What a form shows: what was typed, what is wrong with it, and where it is said what becomes of it. */
export interface FieldsContent {
  readonly eventType: EventType;
  readonly typed: TypedFields;
  readonly errors: readonly FieldError[];
  readonly privacyUrl: string;
}

/** The form's name, email and note, and what becomes of them. */
export function inviteeFields({ eventType, typed, errors, privacyUrl }: FieldsContent): Markup {
  const input = (field: 'name' | 'email', type: string) =>
    html`<input
      id="${field}"
      name="${field}"
      type="${type}"
      autocomplete="${field}"
      maxlength="${longest[field]}"
      required
      value="${typed[field]}"
      ${describedBy(field, errors)}
    />`;
  return html`<p class="small">For ${eventType.audience}, 18 or older.</p>
    ${fieldRow('name', errors, input('name', 'text'))} ${fieldRow('email', errors, input('email', 'email'))}
    ${fieldRow(
      'note',
      errors,
      html`<textarea
        id="note"
        name="note"
        rows="2"
        maxlength="${longest.note}"
        ${describedBy('note', errors)}
      >
${typed.note}</textarea>`,
    )}
    <p class="small" id="note-hint">Please do not write your child’s full name.</p>
    <p class="small">
      Your name, email and note are kept for this call and nothing else.
      <a href="${privacyUrl}" target="_blank" rel="noopener"
        >Privacy policy<span class="unseen"> (opens in a new tab)</span></a
      >
    </p>`;
}

/** Whether the field is wrong, also when it is not: Firefox calls a required field that is still empty invalid. */
function describedBy(field: Field, errors: readonly FieldError[]): Markup {
  const wrong = errors.some((error) => error.field === field);
  const ids = [wrong && `${field}-error`, field === 'note' && 'note-hint'].filter(Boolean).join(' ');
  return html` aria-invalid="${String(wrong)}"${ids && raw(` aria-describedby="${ids}"`)}`;
}

function fieldRow(field: Field, errors: readonly FieldError[], control: Markup): Markup {
  const error = errors.find((one) => one.field === field);
  return html`<div class="field">
    <label for="${field}">${labels[field]}</label>
    ${
      error &&
      html`<p class="field-error" id="${field}-error"><span class="unseen">Error: </span>${error.message}</p>`
    }
    ${control}
  </div>`;
}
