import { expect, test } from '@playwright/test';
import { beyondTheWidth } from './page-checks.ts';

test.describe('/testimonials', () => {
  test('plays a video on the privacy-enhanced host after a click, and not before', async ({ page }) => {
    const asked: string[] = [];
    await page.route('https://www.youtube-nocookie.com/**', async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: '<title>player</title>' });
    });
    await page.route('https://widget.trustpilot.com/**', (route) => route.abort());
    await page.goto('/testimonials');
    const play = page.getByRole('link', { name: /^Watch “[^”]*”$/ });
    // Until it comes into view, each video is a plain link to its page.
    await page.getByRole('heading', { name: 'Video Testimonials' }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 500);
    await expect(play).toHaveCount(3);
    expect(asked).toEqual([]);
    await play.first().click();
    const player = page.locator('iframe[src^="https://www.youtube-nocookie.com/embed/"]');
    await expect(player).toHaveCount(1);
    await expect(player).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    await expect(player).toHaveAttribute('allow', /autoplay.*fullscreen/);
    await expect(player).toHaveAttribute('title', /^Video: ./);
    await expect(player).toBeFocused();
    expect(asked).toHaveLength(1);
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
      () => (window as Window & { loaded?: [string, number, number] }).loaded!,
    );
    expect([count, scrolled]).toEqual(['10', 0]);
    expect(time).toBeGreaterThan(500);
  });
});

test('each bar of /test-prep starts and ends with its ruler and hours, at every width', async ({ page }) => {
  await page.goto('/test-prep');
  const rows = page.locator('main li > a').filter({ has: page.locator('svg') });
  expect(await rows.count()).toBeGreaterThan(0);
  for (const width of [390, 768, 1024, 1239, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const axes = page.getByRole('region').first().locator('svg:has(text)').filter({ visible: true });
    const bars = rows.locator(':has(> span > svg)').filter({ visible: true });
    const places = new Set<string>();
    for (const one of [...(await axes.all()), ...(await bars.all())]) {
      const { x, width: length } = (await one.boundingBox())!;
      places.add([x, length].map(Math.round).join());
    }
    expect([await axes.count(), places.size], `${width} px`).toEqual([width < 1000 ? 2 : 1, 1]);
  }
});

test('/faq says what a search finds and that a link is copied, without moving the focus', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/faq');
  const said = () => page.getByRole('status').allTextContents();
  const search = page.getByRole('searchbox');
  await search.fill('xyzzy');
  await expect.poll(async () => (await said()).join(' ')).not.toMatch(/\d/);
  await expect(search).toBeFocused();
  await search.fill('');
  await page.locator('main summary').first().click();
  const copy = page.getByRole('button', { name: /copy/i }).first();
  await copy.click();
  await expect.poll(async () => (await said()).join(' ')).toContain('Link copied');
  await expect(copy).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/faq#faq-\d+$/);
});

for (const width of [390, 1440])
  test(`a link to a question opens it below the bar, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/faq');
    const item = page.locator('main details').first();
    const id = await item.locator('[id]').getAttribute('id');
    await page.goto('about:blank');
    await page.goto(`/faq#${id}`);
    await expect(item).toHaveAttribute('open');
    const gap = async () => {
      const bar = await page.locator('header').evaluate((header) => header.getBoundingClientRect().bottom);
      return (await item.locator('h3').evaluate((question) => question.getBoundingClientRect().top)) - bar;
    };
    await expect.poll(gap).toBeLessThan(48);
    expect(await gap()).toBeGreaterThan(12);
  });

test('/subjects/science keeps the chosen part of the cell and fades the others', async ({ page }) => {
  await page.goto('/subjects/science');
  await page.getByRole('radio', { name: 'mitochondria' }).check();
  await expect(page.locator('[data-part="mitochondria"]')).toHaveCSS('opacity', '1');
  await expect(page.locator('[data-part="nucleus"]')).toHaveCSS('opacity', '0.25');
});

test('/subjects/mathematics has an example of another level, without a script too', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/subjects/mathematics');
  const bars = page.getByRole('radiogroup', { name: /^Which is more/ });
  const [equation, reply] = [page.getByText(/^y = /), bars.getByText('Yes. It is 3.')];
  await expect(bars).toBeHidden();
  await page.getByRole('radio', { name: 'Grade 4' }).check();
  await expect(equation).toBeHidden();
  await expect(reply).toBeHidden();
  await bars.getByRole('radio', { name: '¾ of 4' }).check();
  await expect(reply).toBeVisible();
  await page.getByRole('radio', { name: 'Algebra I' }).check();
  await expect(equation).toBeVisible();
  await context.close();
});

test('/subjects/mathematics lets a finger drag the curve, and does not scroll', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto('/subjects/mathematics');
  const handle = page.locator('[data-handle] circle').first();
  await expect(handle).toBeVisible();
  const { x, y, width } = (await handle.boundingBox())!;
  const finger = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', down: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: x + width / 2, y: y + down }] });
  await touch('touchStart', width / 2);
  for (let down = 20; down <= 120; down += 20) await touch('touchMove', down);
  const height = page.getByRole('slider', { name: 'Up or down' });
  await expect.poll(() => height.inputValue()).toBe('-1');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await context.close();
});

test('/isee-prep shows its figures, or its report where an earlier grade is chosen', async ({ page }) => {
  await page.goto('/isee-prep');
  const report = page.getByRole('img', { name: /score report/i });
  const figures = page.getByText('students in 2026');
  await expect(figures).toBeVisible();
  await expect(report).toBeHidden();
  await page.getByRole('radio', { name: '6th grade' }).check();
  await expect(report).toBeVisible();
  await expect(figures).toBeHidden();
});

