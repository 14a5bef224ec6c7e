import { z } from 'zod';

const hint = 'must be a URL such as https://www.example.com/page';
/** A public host name, which has a dot; international ones are in Punycode. */
const publicHost = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z](?:[a-z\d-]*[a-z\d])?$/;

/** A URL without characters that browsers would remove or encode. */
const urlOf = (options: { protocol: RegExp; hostname?: RegExp }) =>
  z
    .url({ ...options, error: hint, abort: true })
    .refine((value) => /^https?:\/\/[^\s\\"<>]+$/i.test(value), `${hint}, without a space`)
    .refine((value) => {
      const { username, password } = new URL(value);
      return username === '' && password === '';
    }, 'must not hold a user name or a password');

/** Any http or https URL, even of this machine, such as that of the local scheduling service. */
export const anyUrl = urlOf({ protocol: /^https?$/ });
/** An http or https URL with a public host. */
export const webUrl = urlOf({ protocol: /^https?$/, hostname: publicHost });
export const httpsUrl = urlOf({ protocol: /^https$/, hostname: publicHost });

/** The origin of a site, such as https://example.com. */
export const origin = httpsUrl.refine((value) => new URL(value).origin === value, {
  error: ({ input }) =>
    `must be scheme and host alone, without a slash, a path or what follows it: ${new URL(String(input)).origin}`,
});
