import { fileURLToPath } from 'node:url';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SiteProvider } from '../../lib/site-context.tsx';
import { readContent } from '../../model/read-content.ts';
import { ProgramFacts } from './program-facts.tsx';

const content = readContent(fileURLToPath(new URL('../../../content', import.meta.url)));
const page = content.pages.map(({ data }) => data).find((data) => data.kind === 'state-tutoring');
if (!page) throw new Error('The content has a page on state programs.');
const labels = page.consultations.facts;

function single<T>([entry]: readonly { data: T }[]): T {
  if (!entry) throw new Error('The content has one of these.');
  return entry.data;
}

const site = {
  settings: single(content.settings),
  navigation: single(content.navigation),
  labels: single(content.labels),
  preview: true,
  path: '/state-tutoring',
  route: undefined,
};

describe.each(content.states.map(({ data }) => data))('the program of $name', ({ facts }) => {
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
