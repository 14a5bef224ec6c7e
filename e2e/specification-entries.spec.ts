import { expect, test, type Locator } from '@playwright/test';
import { readContent } from '../site/src/model/read-content.ts';
import { schedulerOrigin } from './scheduler-page.ts';
import { specifiedFigures, subjectAreas } from './specification.ts';

const hrefsOf = (links: Locator) =>
  links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
const textsOf = async (found: Locator) =>
  (await found.allTextContents()).map((text) => text.replaceAll(/\s+/g, ' ').trim());

test.beforeEach(async ({ page }) => {
  await page.route(`${schedulerOrigin}/**`, (route) => route.abort());
});

test.describe('the frame of the shared layout', () => {
  test('has the specified bar, footer, accounts and year', async ({ page }) => {
    await page.goto('/subjects');
    const bar = page.getByRole('navigation', { name: 'Main', exact: true });
    expect(await hrefsOf(bar.locator('a'))).toEqual([
      '/',
      ...['/subjects', '/test-prep', '/school-districts', '/state-tutoring'],
      ...[
        '/testimonials',
        'https://blog.example.com',
        '/podcast',
        '/meet-our-teachers',
        '/are-you-a-teacher',
      ],
    ]);
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Free Consultation', exact: true }),
    ).toHaveAttribute('href', '/free-consultation');
    const footer = page.getByRole('contentinfo');
    const column = (name: string) => hrefsOf(footer.getByRole('navigation', { name }).getByRole('link'));
    expect(await column('Quick Links')).toEqual([
      ...['/subjects', '/test-prep', '/testimonials', 'https://blog.example.com', '/free-consultation'],
    ]);
    expect(await column('Support')).toEqual(['/contact-us', '/faq', '/school-districts']);
    expect((await column('Legal')).slice(0, 2)).toEqual(['/terms-of-service', '/privacy-policy']);
    await expect(footer.getByRole('link', { name: /^(Facebook|Instagram|YouTube)/ })).toHaveCount(3);
    await expect(footer).toContainText('2025');
  });

  test('calls to the free consultation in full on small screens', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/faq');
    const bar = page.getByRole('complementary', { name: 'Booking and chat' });
    await expect(bar.getByRole('link', { name: 'Schedule Free Consultation' })).toBeInViewport({ ratio: 1 });
  });
});

test.describe('the home page', () => {
  test.beforeEach(({ page }) => page.goto('/'));

  test('has its sections in order, with their anchors', async ({ page }) => {
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      /^Why Choose/,
      /./,
      'What Parents Are Saying',
      'Educational Blog & Travel Stories',
      /^Ready to Start Learning\?/,
    ]);
    const anchors = '#test-prep, #school-districts, #testimonials, #blog, #schedule';
    const ids = await page.locator(anchors).evaluateAll((found) => found.map(({ id }) => `#${id}`));
    expect(ids.join(', ')).toBe(anchors);
    await expect(page.locator('#schedule').getByRole('heading', { level: 3 })).toHaveText([
      ...['Flexible Hours', 'Online Sessions', 'Expert Teachers'],
    ]);
  });

  test('has three panels, closed at first, that open and close each by itself', async ({ page }) => {
    const panels = page.locator('main details');
    const headings = [
      ...['Subject-Specific Tutoring & Homeschooling', 'Test Preparation Excellence'],
      'Partnership with School Districts',
    ];
    const links = [
      Object.keys(subjectAreas),
      ['sat', 'act', 'psat', 'isee', 'ssat', 'hspt', 'ap-exam'].map((id) => `/${id}-prep`),
      ['/school-districts-consultation', 'https://districts.example.com'],
    ];
    // Each is labeled with its content.
    const inside = ['Social Studies', 'HSPT', 'IEP'];
    await expect(panels).toHaveCount(3);
    await expect(page.locator('main details[open]')).toHaveCount(0);
    for (const [index, heading] of headings.entries()) {
      const panel = panels.nth(index);
      await expect(panel.locator('summary')).toContainText(heading);
      await expect(panel.locator('summary')).toContainText(inside[index] ?? '');
      await panel.locator('summary').click();
      await expect(panel).toHaveAttribute('open');
      expect(await hrefsOf(panel.getByRole('link'))).toEqual(links[index]);
    }
    await panels.first().locator('summary').press('Enter');
    await expect(page.locator('main details[open]')).toHaveCount(2);
  });

  test('shows at most three parents, and three posts of two kinds', async ({ page }) => {
    const captions = page.locator('#testimonials figcaption');
    await expect(captions).toHaveText([/Parent/, /Parent/, /Parent/]);
    const posts = page.locator('#blog article');
    await expect(posts.locator('time')).toHaveText(['Oct 2, 2025', 'Aug 7, 2025', 'Sep 18, 2025']);
    expect(await hrefsOf(posts.getByRole('link'))).toEqual([
      'https://blog.example.com/what-a-diagnostic-tells-you',
      'https://blog.example.com/a-week-of-geometry-in-lisbon',
      'https://blog.example.com/how-to-read-a-word-problem',
    ]);
  });
});

