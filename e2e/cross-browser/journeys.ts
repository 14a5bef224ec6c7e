import { beyondTheWidth } from '../page-checks.ts';
import { bookingsOf, visitorFor } from '../scheduler-page.ts';
import { type Browser, click, expectTrue, type Place, shown, until } from './browser.ts';

export interface Journey {
  name: string;
  javaScript: boolean;
  /** @param site the website's address. */
  run: (browser: Browser, site: string) => Promise<void>;
}

async function resize(browser: Browser, width: number, height: number): Promise<void> {
  await browser.resize(width, height);
  await until(browser, `the window is ${width} px wide`, `Math.abs(innerWidth - ${width}) < 20`);
}

const wide = (browser: Browser) => resize(browser, 1280, 900);
/** As narrow as WebKit's small browser gets. */
const narrow = (browser: Browser) => resize(browser, 450, 850);
const opened = (selector: string) =>
  `document.querySelectorAll(${JSON.stringify(`${selector}[open]`)}).length`;
const focused = 'document.activeElement';
const isShown = (selector: string, text = '') => `Boolean(${shown(selector, text)})`;

async function bar(browser: Browser, site: string): Promise<void> {
  await wide(browser);
  await browser.open(site);
  await click(browser, 'header button', 'Our Services');
  await until(browser, 'the list opens', isShown('header ul[popover] a', 'Test Preparation'));
  await expectTrue(
    browser,
    'the list stands below the bar’s button, within the page',
    `(() => {
      const button = document.querySelector('header li > [popovertarget]').getBoundingClientRect();
      const list = document.querySelector('header ul[popover]').getBoundingClientRect();
      return list.top >= button.bottom - 12 && list.top < button.bottom + 24 &&
        list.left > button.left - 60 && list.left < button.right + 60 && list.right <= innerWidth;
    })()`,
  );
  await browser.press('Escape');
  await until(browser, 'the list closes', `!${isShown('header ul[popover] a')}`);
  await expectTrue(browser, 'the focus is back', `${focused}.textContent.includes('Our Services')`);
}

async function menu(browser: Browser, site: string): Promise<void> {
  await narrow(browser);
  await browser.open(site);
  await click(browser, 'header button', 'Menu');
  await until(browser, 'the menu opens', isShown('#site-menu a', 'Testimonials'));
  await until(browser, 'the services are open', isShown('#site-menu a', 'State Programs'));
  await click(browser, '#site-menu summary', 'Our Services');
  await until(browser, 'the services close', `${opened('#site-menu details')} === 0`);
  await browser.press('Escape');
  await until(browser, 'Escape closes the menu', `!${isShown('#site-menu a')}`);
  await click(browser, 'header button', 'Menu');
  await click(browser, '#site-menu a', 'Meet Our Teachers');
  await until(browser, 'its link leads on', `location.pathname === '/meet-our-teachers'`);
}

/** The bar of a question, by its number: of the first one, which is open already, and of one on pricing. */
const general = 'details:has(#faq-1) > summary';
const pricing = 'details:has(#faq-14) > summary';

async function openQuestions(browser: Browser, site: string): Promise<void> {
  await wide(browser);
  await browser.open(`${site}/faq`);
  await click(browser, pricing);
  await until(browser, 'two questions are open', `${opened('main details')} === 2`);
  await click(browser, 'label', 'Pricing');
  await until(browser, 'only one category is shown', `!${isShown(general)}`);
  await expectTrue(browser, 'its question stays open', isShown('details[open]:has(#faq-14) > summary'));
}

async function questions(browser: Browser, site: string): Promise<void> {
  await openQuestions(browser, site);
  await click(browser, 'label', 'All');
  await until(browser, 'the search is ready', `Boolean(document.querySelector('[data-hydrated]'))`);
  await click(browser, 'input[type="search"]');
  await browser.type('whiteboard');
  await until(browser, 'the search leaves some', `!${isShown(pricing)}`);
  await expectTrue(
    browser,
    'and says how many',
    isShown('[role="status"]') + ` && /\\d+ questions?/.test(${shown('[role="status"]')}.textContent)`,
  );
  await browser.open(`${site}/subjects`);
  await browser.open(`${site}/faq#faq-5`);
  await until(browser, 'a link to a question opens it', isShown('details[open]:has(#faq-5) > summary'));
}

