/** The page of each state answers what its entry says of the program, and says where and when that was read. */
import { expect, it } from 'vitest';
import { mainOf, textOf } from '../e2e/built-pages.ts';
import { getCollection, getPage } from '../site/src/server/content.ts';

const { ask } = (await getPage('state-tutoring')).consultations.facts;

it.each(await getCollection('states'))(
  'the page of $name answers six questions, or says to ask the program, and links its source',
  ({ consultation, facts }) => {
    const main = mainOf(consultation.address);
    const given = [facts.officialName, facts.runBy, facts.who, facts.pays, facts.payment, facts.provider];
    expect(main.querySelectorAll('dl dd').map(textOf)).toEqual(given.map((fact) => fact ?? ask));
    const source = main.querySelectorAll(`a[href="${facts.checked.url}"]`).at(-1)?.closest('p');
    expect(source?.querySelector('time')?.getAttribute('datetime')).toBe(facts.checked.asOf);
  },
);