test('each subject has its areas, and mathematics four topics and a link in each', async ({ page }) => {
  for (const [path, areas] of Object.entries(subjectAreas)) {
    await page.goto(path);
    const shown = page.locator('main li').filter({ has: page.locator('h3') });
    const titles = await textsOf(page.locator('main h3'));
    expect(titles.slice(0, areas.length), path).toEqual(areas);
    if (path !== '/subjects/mathematics') continue;
    for (const name of areas) {
      const area = shown.filter({ has: page.getByRole('heading', { name, exact: true }) }).last();
      await expect(area.locator('li li, ul li')).toHaveCount(4);
      await expect(area.locator('a[href="/math-consultation"]')).toHaveCount(1);
    }
  }
});

test('every line of a test program’s features is shown on /test-prep and in the home page’s panel', async ({
  page,
}) => {
  const features = readContent('site/content').exams.flatMap(({ data }) => data.features);
  expect(features).toHaveLength(28);
  for (const path of ['/test-prep', '/#test-prep']) {
    await page.goto(path);
    const main = page.getByRole('main');
    for (const feature of features) {
      await expect(main.getByText(feature, { exact: true }).filter({ visible: true }).first()).toBeVisible();
    }
  }
});

for (const [path, { texts, sections }] of Object.entries(specifiedFigures)) {
  test(`${path} gives each figure of the specification, minutes as they are given`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    const text = ((await main.textContent()) ?? '').replaceAll(/[\s\u2060]+/g, ' ');
    for (const figure of texts) expect(text).toContain(figure);
    // Of the SSAT's levels, today's minutes stand between the grades and the specified ones.
    const cells = path === '/ssat-prep' ? [0, 1, 3] : [0, 1, 2];
    const rows = await page.locator('main table tr').evaluateAll(
      (found, places) =>
        found.map((row) => {
          const texts = [...row.querySelectorAll('th, td')].map((cell) => cell.textContent?.trim());
          return places
            .map((place) => texts[place])
            .join(' ')
            .replaceAll(/[\s\u2060]+/g, ' ');
        }),
      cells,
    );
    for (const section of sections) {
      expect(
        rows.some((row) => row.startsWith(section)),
        section,
      ).toBe(true);
    }
    const labels = await page.locator('#timing :is(h3, th)').allTextContents();
    const label = /^\/(isee|ssat)/.test(path) ? /^Figures we listed before/ : /^Earlier.*\d{4}/;
    if (path !== '/hspt-prep') expect(labels.some((one) => label.test(one.trim()))).toBe(true);
  });
}

