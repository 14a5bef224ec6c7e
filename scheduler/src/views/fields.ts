import { html } from 'hono/html';
import { icon } from './icons.ts';
import type { Markup } from './layout.ts';
import type { FieldsModel } from './types.ts';
import type { Invitee } from '../booking.ts';
import { maxLengths } from '../invitee.ts';

type FieldName = keyof Invitee;

/** The error summary at the top of the page, with links to the fields, to other times or, without either, to the mail. */
export function errorSummary(
  problem: string,
  fields: FieldsModel | null,
  offersTimes: boolean,
  email: string,
): Markup {
  const errors = Object.entries(fields?.errors ?? {});
  const links = errors.map(([name, label]) => ({ label, url: `#${name}` }));
  if (offersTimes) links.unshift({ label: 'Choose another time', url: '#time-0-0' });
  if (links.length === 0) links.push({ label: `Email ${email} instead`, url: `mailto:${email}` });
  return html`<div class="notice" role="alert" id="error-summary" tabindex="-1" aria-labelledby="problem">
    <h2 id="problem">${problem}</h2>
    <ul>
      ${links.map(({ label, url }) => html`<li><a href="${url}">${label}</a></li>`)}
    </ul>
  </div>`;
}

/** Name, email and note. */
export function detailFields(fields: FieldsModel): Markup {
  return html`${field('name', 'Your name', fields, textInput('name', 'text', fields))}
  ${field('email', 'Email', fields, textInput('email', 'email', fields))}
  ${field(
    'note',
    html`Anything we should know first? <span class="quiet">(optional)</span>`,
    fields,
    html`<textarea id="note" name="note" rows="3" maxlength="${maxLengths.note}" ${described('note', fields)}>
${fields.typed.note}</textarea>`,
  )}`;
}

/** What becomes of what was typed. */
export function privacyNote(privacyUrl: string): Markup {
  return html`<p class="small">
    We use what you write here to arrange your call and prepare for it.
    <a href="${privacyUrl}" target="_blank" rel="noopener"
      >Privacy policy<span class="visually-hidden"> (opens in a new tab)</span></a
    >
  </p>`;
}

function textInput(name: FieldName, type: string, fields: FieldsModel): Markup {
  return html`<input
    id="${name}"
    name="${name}"
    type="${type}"
    autocomplete="${name}"
    maxlength="${maxLengths[name]}"
    required
    value="${fields.typed[name]}"
    ${described(name, fields)}
  />`;
}

/** Says whether the field is wrong also when it is not: Firefox calls an empty required field invalid. */
function described(name: FieldName, { errors }: FieldsModel): Markup {
  const ids = [name in errors && `${name}-error`, name === 'note' && 'note-hint'].filter(Boolean).join(' ');
  return html` aria-invalid="${String(name in errors)}" ${ids && html` aria-describedby="${ids}"`}`;
}

function field(name: FieldName, label: string | Markup, { errors }: FieldsModel, control: Markup): Markup {
  return html`<div class="field ${name}">
    <label for="${name}">${label}</label>
    ${
      name in errors &&
      html`<p class="field-error" id="${name}-error">
        ${icon('alert')}<span><span class="visually-hidden">Error: </span>${errors[name]}</span>
      </p>`
    }
    ${control}
    ${name === 'note' && html`<p class="small" id="note-hint">Please don’t write a student’s full name.</p>`}
  </div>`;
}
