import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HourRuler } from './hour-ruler.tsx';

const labels = (minutes: number) => {
  const markup = renderToStaticMarkup(<HourRuler minutes={minutes} axis={undefined} />);
  return [...markup.matchAll(/>([^<]+)<\/text>/g)].map(([, label]) => label);
};

it('labels every half hour of a short test, and every hour of one of more than four hours', () => {
  expect(labels(90)).toEqual(['9 AM', '9:30', '10:00', '10:30']);
  expect(labels(300)).toEqual(['9 AM', '10:00', '11:00', 'noon', '1:00', '2:00']);
});
