// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { TeacherFilter } from './teacher-filter.tsx';

const choices = [
  { value: 'all', label: 'All', count: 18 },
  { value: 'math', label: 'Mathematics', count: 9 },
  { value: 'sat', label: 'SAT', count: 3 },
];
const labels = {
  legend: 'Specialty',
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
  render(<TeacherFilter choices={choices} labels={labels} />);
  expect(chosen()).toBe('all');
});

it('makes no step back for a choice', async () => {
  const before = window.history.length;
  render(<TeacherFilter choices={choices} labels={labels} />);
  fireEvent.click(screen.getByRole('radio', { name: 'SAT' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Mathematics' }));
  await waitFor(() => expect(window.location.search).toBe('?specialty=math'));
  expect(window.history.length).toBe(before);
});

it('follows back and forward', async () => {
  render(<TeacherFilter choices={choices} labels={labels} />);
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
  container.innerHTML = renderToString(<TeacherFilter choices={choices} labels={labels} />);
  screen.getByRole<HTMLInputElement>('radio', { name: 'Mathematics' }).checked = true;
  render(<TeacherFilter choices={choices} labels={labels} />, { container, hydrate: true });
  expect(chosen()).toBe('math');
  expect(window.location.search).toBe('?specialty=math');
});
