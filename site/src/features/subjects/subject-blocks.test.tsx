import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { subjectBlock, type SubjectBlock } from '../../model/subject.ts';
import { SubjectBlockSection } from './subject-blocks.tsx';

const point = (title: string) => ({ title, text: `${title} in a sentence of some length.` });
const list = (title: string) => ({ title, items: [`${title} one`, `${title} two`] });

const blocks: Record<SubjectBlock['kind'], SubjectBlock> = {
  curriculum: {
    kind: 'curriculum',
    heading: 'Courses',
    groups: ['Foundation', 'Core', 'Advanced', 'Specialized', 'College'].map(list),
  },
  points: { kind: 'points', heading: 'Points', points: ['First', 'Second', 'Third'].map(point) },
  skills: { kind: 'skills', heading: 'Skills', lists: ['Reading', 'Writing'].map(list) },
};

const render = (block: SubjectBlock) =>
  renderToStaticMarkup(<SubjectBlockSection block={block} id="block-1" surface="muted" />);

const titles = (html: string) => [...html.matchAll(/<h3>(.*?)<\/h3>/g)].map((match) => match[1]);

describe('a block of a subject page', () => {
  it('is one of the kinds the model knows', () => {
    const kinds = subjectBlock.options.map((option) => option.shape.kind.value);
    expect(Object.keys(blocks).sort()).toEqual([...kinds].sort());
  });

  it.each(Object.values(blocks))('of kind $kind is a section named by its heading', (block) => {
    const html = render(block);
    expect(html).toContain('aria-labelledby="block-1"');
    expect(html).toContain(`<h2 id="block-1">${block.heading}</h2>`);
  });

  it('shows every group of a curriculum in order', () => {
    const html = render(blocks.curriculum);
    expect(titles(html)).toEqual(['Foundation', 'Core', 'Advanced', 'Specialized', 'College']);
    expect(html).toContain('<ol');
    expect(html).toContain('College two');
  });

  it('shows every point and every list of skills', () => {
    expect(titles(render(blocks.points))).toEqual(['First', 'Second', 'Third']);
    expect(titles(render(blocks.skills))).toEqual(['Reading', 'Writing']);
  });
});
