import { createSecretKey, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readTicket, signTicket, type FormTicket } from './form-token.ts';

const key = createSecretKey(randomBytes(32));
const ticket: FormTicket = {
  account: 'brightboard',
  event: 'test-prep',
  startMs: 1_000,
  minutes: 15,
  submissionId: '0123456789',
  purpose: 'book',
};

describe('form tokens', () => {
  it('give the ticket back for an hour', () => {
    const token = signTicket(ticket, key, 0);
    expect(readTicket(token, key, 3_599_999)).toEqual({ state: 'valid', ticket });
    expect(readTicket(token, key, 3_600_000)).toEqual({ state: 'expired', ticket });
  });

  it('are forged with another key, another content or no sense', () => {
    const token = signTicket(ticket, key, 0);
    const other = signTicket({ ...ticket, startMs: 2_000 }, key, 0);
    const mixed = `${other.split('.')[0]}.${token.split('.')[1]}`;
    for (const forged of [mixed, `${token}x.y`, '', '.', 'a.b', 'x'.repeat(5_000), token.slice(0, -2)]) {
      expect(readTicket(forged, key, 0)).toEqual({ state: 'forged' });
    }
    expect(readTicket(token, createSecretKey(randomBytes(32)), 0)).toEqual({ state: 'forged' });
  });
});
