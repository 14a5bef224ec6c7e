import { useEffect, useRef, useState } from 'react';
import { formatMessage } from '../../lib/format.ts';
import type { PageOf } from '../../model/page.ts';
import { RadioPills, choosePill, chosenPill, type Choice } from '../../components/radio-pills.tsx';
import { ownText } from '../../components/translation-safe-text.ts';

const parameter = 'specialty';

/** Brings the first card of a choice to the top of the window, unless it is near it on a page that isn't scrolled. */
function showFirstCard(value: string): void {
  const card = document.querySelector(`[data-specialties~='${CSS.escape(value)}']`);
  const top = card?.getBoundingClientRect().top ?? 0;
  if (window.scrollY > 0 || top > window.innerHeight * 0.3) card?.scrollIntoView({ behavior: 'instant' });
}

/**
 * Animates the cards to their new positions with a view transition, unless reduced motion is preferred. The new radio
 * button is already checked, so `data-held` keeps the previous choice until the browser has captured the old state.
 */
function moveCards(root: Element, before: string, then: () => void): void {
  const filter = root.closest<HTMLElement>('[data-chooses]');
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!filter || !document.startViewTransition || isStill) return then();
  filter.dataset.held = before;
  document.startViewTransition(() => {
    delete filter.dataset.held;
    then();
  });
}

/** The page's URL with a choice as its query parameter; without one for all teachers. */
function addressWith(value: string, all: string): string {
  const address = new URL(window.location.href);
  if (value === all) address.searchParams.delete(parameter);
  else address.searchParams.set(parameter, value);
  return address.href;
}

interface TeacherFilterProps {
  choices: readonly Choice[];
  labels: Pick<PageOf<'meet-our-teachers'>['filter'], 'legend' | 'showingAll' | 'showingSome'>;
}

/**
 * Radio buttons that filter the teachers by specialty; CSS rules in the head do the filtering. The island keeps the
 * choice in the URL, so that it can be shared and survives a reload, and shows the count.
 */
export function TeacherFilter({ choices, labels }: TeacherFilterProps) {
  const root = useRef<HTMLDivElement>(null);
  const [first] = choices;
  const all = first?.value ?? '';
  const total = first?.count ?? 0;
  const [value, setValue] = useState(all);
  const chosen = choices.find((choice) => choice.value === value) ?? first;

  useEffect(() => {
    const pills = root.current;
    if (!pills) return undefined;
    const followAddress = () => {
      const asked = new URLSearchParams(window.location.search).get(parameter);
      const known = choices.some((choice) => choice.value === asked) ? (asked ?? all) : all;
      choosePill(pills, parameter, known);
      setValue(known);
    };
    // A choice made before hydration is kept, unless the URL has one.
    const early = chosenPill(pills, parameter) ?? all;
    const address = new URL(window.location.href);
    if (early !== all && !address.searchParams.has(parameter)) {
      window.history.replaceState(window.history.state, '', addressWith(early, all));
      showFirstCard(early);
    }
    followAddress();
    window.addEventListener('popstate', followAddress);
    return () => window.removeEventListener('popstate', followAddress);
  }, [choices, all]);

  const choose = (wanted: string) => {
    // Every arrow key chooses: with pushState, each would add a history entry.
    window.history.replaceState(window.history.state, '', addressWith(wanted, all));
    if (root.current) moveCards(root.current, value, () => wanted !== all && showFirstCard(wanted));
    setValue(wanted);
  };

  const shown =
    chosen === first
      ? labels.showingAll
      : formatMessage(labels.showingSome, {
          count: chosen?.count ?? 0,
          total,
          specialty: chosen?.label ?? '',
        });

  return (
    <div ref={root}>
      <RadioPills legend={labels.legend} name={parameter} choices={choices} onChoose={choose} />
      <p role="status" className="visually-hidden" {...ownText(shown)} />
    </div>
  );
}
