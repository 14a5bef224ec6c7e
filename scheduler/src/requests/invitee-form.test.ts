import { describe, expect, it } from 'vitest';
import { readInvitee, typedFields } from './invitee-form.ts';

function errorsOf(fields: Partial<Record<'name' | 'email' | 'note', string>>): string[] {
  const reading = readInvitee({ name: 'Ann', email: 'ann@example.com', note: '', ...fields });
  return reading.ok ? [] : reading.errors.map((error) => error.field);
}

describe('the invitee form', () => {
  it('tidies what is usable', () => {
    const reading = readInvitee({ name: '  Zoë   O’Neil ', email: ' zoe@example.com ', note: ' Hi\nthere ' });
    expect(reading).toEqual({
      ok: true,
      invitee: { name: 'Zoë O’Neil', email: 'zoe@example.com', note: 'Hi\nthere' },
    });
  });

  it('keeps markup and SQL as text', () => {
    expect(errorsOf({ name: "<b>'; DROP TABLE bookings;--", note: '<script>alert(1)</script>' })).toEqual([]);
  });

  it.each([
    '',
    'ann',
    'ann@',
    '@example.com',
    'a b@example.com',
    'ann@example',
    `${'a'.repeat(65)}@example.com`,
    'a@b.com\nBcc: c@d.com',
  ])('%j is no mail address', (email) => expect(errorsOf({ email })).toEqual(['email']));

  it('refuses control characters, direction overrides and lone surrogates', () => {
    expect(errorsOf({ name: 'A\0nn' })).toEqual(['name']);
    expect(errorsOf({ name: 'A\u202enn' })).toEqual(['name']);
    expect(errorsOf({ name: 'A\ud800' })).toEqual(['name']);
    expect(errorsOf({ note: 'a\u0007' })).toEqual(['note']);
  });

  it('refuses what is too long, counting characters as people do', () => {
    expect(errorsOf({ name: '😀'.repeat(100), note: 'x'.repeat(1000) })).toEqual([]);
    expect(errorsOf({ name: 'x'.repeat(101), note: 'x'.repeat(1001) })).toEqual(['name', 'note']);
  });

  it('takes missing fields as empty', () => {
    expect(typedFields(new URLSearchParams('note=a%0D%0Ab'))).toEqual({ name: '', email: '', note: 'a\nb' });
  });
});
