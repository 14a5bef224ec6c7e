// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { noteIn } from '../../scheduling/booking-topic.ts';
import { nameCourses, showGrade } from './chosen-grade.ts';

it('opens the courses of the chosen grade alone, and tells other pages the grade or the course', () => {
  document.body.innerHTML = `<main><a href="#g8" aria-label="Grade 8">8</a>
    <div data-chart="1" data-subject="math" data-books="/math-consultation">
      <div data-grades="1 2"><details open></details></div>
      <div data-grades="7 8"><details><h3>Algebra</h3><a id="course" href="/math-consultation">Ask</a></details></div>
    </div>
    <a id="book" href="/math-consultation">Book</a> <a id="other" href="/meet-our-teachers">Team</a></main>`;
  const opened = () => Array.from(document.querySelectorAll('details'), ({ open }) => open);
  const [course, book, other] = [...document.querySelectorAll<HTMLAnchorElement>('#course, #book, #other')];
  nameCourses(document);
  showGrade(document, '#areas');
  expect(opened()).toEqual([true, false]);
  showGrade(document, '#g8');
  expect(opened()).toEqual([false, true]);
  expect(noteIn(book?.search ?? '')).toBe('About: Grade 8 math');
  expect(noteIn(course?.search ?? '')).toBe('About: Algebra, child in grade 8');
  expect(other?.search).toBe('?grade=8');
  document.body.insertAdjacentHTML('beforeend', '<a href="#g2" aria-label="Grade 2">2</a>');
  showGrade(document, '#g2');
  expect(opened()).toEqual([true, false]);
  expect(noteIn(book?.search ?? '')).toBe('About: Grade 2 math');
});

it('leaves many courses of a grade closed, so that all are in view', () => {
  const course = '<div data-grades="11"><details></details></div>';
  document.body.innerHTML = `<a href="#g11" aria-label="Grade 11">11</a>
    <div data-chart="1" data-subject="math" data-books="/math-consultation">${course.repeat(3)}</div>`;
  showGrade(document, '#g11');
  expect(document.querySelectorAll('details[open]')).toHaveLength(0);
});
