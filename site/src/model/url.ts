import { z } from 'zod';

const hint = 'must be a URL such as https://www.example.com/page';
/** A name with a dot, as every public host has one; an international one as browsers send it. */
const publicHost = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z](?:[a-z\d-]*[a-z\d])?$/;

/** A URL as browsers take it, without what they would drop or encode. */
const urlOf = (options: { protocol: RegExp; hostname?: RegExp }) =>
  z
    .url({ ...options, error: hint, abort: true })
    .refine((value) => /^https?:\/\/[^\s\\"<>]+$/i.test(value), `${hint}, without a space`)
    .refine((value) => {
      const { username, password } = new URL(value);
      return username === '' && password === '';
    }, 'must not hold a user name or a password');

/** A URL on this machine, too: the local scheduling service has one. */
export const anyUrl = urlOf({ protocol: /^https?$/ });
/** A page of somebody else's site. */
export const webUrl = urlOf({ protocol: /^https?$/, hostname: publicHost });
export const httpsUrl = urlOf({ protocol: /^https$/, hostname: publicHost });

/** Scheme and host of a site: what paths are put behind. */
export const origin = httpsUrl.refine((value) => new URL(value).origin === value, {
  error: ({ input }) =>
    `must be scheme and host alone, without a slash, a path or what follows it: ${new URL(String(input)).origin}`,
});
