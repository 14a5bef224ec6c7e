import { useEffect, useRef, useState } from 'react';
import { formatMessage } from '../../lib/format.ts';
import type { PageOf } from '../../model/page.ts';
import { setTopic } from '../../scheduling/booking-topic.ts';
import { RadioPills, choosePill, chosenPill, type Choice } from '../../components/radio-pills.tsx';
import { ownText } from '../../components/translation-safe-text.ts';

const parameter = 'specialty';
const all = 'all';

/** What is chosen, without a group of which all is. */
const withoutAll = (values: readonly string[]): string[] => values.filter((value) => value !== all);

/** The cards of the teachers who have each of the chosen values. */
const cardsWith = (chosen: readonly string[]): NodeListOf<Element> =>
  document.querySelectorAll(
    ['[data-specialties]', ...chosen.map((value) => `[data-specialties~='${CSS.escape(value)}']`)].join(''),
  );

/** Brings the first card of a choice to the top of the window, unless it is near it on a page that isn't scrolled. */
function showFirstCard(chosen: readonly string[]): void {
  const card = cardsWith(chosen)[0] ?? document.querySelector('[data-nobody]');
  const top = card?.getBoundingClientRect().top ?? 0;
  if (window.scrollY > 0 || top > window.innerHeight * 0.3) card?.scrollIntoView({ behavior: 'instant' });
}

/** Hides the portraits of the teachers whose cards are shown. */
function hidePortraits(chosen: readonly string[]): void {
  for (const portrait of document.querySelectorAll<HTMLElement>('[data-teaches]')) {
    const teaches = portrait.dataset.teaches?.split(' ') ?? [];
    portrait.hidden = chosen.every((value) => teaches.includes(value));
  }
}

/** Makes the links to the free call, but not those of single teachers, say the chosen specialty. */
function nameSpecialty(label: string | undefined): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]'))
    if (link.pathname === '/free-consultation' && !link.closest('[data-specialties]')) setTopic(link, label);
}

/**
 * Animates the cards to their new positions with a view transition, unless reduced motion is preferred. The new choice is
 * already made, so `data-held` keeps the previous one until the browser has captured the old state.
 */
function moveCards(root: Element, before: readonly string[], then: () => void): void {
  const filter = root.closest<HTMLElement>('[data-chooses]');
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!filter || !document.startViewTransition || isStill) return then();
  filter.dataset.held = before.join(' ');
  document.startViewTransition(() => {
    delete filter.dataset.held;
    then();
  });
}

/** The page's URL with a specialty as its query parameter; without one for all teachers. */
function addressWith(specialty: string): string {
  const address = new URL(window.location.href);
  if (specialty === all) address.searchParams.delete(parameter);
  else address.searchParams.set(parameter, specialty);
  return address.href;
}

interface TeacherFilterProps {
  specialties: readonly Choice[];
  /** Empty if the grades are the same for every teacher. */
  grades: readonly Choice[];
  labels: Pick<
    PageOf<'meet-our-teachers'>['filter'],
    'legend' | 'allSpecialties' | 'grade' | 'showingAll' | 'showingSome'
  >;
}

interface ListProps {
  name: string;
  label: string;
  choices: readonly Choice[];
  onChoose: (value: string) => void;
}

/** A list for one choice out of several. The first is chosen until a script or the visitor chooses another. */
function List({ name, label, choices, onChoose }: ListProps) {
  return (
    <select
      name={name}
      aria-label={label}
      autoComplete="off"
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value} {...ownText(choice.label)} />
      ))}
    </select>
  );
}

/** What is chosen in a list; all without one. */
const listed = (root: ParentNode, name: string): string =>
  root.querySelector<HTMLSelectElement>(`select[name="${name}"]`)?.value ?? all;

/** Makes a specialty the choice of the pills and of the list. */
function chooseEverywhere(root: ParentNode, specialty: string): void {
  choosePill(root, parameter, specialty);
  const list = root.querySelector<HTMLSelectElement>(`select[name="${parameter}"]`);
  if (list) list.value = specialty;
}

/**
 * Filters the teachers by specialty and grade; CSS rules in the head do the filtering. Specialties are pills, or a list in
 * windows without room for all of them. The island keeps the specialty in the URL, so that it can be shared and survives
 * a reload, and says the count; `keepChosenGrade` keeps the grade.
 */
export function TeacherFilter({ specialties, grades, labels }: TeacherFilterProps) {
  const root = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState<readonly string[]>([]);
  const [count, setCount] = useState(0);

  /** Takes over what is chosen in the page. @returns the chosen values. */
  const follow = (filter: ParentNode): string[] => {
    const chosen = withoutAll([chosenPill(filter, parameter) ?? all, listed(filter, 'grade')]);
    hidePortraits(chosen);
    nameSpecialty(specialties.find(({ value }) => chosen.includes(value))?.label);
    setValues(chosen);
    setCount(cardsWith(chosen).length);
    return chosen;
  };

  useEffect(() => {
    const filter = root.current;
    if (!filter) return undefined;
    const followAddress = () => {
      const asked = new URLSearchParams(window.location.search).get(parameter);
      const known = specialties.some((choice) => choice.value === asked) ? (asked ?? all) : all;
      chooseEverywhere(filter, known);
      follow(filter);
      // The filter has moved the card that a link leads to.
      if (known !== all) document.querySelector(':target')?.scrollIntoView();
    };
    // A choice made before hydration is kept, unless the URL has one.
    const [early = all] = withoutAll([chosenPill(filter, parameter) ?? all, listed(filter, parameter)]);
    const address = new URL(window.location.href);
    const isEarly = early !== all && !address.searchParams.has(parameter);
    if (isEarly) window.history.replaceState(window.history.state, '', addressWith(early));
    followAddress();
    if (isEarly) showFirstCard(withoutAll([early, listed(filter, 'grade')]));
    window.addEventListener('popstate', followAddress);
    return () => window.removeEventListener('popstate', followAddress);
  }, [specialties]);

  const choose = () => {
    if (!root.current) return;
    const chosen = follow(root.current);
    moveCards(root.current, values, () => chosen.length > 0 && showFirstCard(chosen));
  };
  const chooseSpecialty = (specialty: string) => {
    // Every arrow key chooses: with pushState, each would add a history entry.
    window.history.replaceState(window.history.state, '', addressWith(specialty));
    if (root.current) chooseEverywhere(root.current, specialty);
    choose();
  };

  const names = [...specialties, ...grades].filter(({ value }) => values.includes(value));
  const shown =
    names.length === 0
      ? labels.showingAll
      : formatMessage(labels.showingSome, {
          count,
          total: specialties[0]?.count ?? 0,
          specialty: names.map(({ label }) => label).join(', '),
        });

  return (
    <div ref={root}>
      {grades.length > 0 && <List name="grade" label={labels.grade} choices={grades} onChoose={choose} />}
      <List
        name={parameter}
        label={labels.legend}
        choices={specialties.map((one) =>
          one.value === all ? { ...one, label: labels.allSpecialties } : one,
        )}
        onChoose={chooseSpecialty}
      />
      <RadioPills legend={labels.legend} name={parameter} choices={specialties} onChoose={chooseSpecialty} />
      <p role="status" className="visually-hidden" {...ownText(shown)} />
    </div>
  );
}
