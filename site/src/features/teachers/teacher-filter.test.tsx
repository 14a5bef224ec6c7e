// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { TeacherFilter } from './teacher-filter.tsx';

const specialties = [
  { value: 'all', label: 'All', count: 18 },
  { value: 'math', label: 'Mathematics', count: 9 },
  { value: 'sat', label: 'SAT', count: 3 },
];
const grades = [
  { value: 'all', label: 'Any grade', count: 18 },
  { value: '4', label: 'Grade 4', count: 5 },
];
const labels = {
  legend: 'Specialty',
  allSpecialties: 'Any specialty',
  grade: 'Grade',
  showingAll: 'Showing all teachers',
  showingSome: 'Showing {count} of {total} teachers: {specialty}',
};
const open = (query: string) => window.history.replaceState(null, '', `/meet-our-teachers${query}`);
const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').find((radio) => radio.checked)?.value;

beforeEach(() => {
  window.location.href = 'http://localhost:3000/';
  open('');
});

it('takes an unknown specialty for none', () => {
  open('?specialty=chess');
  render(<TeacherFilter specialties={specialties} grades={grades} labels={labels} />);
  expect(chosen()).toBe('all');
});

it('has a list of the specialties for small windows, which does the same', async () => {
  render(<TeacherFilter specialties={specialties} grades={grades} labels={labels} />);
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Specialty' });
  fireEvent.change(list, { target: { value: 'sat' } });
  await waitFor(() => expect(window.location.search).toBe('?specialty=sat'));
  expect(chosen()).toBe('sat');
  fireEvent.click(screen.getByRole('radio', { name: 'All' }));
  expect(list.value).toBe('all');
});

it('says the specialty in the links to the free call, but not in those of a teacher', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<a href="/free-consultation?grade=4">Ask us</a>
    <p data-specialties="sat"><a href="/free-consultation?about=Nora">Ask about Nora</a></p>`,
  );
  render(<TeacherFilter specialties={specialties} grades={grades} labels={labels} />);
  const queryOf = (name: string) =>
    new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href).search;
  fireEvent.click(screen.getByRole('radio', { name: 'SAT' }));
  expect(queryOf('Ask us')).toBe('?grade=4&about=SAT');
  expect(queryOf('Ask about Nora')).toBe('?about=Nora');
  fireEvent.click(screen.getByRole('radio', { name: 'All' }));
  expect(queryOf('Ask us')).toBe('?grade=4');
});

it('makes no step back for a choice', async () => {
  const before = window.history.length;
  render(<TeacherFilter specialties={specialties} grades={grades} labels={labels} />);
  fireEvent.click(screen.getByRole('radio', { name: 'SAT' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Mathematics' }));
  await waitFor(() => expect(window.location.search).toBe('?specialty=math'));
  expect(window.history.length).toBe(before);
});

it('follows back and forward', async () => {
  render(<TeacherFilter specialties={specialties} grades={grades} labels={labels} />);
  fireEvent.click(screen.getByRole('radio', { name: 'SAT' }));
  await waitFor(() => expect(window.location.search).toBe('?specialty=sat'));
  open('');
  act(() => {
    window.dispatchEvent(new Event('popstate'));
  });
  expect(chosen()).toBe('all');
});

it('keeps what was chosen before it was hydrated', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(
    <TeacherFilter specialties={specialties} grades={grades} labels={labels} />,
  );
  screen.getByRole<HTMLInputElement>('radio', { name: 'Mathematics' }).checked = true;
  render(<TeacherFilter specialties={specialties} grades={grades} labels={labels} />, {
    container,
    hydrate: true,
  });
  expect(chosen()).toBe('math');
  expect(window.location.search).toBe('?specialty=math');
});

it('counts and hides by specialty and grade together', () => {
  document.body.innerHTML = `
    <ul><li data-specialties="math 4"></li><li data-specialties="math 9"></li><li data-specialties="sat 4"></li></ul>
    <ul><li data-teaches="math 4">One</li><li data-teaches="math 9">Two</li><li data-teaches="sat 4">Three</li></ul>`;
  render(<TeacherFilter specialties={specialties} grades={grades} labels={labels} />);
  fireEvent.click(screen.getByRole('radio', { name: 'Mathematics' }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Grade' }), { target: { value: '4' } });
  expect(screen.getByRole('status').textContent).toBe('Showing 1 of 18 teachers: Mathematics, Grade 4');
  expect(screen.getByText('One')).toHaveProperty('hidden', true);
  expect(screen.getByText('Two')).toHaveProperty('hidden', false);
  expect(screen.getByText('Three')).toHaveProperty('hidden', false);
});
