import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { freePort } from '../../deploy/listen.ts';
import { untilAnswering } from '../../scripts/running-servers.ts';
import type { ProgramFiles } from '../../scripts/installed.ts';

/** Where the calendar's frame is. */
export const calendar = '[data-scheduler-host] iframe';

/** The little that a journey needs of a browser, over the protocols that the browsers themselves speak. */
export interface RemoteBrowser extends AsyncDisposable {
  open(url: string): Promise<void>;
  /** The value of an expression in the page, or in the frame of its calendar; JSON can hold it. */
  evaluate(expression: string, inCalendar?: boolean): Promise<unknown>;
  /** Clicks there, in pixels of the page's or the calendar's window, through the whole browser. */
  clickAt(x: number, y: number, inCalendar?: boolean): Promise<void>;
  type(keys: string, inCalendar?: boolean): Promise<void>;
}

const pointerActions = (x: number, y: number) => {
  const button = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
  return [
    { type: 'pointer', id: 'mouse', actions: [{ type: 'pointerMove', x, y, duration: 50 }, ...button] },
  ];
};
const keyActions = (keys: string) => {
  const actions = [...keys].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
  return [{ type: 'key', id: 'keys', actions }];
};

/** Starts a browser with a profile of its own. @param javaScript whether pages may run scripts. */
export type StartBrowser = (files: ProgramFiles, javaScript: boolean) => Promise<RemoteBrowser>;

async function end(child: ChildProcess): Promise<void> {
  if (child.kill('SIGTERM')) await once(child, 'exit');
}

/** Firefox, over WebDriver BiDi: https://www.w3.org/TR/webdriver-bidi/ */
export const startFirefox: StartBrowser = async (files, javaScript) => {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  writeFileSync(join(profile, 'user.js'), `user_pref("javascript.enabled", ${javaScript});\n`);
  const options = ['--headless', '--no-remote', '--width=1280', '--height=1000', '--remote-debugging-port=0'];
  const firefox = spawn(String(files['FIREFOX']), [...options, '--profile', profile], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const address = await new Promise<string>((resolve) => {
    createInterface({ input: firefox.stderr }).on('line', (line) => {
      const found = /BiDi listening on (ws:\S+)/.exec(line)?.[1];
      if (found) resolve(found);
    });
  });
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');
  const waiting: ((answer: { result: unknown; message?: string }) => void)[] = [];
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const answer = JSON.parse(data) as { id: number; result: unknown; message?: string };
    waiting[answer.id]?.(answer);
  });
  const send = async <Result>(method: string, params: object): Promise<Result> => {
    const { promise, resolve } = Promise.withResolvers<{ result: unknown; message?: string }>();
    socket.send(JSON.stringify({ id: waiting.push(resolve) - 1, method, params }));
    const { result, message } = await promise;
    if (message !== undefined) throw new Error(`${method}: ${message}`);
    return result as Result;
  };
  interface Tree {
    contexts: { context: string; children: Tree['contexts'] }[];
  }
  await send('session.new', { capabilities: {} });
  const contextOf = async (inCalendar = false) => {
    const [page] = (await send<Tree>('browsingContext.getTree', {})).contexts;
    return (inCalendar ? page?.children[0] : page)?.context;
  };
  const perform = async (actions: readonly object[], inCalendar = false): Promise<void> =>
    send('input.performActions', { context: await contextOf(inCalendar), actions });
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
    clickAt: (x, y, inCalendar) => perform(pointerActions(x, y), inCalendar),
    type: (keys, inCalendar) => perform(keyActions(keys), inCalendar),
    [Symbol.asyncDispose]: async () => {
      socket.close();
      await end(firefox);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};

/** WebKitGTK's small browser, over WebDriver: https://www.w3.org/TR/webdriver2/ */
export const startWebKit: StartBrowser = async (files, javaScript) => {
  // A display that nobody sees: WebKit needs one.
  const display = spawn(String(files['XVFB']), ['-displayfd', '3', '-screen', '0', '1600x1100x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(display.stdio[3] as Readable, 'data')) as [Buffer];
  const port = await freePort();
  const driver = spawn(String(files['WEBKIT_DRIVER']), [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${number.toString().trim()}` },
  });
  const address = `http://127.0.0.1:${port}`;
  await untilAnswering(`${address}/status`);
  const send = async <Result>(method: string, path: string, body?: object): Promise<Result> => {
    const options = { method, ...(body ? { body: JSON.stringify(body) } : {}) };
    const answer = await fetch(`${address}/session${path}`, options);
    const { value } = (await answer.json()) as { value: Result & { message?: string } };
    if (!answer.ok) throw new Error(`${path}: ${value.message}`);
    return value;
  };
  const args = ['--automation', ...(javaScript ? [] : ['--enable-javascript=false'])];
  const options = { binary: files['WEBKIT_BROWSER'], args };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = await send<{ sessionId: string }>('POST', '', { capabilities });
  const post = <Result>(path: string, body: object) => send<Result>('POST', `/${sessionId}${path}`, body);
  await post('/window/rect', { width: 1280, height: 1000, x: 0, y: 0 });
  const evaluate = async (expression: string, inCalendar = false): Promise<unknown> => {
    await post('/frame', { id: null });
    const frame = inCalendar ? await post('/element', { using: 'css selector', value: calendar }) : null;
    await post('/frame', { id: frame });
    return post('/execute/sync', { script: `return ${expression}`, args: [] });
  };
  return {
    evaluate,
    open: (url) => post('/url', { url }),
    clickAt: async (x, y, inCalendar) => {
      // WebKit takes a place in a frame for one in the window.
      const corner = `(({ left, top }) => [left, top])(document.querySelector('${calendar}').getBoundingClientRect())`;
      const [left, top] = inCalendar ? ((await evaluate(corner)) as [number, number]) : [0, 0];
      await post('/actions', { actions: pointerActions(Math.round(x + left), Math.round(y + top)) });
    },
    type: (keys) => post('/actions', { actions: keyActions(keys) }),
    [Symbol.asyncDispose]: async () => {
      await send('DELETE', `/${sessionId}`).catch(() => undefined);
      await Promise.all([driver, display].map(end));
    },
  };
};
