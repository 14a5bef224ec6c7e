import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SiteProvider, type Site } from '../../lib/site-context.tsx';
import { getContent } from '../../model/content-cache.ts';
import { Prices } from './prices.tsx';

const { settings, navigation, labels: shared } = getContent();
const [own, bar, labels] = [settings[0]?.data, navigation[0]?.data, shared[0]?.data];
if (!own || !bar || !labels) throw new Error('The content has settings, navigation and labels.');

const html = (prices: Site['settings']['prices']): string =>
  renderToStaticMarkup(
    <SiteProvider
      site={{
        settings: { ...own, prices },
        navigation: bar,
        labels,
        preview: false,
        path: '/faq',
        route: undefined,
      }}
    >
      <Prices />
    </SiteProvider>,
  );

it('shows each price of the settings', () => {
  const items = [{ name: '60 minutes', price: 'From $80' }];
  const table = parse(html({ heading: 'Prices', lead: 'The subject and the grade decide the rate.', items }));
  expect(table.querySelector('tbody tr')?.text).toContain('60 minutes');
  expect(table.querySelector('tbody tr')?.text).toContain('From $80');
});

it('shows nothing where the settings name no price', () => {
  expect(html(undefined)).toBe('');
});
