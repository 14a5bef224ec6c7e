import { useCallback, useEffect, useRef, useState, type ReactNode, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import { RadioPills, choosePill, chosenPill, type Choice } from '../../components/radio-pills.tsx';
import { ownText } from '../../components/translation-safe-text.ts';
import { formatMessage } from '../../lib/format.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import type { PageOf } from '../../model/page.ts';
import { Toast, type ToastMessage } from '../../components/toast.tsx';
import styles from './faq-browser.module.css';

/** What the toast says when the link was copied, and when the browser refused to. */
interface CopyLabels {
  copied: string;
  copyByHand: string;
}

/** Copies the link of the question whose copy button was pressed. @returns the toast to show; null for other clicks. */
async function copyQuestionLink({ target }: MouseEvent, labels: CopyLabels): Promise<ToastMessage | null> {
  const button = target instanceof Element ? target.closest<HTMLElement>('button[data-copy]') : null;
  const anchor = button?.dataset['copy'];
  if (anchor === undefined) return null;
  const { origin, pathname } = window.location;
  const description = `${origin}${pathname}#${anchor}`;
  try {
    await navigator.clipboard.writeText(description);
    return { title: labels.copied, description, stays: false };
  } catch {
    // No permission, or a page without HTTPS: the address can still be copied by hand.
    return { title: labels.copyByHand, description, stays: true };
  }
}

function plain(text: string): string {
  return text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'");
}

/** Whether a text holds every word of a search, in any order, whatever their case and accents. */
export function matchesSearch(text: string, search: string): boolean {
  const searched = plain(text);
  return plain(search)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

type FaqBrowserLabels = CopyLabels &
  Pick<PageOf<'faq'>, 'searchLabel' | 'noResults' | 'oneQuestion' | 'severalQuestions' | 'categoryLegend'>;

interface FaqBrowserProps {
  /** All questions first, then the categories by slug. */
  categories: readonly Choice[];
  labels: FaqBrowserLabels;
  /** The questions as server-rendered HTML: the island shows and hides them, but doesn't render them. */
  children?: ReactNode;
}

const group = 'category';

/** The chosen category, and how many questions match the search, of all and by category. */
interface Found {
  category: string;
  matches: ReadonlyMap<string, number>;
}

/** Hides the questions that do not match the search, and groups without matches; the only match opens. */
function filterQuestions(root: HTMLElement, category: string, all: string): Found {
  const search = root.querySelector<HTMLInputElement>('input[type="search"]')?.value ?? '';
  const shown: HTMLDetailsElement[] = [];
  const matches = new Map<string, number>();
  for (const item of root.querySelectorAll<HTMLDetailsElement>('details[data-category]')) {
    const parts = Array.from(item.querySelectorAll('[data-searched]'), (part) => part.textContent);
    item.hidden = !matchesSearch(parts.join(' '), search);
    // What an earlier search opened closes with it.
    if (item.hasAttribute('data-found')) item.open = false;
    item.removeAttribute('data-found');
    if (item.hidden) continue;
    const own = item.dataset['category'] ?? all;
    for (const counted of [all, own]) matches.set(counted, (matches.get(counted) ?? 0) + 1);
    if (category === all || own === category) shown.push(item);
  }
  for (const group of root.querySelectorAll<HTMLElement>('section[data-category]'))
    group.hidden = !group.querySelector('details:not([hidden])');
  const [found] = shown;
  if (search && found && shown.length === 1 && !found.open) {
    found.open = true;
    found.setAttribute('data-found', '');
  }
  return { category, matches };
}

/** The closed or filtered-out question that the address names. */
function unopenedTarget(root: HTMLElement): HTMLDetailsElement | null {
  const target = document.getElementById(window.location.hash.slice(1));
  const item = target && root.contains(target) ? target.closest('details') : null;
  const shown = item?.open && item.getClientRects().length > 0;
  return shown ? null : item;
}

function openTarget(root: HTMLElement, all: string): void {
  const item = unopenedTarget(root);
  if (!item) return;
  const search = root.querySelector<HTMLInputElement>('input[type="search"]');
  if (search) search.value = '';
  choosePill(root, group, all);
  item.hidden = false;
  const section = item.closest('section');
  if (section) section.hidden = false;
  item.open = true;
  item.scrollIntoView();
}

function countWording(count: number, labels: FaqBrowserLabels): string {
  if (count === 0) return labels.noResults;
  return count === 1 ? labels.oneQuestion : formatMessage(labels.severalQuestions, { count });
}

/**
 * Filters the questions by category and by words. Categories work without JavaScript (radio buttons and `:has()`).
 * The island adds the search, the count and the copy buttons, and opens the question named in the URL's fragment.
 */
export function FaqBrowser({ categories, labels, children }: FaqBrowserProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const total = categories[0]?.count ?? 0;
  const all = categories[0]?.value ?? '';
  const [found, setFound] = useState<Found | null>(null);
  const countOf = (category: string, initial = 0) =>
    found === null ? initial : (found.matches.get(category) ?? 0);
  const count = countOf(found?.category ?? all, total);
  const [toast, setToast] = useState<ToastMessage | null>(null);
  const removeToast = useCallback(() => setToast(null), [setToast]);

  const filter = (root: HTMLElement | null, category?: string) => {
    if (root) setFound(filterQuestions(root, category ?? chosenPill(root, group) ?? all, all));
  };

  useEffect(() => {
    const root = rootRef.current;
    if (!root) return undefined;
    const follow = () => {
      openTarget(root, all);
      setFound(filterQuestions(root, chosenPill(root, group) ?? all, all));
    };
    // On hydration, apply the URL's fragment and whatever was typed or chosen before.
    const first = requestAnimationFrame(follow);
    window.addEventListener('hashchange', follow);
    return () => {
      cancelAnimationFrame(first);
      window.removeEventListener('hashchange', follow);
    };
  }, [all]);

  return (
    <div ref={rootRef} className={styles.browser} data-hydrated={hydrated ? '' : undefined}>
      <div role="search" data-chooses={group} className={styles.controls}>
        <label className={styles.search}>
          <span {...ownText(labels.searchLabel)} />
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 10a6 6 0 1 1 12 0a6 6 0 1 1 -12 0ZM14.500 14.500L20 20" />
          </svg>
          <input
            type="search"
            className={styles.field}
            autoComplete="off"
            onInput={() => filter(rootRef.current)}
          />
        </label>
        <RadioPills
          legend={labels.categoryLegend}
          name={group}
          choices={categories.map((choice) => ({ ...choice, count: countOf(choice.value, choice.count) }))}
          onChoose={(category) => filter(rootRef.current, category)}
        />
        <p
          role="status"
          className={count === 0 ? 'visually-hidden' : styles.count}
          data-all={count === total ? '' : undefined}
          {...ownText(countWording(count, labels))}
        />
      </div>
      <div
        className={styles.questions}
        onClick={(event) =>
          void copyQuestionLink(event, labels).then((message) => message && setToast(message))
        }
      >
        {/* Hidden from screen readers, which hear the status line beside the search. */}
        {count === 0 && <p aria-hidden="true" className={styles.none} {...ownText(labels.noResults)} />}
        {children}
      </div>
      {hydrated && createPortal(<Toast message={toast} onRemove={removeToast} />, document.body)}
    </div>
  );
}
