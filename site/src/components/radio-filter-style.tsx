import { filterRules, type RadioFilter } from '../lib/radio-filter-css.ts';

/** A filter that works without a script: its rules follow from what there is to choose, for the head of the page. */
export function RadioFilterStyle(filter: RadioFilter) {
  return <style>{filterRules(filter)}</style>;
}
