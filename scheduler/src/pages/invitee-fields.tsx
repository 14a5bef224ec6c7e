/** @jsxRuntime automatic */
import { LONGEST, type FieldError, type TypedFields } from '../requests/invitee-form.ts';

interface InviteeFieldsProps {
  readonly typed: TypedFields;
  readonly errors: readonly FieldError[];
}

function describedBy(field: keyof TypedFields, errors: readonly FieldError[]) {
  const wrong = errors.some((error) => error.field === field);
  return wrong ? ({ 'aria-invalid': true, 'aria-describedby': `${field}-error` } as const) : {};
}

/** The form's name, email and note, with what was typed and what is wrong with it. */
export function InviteeFields({ typed, errors }: InviteeFieldsProps) {
  return (
    <>
      <div className="field">
        <label htmlFor="name">Name</label>
        <FieldMessage field="name" errors={errors} />
        <input
          id="name"
          name="name"
          type="text"
          autoComplete="name"
          maxLength={LONGEST.name}
          required
          defaultValue={typed.name}
          {...describedBy('name', errors)}
        />
      </div>
      <div className="field">
        <label htmlFor="email">Email</label>
        <FieldMessage field="email" errors={errors} />
        <input
          id="email"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={LONGEST.email}
          required
          defaultValue={typed.email}
          {...describedBy('email', errors)}
        />
      </div>
      <NoteField typed={typed} errors={errors} />
    </>
  );
}

function NoteField({ typed, errors }: InviteeFieldsProps) {
  return (
    <div className="field">
      <label htmlFor="note">Anything to tell us first? (optional)</label>
      <FieldMessage field="note" errors={errors} />
      <textarea
        id="note"
        name="note"
        rows={3}
        maxLength={LONGEST.note}
        defaultValue={typed.note}
        {...describedBy('note', errors)}
      />
    </div>
  );
}

function FieldMessage({ field, errors }: { field: keyof TypedFields; errors: readonly FieldError[] }) {
  const error = errors.find((one) => one.field === field);
  return error ? (
    <p className="field-error" id={`${field}-error`}>
      <span className="visually-hidden">Error: </span>
      {error.message}
    </p>
  ) : null;
}
