import { setGrade, writeIntoLinks } from '../lib/grade-query.ts';

type Field = HTMLInputElement | HTMLSelectElement;

/** The grade that a child is in, of a choice that may ask for the grade that a child applies for; NaN for "All". */
const currentGrade = ({ value, dataset }: Pick<Field, 'value' | 'dataset'>): number =>
  Number(value) - ('nextYear' in dataset ? 1 : 0);

/** Makes a grade the choice of a field, if it has it. */
function chooseGrade(field: Field, given: number): void {
  if (field instanceof HTMLInputElement) {
    if (currentGrade(field) === given) field.checked = true;
    return;
  }
  // A link to a part of the page leads there, whatever the grade.
  const isKnown = [...field.options].some(({ value }) => Number(value) === given);
  if (isKnown && !window.location.hash) field.value = String(given);
}

/** Hides the teachers of each list who aren't licensed for a grade, unless nobody is; without one, shows all. */
function showLicensed(grade: number): void {
  const isLicensed = (teacher: Element) => teacher.matches(`[data-licensed~='${grade}']`);
  for (const teacher of document.querySelectorAll<HTMLElement>('[data-licensed]')) {
    const isKnown = [...(teacher.parentElement?.children ?? [])].some(isLicensed);
    teacher.hidden = isKnown && !isLicensed(teacher);
  }
}

/**
 * Keeps a chosen grade from page to page and on the way back, in their addresses: a page's choice begins there.
 * @param onChoose called when the address of this page has another grade.
 */
export function keepChosenGrade(onChoose?: () => void): void {
  const fields = [...document.querySelectorAll<Field>('input[name$="grade"], select[name="grade"]')];
  const given = Number(new URLSearchParams(window.location.search).get('grade') || NaN);
  for (const field of fields) chooseGrade(field, given);
  if (!Number.isNaN(given)) {
    writeIntoLinks(given);
    showLicensed(given);
  }
  const choose = (grade: number) => {
    const own = new URL(window.location.href);
    setGrade(own, grade);
    history.replaceState(history.state, '', own);
    writeIntoLinks(grade);
    showLicensed(grade);
    onChoose?.();
  };
  for (const field of fields) field.addEventListener('change', () => choose(currentGrade(field)));
}
