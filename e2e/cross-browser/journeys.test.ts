/** Tests the main journeys in Firefox and WebKit, with WebDriver. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, type StartedHost } from '../../tools/serve/listen.ts';
import { createSiteServer } from '../../tools/serve/site-server.ts';
import { programFiles } from '../../tools/test/programs.ts';
import { startServers, waitForServer } from '../../tools/serve/running-servers.ts';
import { bookingsOf, visitorFor } from '../scheduler-page.ts';

interface Browser extends AsyncDisposable {
  open(url: string): Promise<unknown>;
  /** The value of an expression in the page or in the calendar's frame, which must be JSON. */
  evaluate(expression: string, inCalendar?: boolean): Promise<unknown>;
  press(key: string): Promise<unknown>;
}

/** Starts a browser, with or without JavaScript. */
type StartBrowser = (files: readonly string[], javaScript: boolean) => Promise<Browser>;

const keyActions = (value: string) => {
  const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
  return { actions: [{ type: 'key', id: 'keys', actions }] };
};

interface Contexts {
  contexts: { context: string; children: Contexts['contexts'] }[];
}

async function end(child: ChildProcess): Promise<void> {
  if (child.kill('SIGTERM')) await once(child, 'exit');
}

/** With WebDriver BiDi: https://www.w3.org/TR/webdriver-bidi/ */
const startFirefox: StartBrowser = async ([program = ''], javaScript) => {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  writeFileSync(join(profile, 'user.js'), `user_pref("javascript.enabled", ${javaScript});\n`);
  const options = ['--headless', '--no-remote', '--width=1280', '--height=1000', '--remote-debugging-port=0'];
  const firefox = spawn(program, [...options, '--profile', profile], { stdio: ['ignore', 'ignore', 'pipe'] });
  const { promise: address, resolve: found } = Promise.withResolvers<string>();
  createInterface({ input: firefox.stderr }).on('line', (line) => {
    const named = /BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (named) found(named);
  });
  const socket = new WebSocket(`${await address}/session`);
  await once(socket, 'open');
  const send = async <Result>(method: string, params: object): Promise<Result> => {
    socket.send(JSON.stringify({ id: 0, method, params }));
    // Without events and parallel commands, the next message is the response.
    const [{ data }] = (await once(socket, 'message')) as [MessageEvent<string>];
    const { result, message } = JSON.parse(data) as { result: unknown; message?: string };
    if (message !== undefined) throw new Error(`${method}: ${message}`);
    return result as Result;
  };
  await send('session.new', { capabilities: {} });
  const contextOf = async (inCalendar = false) => {
    const [page] = (await send<Contexts>('browsingContext.getTree', {})).contexts;
    return (inCalendar ? page?.children[0] : page)?.context;
  };
  return {
    open: async (url) =>
      send('browsingContext.navigate', { context: await contextOf(), url, wait: 'complete' }),
    evaluate: async (expression, inCalendar) => {
      const { result } = await send<{ result?: { value: string } }>('script.evaluate', {
        expression: `JSON.stringify({ value: ${expression} })`,
        target: { context: await contextOf(inCalendar) },
        awaitPromise: false,
      });
      return (JSON.parse(result?.value ?? '{}') as { value?: unknown }).value;
    },
    press: async (key) => send('input.performActions', { context: await contextOf(), ...keyActions(key) }),
    [Symbol.asyncDispose]: async () => {
      socket.close();
      await end(firefox);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};

/** WebKitGTK's MiniBrowser, with WebDriver: https://www.w3.org/TR/webdriver2/ */
const startWebKit: StartBrowser = async ([program = '', binary, xvfb = ''], javaScript) => {
  // WebKitGTK needs a display, so this starts a virtual one.
  const screen = ['-displayfd', '3', '-screen', '0', '1600x1100x24'];
  const display = spawn(xvfb, screen, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await once(display.stdio[3] as Readable, 'data')) as [Buffer];
  const port = await freePort();
  const env = { ...process.env, DISPLAY: `:${number.toString().trim()}` };
  const driver = spawn(program, [`--port=${port}`], { stdio: 'ignore', env });
  const address = `http://127.0.0.1:${port}`;
  await waitForServer(`${address}/status`);
  const post = async <Result>(path: string, body: object, method = 'POST'): Promise<Result> => {
    const answer = await fetch(`${address}/session${path}`, { method, body: JSON.stringify(body) });
    const { value } = (await answer.json()) as { value: Result & { message?: string } };
    if (!answer.ok) throw new Error(`${path}: ${value.message}`);
    return value;
  };
  const args = ['--automation', ...(javaScript ? [] : ['--enable-javascript=false'])];
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args } } };
  const { sessionId } = await post<{ sessionId: string }>('', { capabilities });
  const session = `/${sessionId}`;
  await post(`${session}/window/rect`, { width: 1280, height: 1000, x: 0, y: 0 });
  return {
    open: (url) => post(`${session}/url`, { url }),
    evaluate: async (expression, inCalendar = false) => {
      await post(`${session}/frame`, { id: null });
      if (inCalendar) await post(`${session}/frame`, { id: 0 });
      return post(`${session}/execute/sync`, { script: `return ${expression}`, args: [] });
    },
    press: (key) => post(`${session}/actions`, keyActions(key)),
    [Symbol.asyncDispose]: async () => {
      await post(session, {}, 'DELETE').catch(() => undefined);
      await Promise.all([driver, display].map(end));
    },
  };
};

