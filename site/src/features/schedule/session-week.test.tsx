// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { noteIn } from '../../scheduling/booking-topic.ts';
import { SessionWeek, type WeekLabels } from './session-week.tsx';

const labels: WeekLabels = {
  days: ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'],
  firstHour: 15,
  hours: 5,
  time: '{day} at {hour}',
  every: 'every week',
  ask: 'Ask about {time}',
  heading: 'Which time?',
  note: 'An example.',
  around: [],
  length: 'Session length',
  minutes: '{count} minutes',
  topic: '{count} minutes, {time}',
  move: 'Move it',
  drag: 'Drag it',
  earlierDay: 'Day before',
  laterDay: 'Day after',
  earlier: 'Earlier',
  later: 'Later',
};

const said = () => screen.getByRole('status').textContent;
const press = (name: string, times = 1) => {
  for (let time = 0; time < times; time += 1) fireEvent.click(screen.getByRole('button', { name }));
};

it('shows the time to which the buttons move the session, also in the link', () => {
  render(<SessionWeek labels={labels} lengths={[30, 60]} />);
  press('Day after');
  press('Later');
  expect(said()).toBe('Wednesdays at 5:30, every week');
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Ask about Wednesdays at 5:30' });
  expect(noteIn(link.search)).toBe('About: 60 minutes, Wednesdays at 5:30');
});

it('moves to the half hour that is tapped', () => {
  const { container } = render(<SessionWeek labels={labels} lengths={[30, 60]} />);
  const grid = container.querySelector('[data-grid]');
  if (!grid) throw new Error('There is no grid.');
  grid.getBoundingClientRect = () => new DOMRect(100, 200, 700, 500);
  fireEvent.click(grid, { clientX: 450, clientY: 260 });
  expect(said()).toBe('Thursdays at 3:30, every week');
});

it('shows the hours that the owner names, before and after noon', () => {
  const { container } = render(<SessionWeek labels={{ ...labels, firstHour: 9 }} lengths={[60]} />);
  expect(container.textContent).toContain('9 AM10 AM11 AM12 PM1 PM');
  press('Later', 3);
  expect(said()).toBe('Tuesdays at 12:30, every week');
});

it('starts a session of four hours within the hours shown', () => {
  render(<SessionWeek labels={labels} lengths={[240]} />);
  expect(said()).toBe('Tuesdays at 4, every week');
});

it('keeps the session within the days that the owner names', () => {
  render(<SessionWeek labels={{ ...labels, days: labels.days.slice(0, 5) }} lengths={[30, 60]} />);
  press('Day after', 9);
  expect(said()).toBe('Fridays at 5, every week');
});

it('keeps the session within the week and its hours, whatever its length', () => {
  render(<SessionWeek labels={labels} lengths={[30, 60]} />);
  press('Day before', 9);
  press('Later', 20);
  expect(said()).toBe('Mondays at 7, every week');
  fireEvent.click(screen.getByRole('radio', { name: '30 minutes' }));
  press('Later', 2);
  expect(said()).toBe('Mondays at 7:30, every week');
  fireEvent.click(screen.getByRole('radio', { name: '60 minutes' }));
  expect(said()).toBe('Mondays at 7, every week');
});
