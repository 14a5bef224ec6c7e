import { expect, it } from 'vitest';
import { readContent } from '../../model/read-content.ts';
import { siteFile } from '../../model/site-file.ts';
import { truncateBio } from './specialties.ts';

const teachers = readContent(siteFile('content')).teachers.map(({ data }) => data);
const cutBios = teachers.flatMap(({ name, bio }) => {
  const { cut } = truncateBio(bio);
  return cut === null ? [] : [{ name, cut }];
});

it.each(cutBios)('the bio of $name is cut at the end of a sentence', ({ cut }) => {
  expect(cut).toMatch(/[.?!]”?…$/);
});
