import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { deadLinks, invalidHtml } from './built-site-checks.ts';
import {
  allPaths,
  builtPage,
  builtPages,
  dist,
  isBuilt,
  mainPathOf,
  mainPaths,
  type BuiltPage,
} from './built-pages.ts';

const origin = 'https://www.example.com';
const mainPages = () => mainPaths.map(builtPage);
const meta = (page: BuiltPage, name: string) =>
  page.root.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

function duplicates(values: readonly (string | undefined)[]): (string | undefined)[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

test('no rule of `:has()` hangs on the whole page: it would be asked anew at every touch', () => {
  const wide = /(?:^|[\s,{}>+~])(?:\*|html|body|main|:root)[^\s,{>+~]*:has\([^{]*/g;
  const sheets = mainPages().map((page) =>
    [...page.root.querySelectorAll('style')].map((style) => style.text).join('\n'),
  );
  expect(sheets.flatMap((sheet) => sheet.match(wide) ?? [])).toEqual([]);
});

test('no page promises a mail about a booking, which not every scheduling service sends', () => {
  const promise =
    /(?:get|comes by|from the(?: same)?|check your) (?:an )?(?:e-?mail|mailbox)|e-?mail confirm/i;
  const found = mainPages().map(({ path, root }) => [
    path,
    promise.exec(root.querySelector('main')?.text ?? '')?.[0],
  ]);
  expect(found.filter(([, words]) => words)).toEqual([]);
});

test('the HTML of every page is valid', async () => {
  const pages = [...allPaths, '/404'].map((path) => [path, builtPage(path)] as const);
  expect((await invalidHtml(pages)).slice(0, 40)).toEqual([]);
});

test('titles and descriptions are unique and of a length that search results show', () => {
  const pages = mainPages();
  const titles = pages.map(({ root }) => root.querySelector('title')?.text);
  const descriptions = pages.map((page) => meta(page, 'description'));
  expect(duplicates(titles)).toEqual([]);
  expect(duplicates(descriptions)).toEqual([]);
  for (const title of titles) expect((title ?? '').length).toBeLessThanOrEqual(60);
});

test('every page names its main address, and aliases name the page they show', () => {
  for (const { path, root } of builtPages()) {
    const canonical = root.querySelector('link[rel=canonical]')?.getAttribute('href');
    expect(canonical).toBe(origin + (mainPathOf.get(path) ?? path));
  }
});

test('an alias is the very page it stands for', () => {
  const text = (path: string) => builtPage(path).root.querySelector('main')?.text;
  for (const { path } of builtPages()) {
    expect(text(path)).toBe(text(mainPathOf.get(path) ?? path));
  }
});

test('every page has its own share picture of 1200 by 630 pixels', () => {
  const pictures = mainPages().map((page) => meta(page, 'og:image'));
  expect(duplicates(pictures)).toEqual([]);
  for (const picture of pictures) {
    const png = readFileSync(join(dist, String(picture).replace(origin, '')));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  }
  for (const page of mainPages()) {
    expect(meta(page, 'twitter:card')).toBe('summary_large_image');
    expect(meta(page, 'og:url')).toBe(page.root.querySelector('link[rel=canonical]')?.getAttribute('href'));
  }
});

/** The colors along one row or column of a picture, as `r,g,b`. */
async function colorsAlong(file: string, area: { left: number; top: number; width: number; height: number }) {
  const { data, info } = await sharp(file)
    .extract(area)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: info.width * info.height }, (_, index) =>
    data.subarray(index * info.channels, index * info.channels + 3).join(','),
  );
  return new Set(pixels);
}

test('every share picture is whole: paper along its four edges, and the board’s frame inside each', async () => {
  const paper = new Set(['246,244,238']);
  for (const page of mainPages()) {
    const file = join(dist, String(meta(page, 'og:image')).replace(origin, ''));
    const edges = [
      { left: 0, top: 0, width: 1200, height: 1 },
      { left: 0, top: 629, width: 1200, height: 1 },
      { left: 0, top: 0, width: 1, height: 630 },
      { left: 1199, top: 0, width: 1, height: 630 },
    ];
    for (const edge of edges)
      expect(await colorsAlong(file, edge), `${page.path} ${JSON.stringify(edge)}`).toEqual(paper);
    const frame = [
      { left: 600, top: 38, width: 1, height: 4 },
      { left: 600, top: 588, width: 1, height: 4 },
      { left: 38, top: 315, width: 4, height: 1 },
      { left: 1158, top: 315, width: 4, height: 1 },
    ];
    for (const line of frame)
      expect(await colorsAlong(file, line), page.path).toEqual(new Set(['227,223,211']));
  }
});

/** A part of a picture as brightness, row by row, from 0 to 255. */
async function brightness(file: string, area: { left: number; top: number; width: number; height: number }) {
  const data = await sharp(file).extract(area).flatten().greyscale().raw().toBuffer();
  return Array.from({ length: area.height }, (_, row) =>
    data.subarray(row * area.width, (row + 1) * area.width),
  );
}

test('every share picture has its page’s own board beside a title whose lines are balanced', async () => {
  const boards = new Map<string, string>();
  const uneven: string[] = [];
  for (const page of mainPages()) {
    const file = join(dist, String(meta(page, 'og:image')).replace(origin, ''));
    const board = await brightness(file, { left: 652, top: 116, width: 458, height: 336 });
    const drawn = board.flatMap((row) => [...row]).filter((light) => light < 200).length;
    expect(drawn, page.path).toBeGreaterThan(1500);
    boards.set(Buffer.concat(board).toString('base64'), page.path);

    // The title is the darkest text on the left; the lines of its letters are told apart by what is white between.
    const rows = await brightness(file, { left: 88, top: 110, width: 550, height: 370 });
    const ends = rows.map((row) => row.findLastIndex((light) => light < 90));
    const lines: number[][] = [];
    ends.forEach((end, row) => {
      if (end < 0) return;
      if (row > 0 && (ends[row - 1] ?? -1) >= 0) lines.at(-1)?.push(end);
      else lines.push([end]);
    });
    const widths = lines.filter((line) => line.length > 20).map((line) => Math.max(...line));
    const [narrowest, widest] = [Math.min(...widths), Math.max(...widths)];
    if (narrowest < widest * 0.35) uneven.push(`${page.path}: ${widths.join(', ')}`);
  }
  expect(uneven).toEqual([]);
  expect(boards.size).toBeGreaterThan(30);
});

test('structured data is there, typed, and rates nobody', () => {
  for (const { path, root, html } of builtPages()) {
    const script = root.querySelector('script[type="application/ld+json"]')?.text;
    const graph = (JSON.parse(String(script)) as { '@graph': { '@type': string }[] })['@graph'];
    const types = graph.map((node) => node['@type']);
    expect(types, path).toEqual(expect.arrayContaining(['EducationalOrganization', 'WebSite', 'WebPage']));
    expect(html).not.toContain('AggregateRating');
  }
  const typesOn = (path: string) =>
    (
      JSON.parse(String(builtPage(path).root.querySelector('script[type="application/ld+json"]')?.text)) as {
        '@graph': { '@type': string }[];
      }
    )['@graph'].map((node) => node['@type']);
  expect(typesOn('/sat-prep')).toContain('Course');
  expect(typesOn('/florida-consultation')).toContain('Service');
  expect(typesOn('/testimonials').filter((type) => type === 'VideoObject')).toHaveLength(5);
});

test('sitemap and robots name each page once, by its main address', () => {
  const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replace(origin, ''));
  expect(listed.sort()).toEqual([...mainPaths].sort());
  expect(readFileSync(join(dist, 'robots.txt'), 'utf8')).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test('a build that has not passed the launch check keeps search engines out and says what it is', () => {
  for (const page of [...builtPages(), builtPage('/404')]) {
    expect(meta(page, 'robots'), page.path).toBe('noindex');
    const footer = page.root.querySelectorAll('footer').at(-1);
    if (footer) expect(footer.text, page.path).toContain('Preview');
  }
});

test('a preview marks every sample and every badge that nobody has confirmed', () => {
  const marks = (path: string) =>
    builtPage(path)
      .root.querySelectorAll('main span')
      .filter((mark) => mark.text === 'Sample');
  const count = (path: string, within: string) =>
    builtPage(path).root.querySelectorAll(`main ${within}`).length;
  expect(marks('/')).toHaveLength(count('/', 'blockquote') + count('/', '#blog article'));
  expect(marks('/testimonials')).toHaveLength(count('/testimonials', 'blockquote'));
  expect(marks('/meet-our-teachers')).toHaveLength(count('/meet-our-teachers', '#teachers article'));
  for (const caption of builtPage('/testimonials').root.querySelectorAll('#videos figcaption')) {
    expect(caption.text).toContain('Sample');
  }
  const badges = builtPage('/florida-consultation')
    .root.querySelectorAll('main li')
    .map((badge) => badge.text);
  expect(badges).toContain('Approved Vendor not confirmed');
  expect(badges).toContain('State Funded not confirmed');
});

test('the sitemap dates a page by the latest day that stands on it, and no other page', () => {
  const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8');
  const dates = new Map(
    [...sitemap.matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)].map(([, url = '', day]) => [
      url.replace(origin, '') || '/',
      day,
    ]),
  );
  for (const path of ['/sat-prep', '/sat-consultation', '/florida-consultation', '/privacy-policy'])
    expect(dates.get(path), path).toMatch(/^20\d\d-\d\d-\d\d$/);
  expect([dates.has('/podcast'), dates.get('/podcast')]).toEqual([true, undefined]);
});

test('there is a favicon.ico of one PNG, and a security.txt that expires within a year', () => {
  const icon = readFileSync(join(dist, 'favicon.ico'));
  expect([...icon.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
  expect(icon.subarray(icon.readUInt32LE(18) + 1, icon.readUInt32LE(18) + 4).toString()).toBe('PNG');
  expect(icon.readUInt32LE(14) + icon.readUInt32LE(18)).toBe(icon.length);
  const fields = new Map(
    readFileSync(join(dist, '.well-known/security.txt'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/) as [string, string]),
  );
  expect(fields.get('Contact')).toBe('mailto:support@example.com');
  const left = Date.parse(String(fields.get('Expires'))) - Date.now();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(366 * 86_400_000);
});

test('the manifest names icons that exist', () => {
  const manifest = JSON.parse(readFileSync(join(dist, 'site.webmanifest'), 'utf8')) as {
    icons: { src: string }[];
  };
  for (const { src } of manifest.icons) expect(statSync(join(dist, src)).size).toBeGreaterThan(500);
});

test('no internal link and no anchor is dead, but for those the specification leaves dead', () => {
  const pages = [...allPaths, '/404'].map((path) => [path, builtPage(path)] as const);
  const target = (path: string) => {
    if (existsSync(join(dist, path === '/' ? 'index.html' : `${path}.html`))) return builtPage(path);
    return isBuilt(path) || undefined;
  };
  expect(deadLinks(pages, target)).toEqual([]);
});

test('what is written in a picture is not read after what the picture says of itself', () => {
  const read: string[] = [];
  for (const { path, root } of builtPages()) {
    for (const picture of root.querySelectorAll('[role="img"]')) {
      for (const silent of picture.querySelectorAll('[aria-hidden="true"]')) silent.remove();
      if (picture.text.trim()) read.push(`${path}: ${picture.text.trim().slice(0, 60)}`);
    }
  }
  expect(read).toEqual([]);
});

test('headings go down one level at a time, from one h1', () => {
  for (const { path, root } of [...builtPages(), builtPage('/404')]) {
    const levels = root
      .querySelectorAll('h1, h2, h3, h4, h5, h6')
      .map((heading) => Number(heading.tagName.slice(1)));
    expect(
      levels.filter((level) => level === 1),
      path,
    ).toHaveLength(1);
    const inMain = root
      .querySelectorAll('main h1, main h2, main h3, main h4, main h5')
      .map((heading) => Number(heading.tagName.slice(1)));
    inMain.reduce((previous, level) => {
      expect(level - previous, `${path}: h${previous} to h${level}`).toBeLessThanOrEqual(1);
      return level;
    }, 0);
  }
});

test('no first view takes more than 90 KB over the wire', () => {
  const sent = (file: string) => statSync(globSync(`${join(dist, file)}.br`)[0] ?? join(dist, file)).size;
  const heavy = builtPages().flatMap(({ path, html, root }) => {
    const fonts = [...html.matchAll(/url\(["']?(\/_assets\/[^)"']+\.woff2)/g)].map(([, url = '']) => url);
    const images = root
      .querySelectorAll('img[src]:not([loading=lazy])')
      .map((image) => image.getAttribute('src') ?? '')
      .filter((url) => url.startsWith('/'));
    const files = [path === '/' ? 'index.html' : `${path}.html`, ...new Set([...fonts, ...images])];
    const bytes = files.reduce((sum, file) => sum + sent(decodeURIComponent(file)), 0);
    return bytes > 90_000 ? [`${path}: ${bytes}`] : [];
  });
  expect(heavy).toEqual([]);
});

test('each page’s text is its own', () => {
  const shingles = ({ root }: BuiltPage) => {
    const words = (root.querySelector('main')?.structuredText ?? '').toLowerCase().match(/[a-z’']+/g) ?? [];
    return new Set(words.map((_, index) => words.slice(index, index + 6).join(' ')));
  };
  const pages = mainPages().map((page) => ({ path: page.path, words: shingles(page) }));
  const alike: string[] = [];
  pages.forEach((one, index) => {
    for (const other of pages.slice(index + 1)) {
      const shared = [...one.words].filter((words) => other.words.has(words)).length;
      const ratio = shared / Math.min(one.words.size, other.words.size);
      if (ratio > 0.3) alike.push(`${one.path} ~ ${other.path}: ${Math.round(ratio * 100)} %`);
    }
  });
  expect(alike).toEqual([]);
});

test('the bar, the menu and the footer are the same on every page that has them', () => {
  const places = ['header nav[aria-label="Main"]', '#site-menu', 'footer:has(nav[aria-label="Support"])'];
  for (const place of places) {
    const lists = builtPages()
      .flatMap(({ root }) => root.querySelectorAll(place))
      .map((found) =>
        found
          .querySelectorAll('a, button, summary')
          .map((one) => `${one.text.trim()} ${one.getAttribute('href') ?? ''}`),
      );
    expect(lists.length, place).toBeGreaterThan(20);
    expect(new Set(lists.map((list) => list.join('\n'))).size, place).toBe(1);
  }
});

test('links that leave the site say so, and new tabs give nothing away', () => {
  for (const { path, root } of builtPages()) {
    for (const link of root.querySelectorAll('a[target=_blank]')) {
      expect(link.getAttribute('rel') ?? '', `${path} ${link.getAttribute('href')}`).toContain('noopener');
      expect(link.text, path).toContain('new tab');
    }
    for (const link of root.querySelectorAll('main a[href^="https:"]')) {
      expect(link.text, `${path} ${link.getAttribute('href')}`).toMatch(/another site|new tab/);
    }
  }
});

test('every footer with legal links leads to the accessibility statement, which names its standard and day', () => {
  for (const { root, path } of builtPages()) {
    const legal = root.querySelector('footer a[href="/privacy-policy"]');
    if (legal) expect(root.querySelector('footer a[href="/contact-us#accessibility"]'), path).not.toBeNull();
  }
  const statement = builtPage('/contact-us').root.querySelector('#accessibility')?.closest('section');
  expect(statement?.text).toContain('WCAG');
  expect(statement?.querySelector('time')).not.toBeNull();
  expect(statement?.querySelector('a[href^="mailto:"]')).not.toBeNull();
});

test('the privacy policy says what is kept with a booking, where and when the calendar is loaded', () => {
  const policy = builtPage('/privacy-policy').root.querySelector('main');
  const paragraph = (start: string) =>
    policy?.querySelectorAll('li, p').find(({ text }) => text.startsWith(start))?.text ?? '';
  for (const kept of ['the page of this website', 'time zone', 'campaign'])
    expect(paragraph('When you book.')).toContain(kept);
  for (const loaded of ['our own scheduling service', 'as soon as the page has appeared', 'first sign'])
    expect(paragraph('The calendar.')).toContain(loaded);
  expect(paragraph('Videos.')).toContain('press play');
  expect(paragraph('Reviews.')).toContain('when you come near it');
});

test('no page carries a style attribute or an inline handler, which the policy forbids', () => {
  for (const { path, html } of builtPages()) {
    expect(html.match(/<[^>]+\sstyle="/g), path).toBeNull();
    expect(html.match(/<[^>]+\son[a-z]+="/g), path).toBeNull();
  }
});