async function biographies(browser: Browser, site: string): Promise<void> {
  await narrow(browser);
  await browser.open(`${site}/meet-our-teachers`);
  await click(browser, 'main details:not([open]) summary', 'Read More');
  await until(browser, 'a biography opens', `${opened('main details')} === 1`);
  await click(browser, 'main details:not([open]) summary', 'Read More');
  await until(browser, 'the next one closes it', `${opened('main details')} === 1`);
  await click(browser, 'label', 'SAT');
  await until(
    browser,
    'the filter leaves those who teach it',
    `[...document.querySelectorAll('li[data-specialties]')].every((item) =>
      (item.getClientRects().length > 0) === item.dataset.specialties.split(' ').includes('sat'))`,
  );
}

async function filterInAddress(browser: Browser, site: string): Promise<void> {
  await biographies(browser, site);
  await until(browser, 'the choice is in the address', `location.search === '?specialty=sat'`);
}

async function keyboard(browser: Browser, site: string): Promise<void> {
  await wide(browser);
  await browser.open(`${site}/sat-consultation`);
  await browser.press('Tab');
  await until(browser, 'the skip link is first', `${focused}.hash === '#main'`);
  await expectTrue(browser, 'it shows', `${focused}.getBoundingClientRect().width > 100`);
  await browser.press('Enter');
  await browser.press('Tab');
  await until(browser, 'Tab goes on in the content', `${focused}.closest('main') !== null`);
  const outline = `parseFloat(getComputedStyle(${focused}).outlineWidth)`;
  await expectTrue(browser, 'the focus shows', `${outline} >= 2`);
}

/** Chooses a time and sends the form, in the calendar or on the booking page itself. */
async function chooseAndBook(browser: Browser, title: string, where: Place): Promise<void> {
  const visitor = visitorFor(`${title} ${browser.name}`);
  await until(browser, 'the calendar shows days', isShown('a.day'), where);
  await click(browser, 'a.day', '', where);
  await click(browser, 'a.time', '', where);
  await click(browser, '#name', '', where);
  await browser.type(visitor.name);
  await click(browser, '#email', '', where);
  await browser.type(visitor.email);
  await click(browser, 'button', 'Confirm booking', where);
  await until(browser, 'the calendar says so', isShown('h1, h2', 'You’re booked'), where);
  if (bookingsOf(visitor.email).length !== 1) throw new Error('there is no booking in the database');
}

async function booking(browser: Browser, site: string): Promise<void> {
  await wide(browser);
  await browser.open(`${site}/free-consultation`);
  await browser.evaluate(
    `document.querySelector('[data-scheduler-state]').scrollIntoView({ behavior: 'instant' })`,
  );
  const state = (name: string) => `document.querySelector('[data-scheduler-state="${name}"]') !== null`;
  await until(browser, 'the calendar is ready', state('ready'));
  await chooseAndBook(browser, 'embedded', 'calendar');
  await until(browser, 'the page knows it', state('booked'));
}

async function bookingWithoutScript(browser: Browser, site: string): Promise<void> {
  await wide(browser);
  await browser.open(`${site}/free-consultation`);
  const link = shown('a[target="_blank"]', 'Open the booking page');
  await until(browser, 'there is a plain link', `Boolean(${link})`);
  await expectTrue(browser, 'what needs a script is not offered', `!${isShown('button', 'Retry')}`);
  const address = String(await browser.evaluate(`${link}.href`));
  await browser.open(address);
  await chooseAndBook(browser, 'plain', 'page');
}

async function fits(browser: Browser, site: string): Promise<void> {
  const paths = ['/', '/sat-prep', '/free-consultation', '/florida-consultation', '/faq', '/no-such-page'];
  for (const size of [narrow, wide]) {
    await size(browser);
    for (const path of paths) {
      await browser.open(site + path);
      const findings = (await browser.evaluate(`(${beyondTheWidth.toString()})(false)`)) as string[];
      if (findings.length > 0) throw new Error(`${path}: ${findings.join('; ')}`);
    }
  }
}

/** The main journeys, which every browser has to make. */
export const journeys: readonly Journey[] = [
  { name: 'Our Services in the bar', javaScript: true, run: bar },
  { name: 'the menu of small screens', javaScript: true, run: menu },
  { name: 'questions: category, search, link', javaScript: true, run: questions },
  { name: 'biographies and their filter', javaScript: true, run: filterInAddress },
  { name: 'skip link and focus', javaScript: true, run: keyboard },
  { name: 'pages fit their width', javaScript: true, run: fits },
  { name: 'booking in the embedded calendar', javaScript: true, run: booking },
  { name: 'the bar', javaScript: false, run: bar },
  { name: 'the menu', javaScript: false, run: menu },
  { name: 'questions', javaScript: false, run: openQuestions },
  { name: 'biographies', javaScript: false, run: biographies },
  { name: 'booking', javaScript: false, run: bookingWithoutScript },
];
