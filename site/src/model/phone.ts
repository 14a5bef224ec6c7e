import { z } from 'zod';

/** Country code and groups of digits. A leading 0 after the country code is allowed only for Italy. */
const form =
  /^\+(?:1 \d{3} \d{3} \d{4}|(?!1 )(?!(?!39)\d+ 0)[1-9]\d{0,2}(?: \d{1,6}){1,5})(?: ext\. \d{1,7})?$/;

/** An American number in any usual format. */
const american =
  /^\+?1?[\s.-]*\(?(\d{3})\)?[\s.-]*(\d{3})[\s.-]*(\d{4})(?:[\s,;]*(?:#|x|ext\.?|extension)[\s.]*(\d{1,7}))?$/i;

function hintFor(value: string): string {
  const [number, area, exchange, line, extension] = american.exec(value.trim()) ?? [];
  const written = `+1 ${area} ${exchange} ${line}${extension ? ` ext. ${extension}` : ''}`;
  return number === undefined
    ? 'must be one number, with digits for letters and without hours, such as +1 239 201 4455 or +1 239 201 4455 ext. 12'
    : `must be written as ${written}`;
}

/** A phone number with its country code, as it is displayed; `phoneLink` converts it to a tel: URL. */
export const phone = z
  .string()
  .refine((value) => form.test(value) && (value.split(' ext.')[0]?.match(/\d/g) ?? []).length <= 15, {
    error: ({ input }) => hintFor(String(input)),
  })
  .describe('As it is shown, such as +1 239 201 4455 or +1 239 201 4455 ext. 12');
