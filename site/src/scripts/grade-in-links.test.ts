// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { keepChosenGrade } from './grade-in-links.ts';

it('leaves the teachers who are licensed for the chosen grade, or all where nobody is', () => {
  const grade = (value: string) => `<input type="radio" name="grade" value="${value}">`;
  document.body.innerHTML = `${['all', '4', '7', '12'].map(grade).join('')}
    <ul><li data-licensed="4 5">Ana</li><li data-licensed="5 6 7">Ben</li></ul>`;
  keepChosenGrade();
  const shown = (value: string) => {
    document.querySelector<HTMLInputElement>(`[value="${value}"]`)?.click();
    return Array.from(document.querySelectorAll('li:not([hidden])'), ({ textContent }) => textContent);
  };
  expect(shown('4')).toEqual(['Ana']);
  expect(shown('7')).toEqual(['Ben']);
  expect(shown('12')).toEqual(['Ana', 'Ben']);
  expect(shown('4')).toEqual(['Ana']);
  expect(shown('all')).toEqual(['Ana', 'Ben']);
});

it('judges each list of teachers by itself', () => {
  document.body.innerHTML = `<input type="radio" name="grade" value="4">
    <ul><li data-licensed="4 5">Ana</li><li data-licensed="5 6 7">Ben</li></ul><ul><li data-licensed="8">Cy</li></ul>`;
  keepChosenGrade();
  document.querySelector('input')?.click();
  const shown = Array.from(document.querySelectorAll('li:not([hidden])'), ({ textContent }) => textContent);
  expect(shown).toEqual(['Ana', 'Cy']);
});
