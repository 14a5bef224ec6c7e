import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SiteProvider } from '../../lib/site-context.tsx';
import { getCollection, getPage, siteFor } from '../../server/content.ts';
import { ProgramFacts } from './program-facts.tsx';

const labels = (await getPage('state-tutoring')).consultations.facts;
const site = await siteFor('/state-tutoring');

describe.each(await getCollection('states'))('the program of $name', ({ facts }) => {
  const block = parse(
    renderToStaticMarkup(
      <SiteProvider site={site}>
        <ProgramFacts facts={facts} labels={labels} />
      </SiteProvider>,
    ),
  );
  const answers = block.querySelectorAll('dd').map((answer) => answer.text);

  it('answers the same six questions, or says to ask the program', () => {
    expect(block.querySelectorAll('dt')).toHaveLength(6);
    const given = [facts.officialName, facts.runBy, facts.who, facts.pays, facts.payment, facts.provider];
    expect(answers).toEqual(given.map((fact) => fact ?? labels.ask));
  });

  it('links the official page and says when it was read', () => {
    expect(block.querySelector('a')?.getAttribute('href')).toBe(facts.checked.url);
    expect(block.querySelector('time')?.getAttribute('datetime')).toBe(facts.checked.asOf);
  });
});
