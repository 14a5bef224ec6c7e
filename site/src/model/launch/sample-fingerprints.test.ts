import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readContent } from '../read-content.ts';
import { fingerprints, isShippedSample, sampleTexts } from './sample-fingerprints.ts';
import { shippedSamples } from './shipped-samples.ts';

const content = readContent(fileURLToPath(new URL('../../../content', import.meta.url)));
const samples = sampleTexts(content).filter(({ entry }) => 'sample' in entry.data && entry.data.sample);

it('knows every sample that ships', () => {
  const missing = samples
    .flatMap(({ text }) => fingerprints(text))
    .filter((print) => !shippedSamples.includes(print));
  expect(missing, 'add these to shipped-samples.ts').toEqual([]);
  expect(samples.filter(({ text }) => !isShippedSample(text)).map(({ text }) => text)).toEqual([]);
});

it('knows a sample again with other signs, and with sentences added or left out', () => {
  const text = samples.find(({ field }) => field === 'quote')?.text ?? '';
  expect(isShippedSample(text.toUpperCase().replaceAll(',', ' –'))).toBe(true);
  expect(isShippedSample(`We had a good year. ${text.split('. ')[0] ?? ''}. Thank you.`)).toBe(true);
});

it('takes nobody’s own words for a sample', () => {
  expect(
    isShippedSample('Our daughter likes her lessons and her grade went from a C to a B. Thank you.'),
  ).toBe(false);
});