test('a grade chosen on /test-prep is the next one where a test asks which grade a child applies for', async ({
  page,
}) => {
  await page.goto('/test-prep');
  await page.getByRole('radio', { name: '6', exact: true }).check({ force: true });
  const exam = page.getByRole('main').getByRole('link', { name: /^ISEE/ }).first();
  await exam.click();
  await expect(page).toHaveURL(/\/isee-prep\?grade=6$/);
  await expect(page.getByRole('radio', { name: '7', exact: true })).toBeChecked();
  await expect(page.getByRole('radio', { name: '6th grade' })).toBeChecked();
  await page.getByRole('radio', { name: '8', exact: true }).check({ force: true });
  await expect(page.locator('main a[href*="-consultation"]').first()).toHaveAttribute('href', /\?grade=7$/);
  await page.goBack();
  await expect(page.getByRole('radio', { name: '6', exact: true })).toBeChecked();
});

test('on phones, too, a grade leaves the teachers of a test who are licensed for it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/isee-prep?grade=4');
  await expect(page.getByRole('link', { name: 'Ben Okoro' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Nora Field' })).toBeHidden();
});

test('a grade chosen on /isee-consultation goes into the note, until a time is chosen', async ({ page }) => {
  await page.goto('/isee-consultation');
  const frame = page.locator('[data-scheduler-host] iframe');
  const calendar = frame.contentFrame();
  await expect(calendar.locator('a.day').first()).toBeVisible();
  const choose = (grade: string) =>
    page.getByRole('radio', { name: grade, exact: true }).check({ force: true });
  await choose('5');
  await expect(frame).toHaveAttribute('src', /a1=About%3A\+ISEE%2C\+child\+in\+grade\+4&/);
  await calendar.locator('.soonest a').first().click();
  await expect(calendar.getByRole('textbox', { name: /know first/ })).toHaveValue(
    'About: ISEE, child in grade 4',
  );
  await calendar.getByRole('textbox', { name: 'Name' }).fill('Pat');
  await choose('9');
  await expect(calendar.getByRole('textbox', { name: 'Name' })).toHaveValue('Pat');
});

test('/faq shows only the groups that hold what a search finds', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/faq');
  const groups = page.getByRole('main').locator('section[data-category]');
  const all = await groups.filter({ visible: true }).count();
  const question = page.locator('details[data-category] h3').last();
  await page.getByRole('searchbox').fill((await question.textContent()) ?? '');
  await expect(page.getByRole('status').filter({ hasText: '1 question' })).toBeVisible();
  await expect(groups.filter({ visible: true })).toHaveCount(1);
  expect(all).toBeGreaterThan(1);
});

test('/meet-our-teachers filters by specialty, says how many are left and keeps the choice in the address', async ({
  page,
}) => {
  await page.goto('/meet-our-teachers');
  const science = page.getByRole('radio', { name: /^Science/ });
  await science.check();
  await expect(page).toHaveURL(/\?specialty=science/);
  await expect(page.getByRole('status').filter({ hasText: /\d+ of 3/ })).toBeAttached();
  await expect(science).toBeFocused();
  const shown = page.locator('[data-specialties]').filter({ visible: true });
  // Wait until the cards' transition has ended.
  await expect.poll(() => shown.count()).toBeLessThan(3);
  const count = await shown.count();
  await page.goto('/meet-our-teachers?specialty=science');
  await expect(science).toBeChecked();
  await expect(shown).toHaveCount(count);
  // With a large team, the row of the others scrolls, and not the page.
  await page.getByRole('list', { name: 'The others' }).evaluate((others) => {
    for (let index = 0; index < 20; index += 1)
      others.append(others.firstElementChild?.cloneNode(true) ?? '');
  });
  expect(await page.evaluate(beyondTheWidth, false)).toEqual([]);
});

test('/meet-our-teachers filters by grade and specialty together, and says when nobody has both', async ({
  page,
}) => {
  const shown = page.locator('[data-specialties]').filter({ visible: true });
  await page.goto('/meet-our-teachers?grade=4');
  await expect(page.getByRole('combobox', { name: 'Grade' })).toHaveValue('4');
  await expect(shown).toHaveCount(2);
  await page.getByRole('radio', { name: /^SAT/ }).check();
  await expect(shown).toHaveCount(0);
  await expect(page.getByText('Nobody teaches both.')).toBeVisible();
  await page.getByRole('combobox').selectOption('7');
  await expect(shown).toHaveCount(1);
  await expect(page.getByText('Nobody teaches both.')).toBeHidden();
  await expect(page).toHaveURL(/\?grade=7&specialty=sat$/);
  // A link to one teacher shows the card, whatever the grade.
  await page.goto('/meet-our-teachers?grade=4#nora-field');
  await expect(page.locator('#nora-field')).toBeInViewport();
});

test('/meet-our-teachers brings the first teacher of a choice into view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/meet-our-teachers');
  const name = page.locator('[data-specialties~=science]').first().getByRole('heading', { level: 2 });
  // A choice without Playwright's scrolling to the element.
  const choose = (value: string) =>
    page.getByRole('combobox', { name: 'Specialty' }).evaluate((list: HTMLSelectElement, wanted) => {
      list.value = wanted;
      list.dispatchEvent(new Event('change', { bubbles: true }));
    }, value);
  for (const from of [0, 5000]) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), from);
    await choose('science');
    await expect(name).toBeInViewport();
    await choose('all');
  }
});