test.describe('/testimonials', () => {
  test('has 15 parents, 4 of them shown, 2 students and 5 videos, with their roles', async ({ page }) => {
    await page.goto('/testimonials');
    // Once they are visible, scripts turn them into play buttons.
    await expect(page.locator('#videos a[href*="youtu"]')).toHaveCount(5);
    const shown = page.locator('#parents figure').filter({ visible: true });
    await expect(shown).toHaveCount(4);
    await page.getByText('Show 11 More Reviews').click();
    await expect(shown).toHaveCount(15);
    await page.getByText('Show Less Reviews').click();
    await expect(shown).toHaveCount(4);
    const written = await textsOf(page.locator('#parents figcaption, #students figcaption'));
    expect(written).toHaveLength(17);
    for (const by of written) expect(by).toMatch(/^(\S+ · (Parent|Student)|Anonymous Parent)$/);
    expect(written.filter((by) => by.startsWith('Anonymous'))).toHaveLength(2);
    await expect(page.locator('#videos')).toContainText('Math Teacher');
    await expect(page.locator('#parents')).toContainText('5 out of 5 stars');
  });

  test('has the review widget load 500 ms after the page appears, where nobody scrolls', async ({ page }) => {
    await page.route('https://widget.trustpilot.com/**', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `window.Trustpilot = { loadFromElement(element) {
          window.loaded = [element.dataset.minReviewCount, performance.now(), scrollY];
        } };`,
      }),
    );
    await page.goto('/testimonials');
    await page.waitForFunction(() => 'loaded' in window);
    const [count, time, scrolled] = await page.evaluate(
      () => (window as unknown as { loaded: [string, number, number] }).loaded,
    );
    expect([count, scrolled]).toEqual(['10', 0]);
    expect(time).toBeGreaterThan(500);
  });
});

test('/faq has 14 questions by number, under six categories and All', async ({ page }) => {
  await page.goto('/faq');
  const ids = await page
    .locator('main details [id^="faq-"]')
    .evaluateAll((found) => found.map(({ id }) => id));
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 13, 14, 15, 16];
  expect(ids.sort()).toEqual(numbers.map((number) => `faq-${number}`).sort());
  const labels = (await textsOf(page.locator('label:has([type="radio"])'))).map((text) => {
    return text.replace(/ ?\d+$/, '');
  });
  expect(labels).toEqual([
    ...['All', 'General', 'Scheduling', 'Academic Support', 'Technology', 'Pricing', 'School Districts'],
  ]);
});

test('/meet-our-teachers has 18 teachers, one the founder, with biographies cut after 200 letters', async ({
  page,
}) => {
  await page.goto('/meet-our-teachers');
  await expect(page.locator('[data-specialties]')).toHaveCount(18);
  await expect(page.locator('[data-specialties]').filter({ hasText: 'Founder' })).toHaveCount(1);
  const bios = readContent('site/content').teachers.map(({ data }) => data.bio);
  const main = await page.getByRole('main').textContent();
  for (const bio of bios) {
    expect(main).toContain(bio);
    if (bio.length > 200) expect(main).toContain(`${bio.slice(0, 200)}…`);
  }
});

test('/schedule has buttons that do nothing, and say so, and three kinds of sessions', async ({ page }) => {
  await page.goto('/schedule');
  const buttons = page.getByRole('main').getByRole('button');
  await expect(buttons.filter({ hasText: 'Select This Option' })).toHaveCount(3);
  await expect(buttons.filter({ hasText: 'Launch Scheduler' })).toHaveCount(1);
  for (const button of await buttons.all()) await expect(button).toBeDisabled();
});

test('/podcast has two buttons to the video channel, in a new tab', async ({ page }) => {
  await page.goto('/podcast');
  const links = page.getByRole('main').locator('a[target="_blank"]');
  expect(await hrefsOf(links)).toEqual(Array(2).fill('https://youtube.example.com/@brightboard/videos'));
});

test('/migration-guide.txt, which /download opens, is a file to read', async ({ request }) => {
  expect((await (await request.get('/migration-guide.txt')).text()).length).toBeGreaterThan(500);
});
