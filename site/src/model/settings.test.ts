import { describe, expect, it } from 'vitest';
import { brand } from './brand.ts';
import { phone } from './phone.ts';
import { httpsUrl, origin, webUrl } from './url.ts';

describe('a telephone number', () => {
  it.each(['+1 239 201 4455', '+44 20 7946 0958 ext. 7'])('is %s', (written) => {
    expect(phone.parse(written)).toBe(written);
  });

  it.each([
    ['(239) 201-4455', '+1 239 201 4455'],
    ['1-239-201-4455', '+1 239 201 4455'],
    ['+1 239 201 4455\u00A0ext. 12', '+1 239 201 4455 ext. 12'],
  ])('%s is refused with the form to write', (written, form) => {
    expect(phone.safeParse(written).error?.issues[0]?.message).toBe(`must be written as ${form}`);
  });

  it.each([['1-800-MATHNOW'], ['201 4455'], ['call us'], ['']])(
    '%s is refused with an example',
    (written) => {
      expect(phone.safeParse(written).error?.issues[0]?.message).toMatch(/such as \+1 239 201 4455/);
    },
  );
});

describe('an origin', () => {
  it.each(['https://www.example.com', 'https://xn--mller-kva.example', 'https://www.example.com:8443'])(
    'is %s',
    (value) => {
      expect(origin.parse(value)).toBe(value);
    },
  );

  it.each([
    'https://www.example.com/site',
    'https://me@www.example.com',
    'http://www.example.com',
    'www.example.com',
    'https://localhost',
    'https://müller.example',
  ])('is not %s', (value) => {
    expect(origin.safeParse(value).error?.issues[0]?.message).toMatch(/such as https:|alone|user name/);
  });

  it('is named where a longer URL was written', () => {
    const message = (value: string) => origin.safeParse(value).error?.issues[0]?.message;
    expect(message('https://www.example.com/site')).toMatch(/: https:\/\/www\.example\.com$/);
    expect(message('https://Müller.example')).toMatch(/: https:\/\/xn--mller-kva\.example$/);
  });
});

it('links lead to public pages', () => {
  for (const url of ['https://müller.example/a?b=c#d', 'https://example.com/@jo', 'https://m.me/jo'])
    expect(httpsUrl.parse(url)).toBe(url);
  const refused = [
    'https://example.com/a b',
    'https://jo@example.com/',
    'https://localhost/a',
    'javascript:alert(1)',
  ];
  for (const url of refused) {
    expect(httpsUrl.safeParse(url).success, url).toBe(false);
    expect(webUrl.safeParse(url).success, url).toBe(false);
  }
});

it.each([
  ['#7A1F3D', '#7a1f3d'],
  ['#AbC', '#aabbcc'],
])('the color %s is read as %s', (written, read) => {
  expect(brand.parse({ colors: { action: written } }).colors.action).toBe(read);
});

it.each(['blue', '2346c7', '#2346c'])('%s is no color', (written) => {
  expect(brand.safeParse({ colors: { action: written } }).success).toBe(false);
});
