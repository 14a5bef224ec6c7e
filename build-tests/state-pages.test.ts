/** The page of each state answers what its entry says of the program, and says where and when that was read. */
import { expect, it } from 'vitest';
import { mainOf, textOf } from '../e2e/built-pages.ts';
import { linkNotes } from '../site/src/lib/link-target.ts';
import { entriesOf, getPage } from '../site/src/entries/entries.ts';

const { facts: labels, subjects, sessionOptions } = getPage('state-tutoring').consultations;

it.each(entriesOf('states'))(
  'the page of $name says what we teach, answers six questions or says to ask the program, and links its source',
  ({ consultation, facts }) => {
    const main = mainOf(consultation.address);
    const answered = (given: readonly (string | undefined)[]) =>
      given.map((fact) => fact ?? `${labels.ask} → ${linkNotes.anotherSite}`);
    const offered = [subjects, sessionOptions].map(({ items }) => items.join(' '));
    expect(main.querySelectorAll('#program dd').map(textOf)).toEqual([
      ...answered([facts.officialName, facts.pays]),
      ...offered,
      ...answered([facts.who, facts.payment, facts.provider]),
    ]);
    expect(textOf(main.querySelector('#program'))).toContain(facts.runBy);
    const days = main.querySelectorAll(`p:has(a[href="${facts.checked.url}"]) time`);
    expect(days.map((day) => day.getAttribute('datetime'))).toContain(facts.checked.asOf);
  },
);
