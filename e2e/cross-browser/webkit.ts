import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, calendarFrame, type Place } from './browser.ts';
import { clickActions, keyActions, typeActions } from './input-actions.ts';

export interface WebKitFiles {
  driver: string;
  browser: string;
  display: string;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A display that nobody sees: WebKit has no other way to run without one. */
async function startDisplay(command: string): Promise<{ name: string; process: ChildProcess }> {
  const display = spawn(command, ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(display.stdio[3] as Readable, 'data')) as [Buffer];
  return { name: `:${number.toString().trim()}`, process: display };
}

async function answers(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined)) return;
    await pause(100);
  }
  throw new Error('WebKitWebDriver does not answer.');
}

function end(child: ChildProcess): void {
  // A group of its own: what the driver started ends with it.
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
}

/** A command of classic WebDriver. @throws Error with what the driver says. */
async function send(address: string, body?: object, method = 'POST'): Promise<unknown> {
  const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
  const { value } = (await (await fetch(address, init)).json()) as { value: unknown };
  const problem = value as { error?: string; message?: string } | null;
  if (problem?.error) throw new Error(`${problem.error}: ${problem.message}`);
  return value;
}

async function evaluateIn(session: string, expression: string, place: Place): Promise<unknown> {
  const script = `return JSON.stringify(${expression})`;
  if (place === 'calendar') {
    const found = await send(`${session}/element`, { using: 'css selector', value: calendarFrame });
    await send(`${session}/frame`, { id: found });
  }
  try {
    const json = await send(`${session}/execute/sync`, { script, args: [] });
    return typeof json === 'string' ? (JSON.parse(json) as unknown) : undefined;
  } finally {
    if (place === 'calendar') await send(`${session}/frame`, { id: null });
  }
}

/** Starts WebKitGTK's small browser, driven over WebDriver. */
export async function startWebKit(files: WebKitFiles, javaScript: boolean): Promise<Browser> {
  const display = await startDisplay(files.display);
  const port = await freePort();
  const service = spawn(files.driver, ['--host=127.0.0.1', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, DISPLAY: display.name },
  });
  const close = () => {
    end(service);
    display.process.kill('SIGTERM');
  };
  try {
    await answers(port);
    const args = ['--automation', ...(javaScript ? [] : ['--enable-javascript=false'])];
    const alwaysMatch = {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: files.browser, args },
    };
    const sessions = `http://127.0.0.1:${port}/session`;
    const { sessionId, capabilities } = (await send(sessions, { capabilities: { alwaysMatch } })) as {
      sessionId: string;
      capabilities: { browserVersion: string };
    };
    const session = `${sessions}/${sessionId}`;
    const act = async (actions: object[]) => void (await send(`${session}/actions`, { actions }));
    return {
      name: `WebKitGTK ${capabilities.browserVersion}`,
      open: async (url) => void (await send(`${session}/url`, { url })),
      resize: async (width, height) => void (await send(`${session}/window/rect`, { width, height })),
      evaluate: (expression, place = 'page') => evaluateIn(session, expression, place),
      clickAt: (x, y) => act(clickActions(x, y)),
      press: (key) => act(keyActions(key)),
      type: (text) => act(typeActions(text)),
      close: async () => {
        await send(session, undefined, 'DELETE').catch(() => undefined);
        close();
      },
    };
  } catch (error) {
    close();
    throw error;
  }
}