let site: StartedHost;
beforeAll(async () => {
  site = await startServers(createSiteServer());
});
afterAll(() => site[Symbol.asyncDispose]());

const starts = { Firefox: startFirefox, WebKit: startWebKit };
const programs = ['Firefox', 'WebKit'] as const;
const browsers = programs.flatMap((name) => [true, false].map((javaScript) => ({ name, javaScript })));

/** The code of the Escape key in both protocols. */
const escape = '\uE00C';

/** A JavaScript expression for the visible elements of a selector. */
const shown = (selector: string) =>
  `[...document.querySelectorAll('${selector}')].filter((element) => element.checkVisibility({ visibilityProperty: true }))`;

describe.each(browsers)('$name, with scripts: $javaScript', ({ name, javaScript }) => {
  const files = programFiles(name);
  let browser: Browser;
  beforeAll(async () => {
    if (files) browser = await starts[name](files, javaScript);
  });
  afterAll(() => browser?.[Symbol.asyncDispose]());

  const until = (expression: string, inCalendar = false) =>
    expect
      .poll(() => browser.evaluate(`Boolean(${expression})`, inCalendar).catch(String), {
        timeout: 15_000,
        message: expression,
      })
      .toBe(true);
  const count = async (selector: string) => Number(await browser.evaluate(`${shown(selector)}.length`));
  /** Runs code on the first visible element, once there is one. */
  async function act(selector: string, action: string, inCalendar = false): Promise<void> {
    await until(`${shown(selector)}.length`, inCalendar);
    await browser.evaluate(`${shown(selector)}[0].${action}`, inCalendar);
  }

  it.skipIf(!files)('opens the menu of the bar, and Escape closes it', async () => {
    await browser.open(site.origin);
    await act('header button[popovertarget]', 'click()');
    await until(`${shown('header [popover] a')}.length > 2`);
    await browser.press(escape);
    await until(`${shown('header [popover] a')}.length === 0`);
  });

  it.skipIf(!files)('filters the questions by their category', async () => {
    await browser.open(`${site.origin}/faq`);
    const all = await count('main details');
    await act('main label:has(input[type=radio]:not(:checked))', 'click()');
    await until(`${shown('main details')}.length < ${all}`);
    expect(await count('main details')).toBeGreaterThan(0);
  });

  it.skipIf(!files)('books', async () => {
    const visitor = visitorFor(`${name} ${javaScript}`);
    await browser.open(`${site.origin}/free-consultation`);
    if (javaScript) {
      await act('[data-scheduler-state]', 'scrollIntoView()');
      await until(`document.querySelector('[data-calendar-shown]')`);
    } else {
      // Without a script the page has a plain link to the booking page.
      await browser.open(String(await browser.evaluate(`${shown('main a[target=_blank]')}[0].href`)));
    }
    await act('a.day', 'click()', javaScript);
    await act('a.time', 'click()', javaScript);
    await act('#name', `value = '${visitor.name}'`, javaScript);
    await act('#email', `value = '${visitor.email}'`, javaScript);
    await act('form [type=submit], form button:not([type])', 'click()', javaScript);
    await expect.poll(() => bookingsOf(visitor.email).length, { timeout: 15_000 }).toBe(1);
    if (javaScript) await until(`document.querySelector('[data-scheduler-state=booked]')`);
  });
});
