// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { splitAnswer } from './faq-categories.ts';
import { FaqBrowser, matchesSearch } from './faq-browser.tsx';

const categories = [
  { value: 'all', label: 'All', count: 3 },
  { value: 'pricing', label: 'Pricing', count: 1 },
  { value: 'scheduling', label: 'Scheduling', count: 2 },
];

const labels = {
  searchLabel: 'Search the questions',
  noResults: 'Nothing found.',
  oneQuestion: '1 question',
  severalQuestions: '{count} questions',
  categoryLegend: 'Category',
  copied: 'Link copied',
  copyByHand: 'Copy this link',
};

function Item({ id, category, question }: { id: number; category: string; question: string }) {
  return (
    <details data-category={category}>
      <summary data-searched="">{question}</summary>
      <div id={`faq-${id}`}>
        <button type="button" data-copy={`faq-${id}`}>
          Copy link
        </button>
      </div>
    </details>
  );
}

function renderBrowser() {
  render(
    <FaqBrowser categories={categories} labels={labels}>
      <section data-category="pricing">
        <Item id={1} category="pricing" question="How do I pay?" />
      </section>
      <Item id={2} category="scheduling" question="How long is a session?" />
      <Item id={3} category="scheduling" question="Which days?" />
    </FaqBrowser>,
  );
}

const status = () => screen.getByRole('search').querySelector('[role="status"]')?.textContent;
const item = (id: number) => document.querySelector(`#faq-${id}`)?.closest('details');
const search = (text: string) => {
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  fireEvent.input(field, { target: { value: text } });
};
/** Waits for the animation frame in which the island reads the URL's fragment. */
const settle = () => act(() => new Promise((done) => requestAnimationFrame(() => done(undefined))));

beforeEach(() => {
  window.location.hash = '';
  Element.prototype.scrollIntoView = () => undefined;
});

describe('FaqBrowser', () => {
  it('hides what the search does not find, and counts within the category', () => {
    renderBrowser();
    expect(status()).toBe('3 questions');
    fireEvent.click(screen.getByRole('radio', { name: 'Scheduling' }));
    search('how');
    expect([1, 2, 3].map((id) => item(id)?.hidden)).toEqual([false, false, true]);
    expect(status()).toBe('1 question');
    const pills = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    expect(pills).toEqual(['All2', 'Pricing1', 'Scheduling1']);
    search('chess');
    expect(status()).toBe('Nothing found.');
    // One message is visible, and one is for screen readers.
    const told = screen.getAllByText('Nothing found.').map((line) => line.getAttribute('aria-hidden'));
    expect(new Set(told)).toEqual(new Set([null, 'true']));
  });

  it('opens the only question that the search leaves, and no other', () => {
    renderBrowser();
    search('how');
    expect(document.querySelector('details[open]')).toBeNull();
    search('how long');
    expect([1, 2, 3].map((id) => item(id)?.open)).toEqual([false, true, false]);
  });

  it('closes it again with the search, but nothing that the visitor opened', () => {
    renderBrowser();
    (item(1) as HTMLDetailsElement).open = true;
    for (const text of ['how long', 'pay', '']) search(text);
    expect([1, 2, 3].map((id) => item(id)?.open)).toEqual([true, false, false]);
  });

  it('finds a question by a word that it does not show', () => {
    render(
      <FaqBrowser categories={categories} labels={labels}>
        <details data-category="scheduling">
          <span hidden data-searched="">
            siblings
          </span>
        </details>
      </FaqBrowser>,
    );
    search('siblings');
    expect(status()).toBe('1 question');
  });

  it('opens it when the address changes, and drops a filter that hides it', async () => {
    renderBrowser();
    await settle();
    search('days');
    window.location.hash = '#faq-1';
    act(() => {
      window.dispatchEvent(new Event('hashchange'));
    });
    expect(item(1)?.open).toBe(true);
    expect(item(1)?.hidden).toBe(false);
    expect(status()).toBe('3 questions');
  });

  it.each(['#faq-99', '#%'])('takes the address %s for none of its questions', async (hash) => {
    window.location.hash = hash;
    renderBrowser();
    await settle();
    expect(document.querySelectorAll('details[open]')).toHaveLength(0);
  });

  it('shows the link when it may not copy it', async () => {
    vi.stubGlobal('navigator', {});
    renderBrowser();
    fireEvent.click(document.querySelector('[data-copy="faq-2"]') as Element);
    expect(await screen.findByText(/#faq-2$/)).not.toBeNull();
  });
});

describe('matchesSearch', () => {
  const text = 'Do you work with students who have an IEP? Give us 24 hours’ notice. Résumé.';

  it.each(['STUDENTS iep', "hours' notice", 'resume', '  '])('finds %j', (search) => {
    expect(matchesSearch(text, search)).toBe(true);
  });

  it.each(['algebra', 'iep algebra'])('does not find %j', (search) => {
    expect(matchesSearch(text, search)).toBe(false);
  });
});

describe('splitAnswer', () => {
  it.each([
    [['It lasts an hour. Then we talk.', 'More.'], 'It lasts an hour.', ['Then we talk.', 'More.']],
    [['Yes. Many sessions do. And more.'], 'Yes. Many sessions do.', ['And more.']],
    [['An answer of one sentence.'], 'An answer of one sentence.', []],
    [['It has no full stop'], 'It has no full stop', []],
  ])('%j begins with %j', (answer, first, rest) => {
    expect(splitAnswer(answer)).toEqual({ first, rest });
  });
});
