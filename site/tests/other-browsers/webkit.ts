import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, By, Key, type WebDriver } from 'selenium-webdriver';
import { type Browser, calendarFrame, type Place } from './browser.ts';

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

async function evaluateIn(driver: WebDriver, expression: string, place: Place): Promise<unknown> {
  const script = `return JSON.stringify(${expression})`;
  if (place === 'calendar') await driver.switchTo().frame(await driver.findElement(By.css(calendarFrame)));
  try {
    const json = await driver.executeScript<string | null>(script);
    return json === null ? undefined : (JSON.parse(json) as unknown);
  } finally {
    if (place === 'calendar') await driver.switchTo().defaultContent();
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
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: files.browser,
          args: ['--automation', ...(javaScript ? [] : ['--enable-javascript=false'])],
        },
      })
      .build();
    const version = String((await driver.getCapabilities()).get('browserVersion'));
    const send = (keys: string) => driver.actions().sendKeys(keys).perform();
    return {
      name: `WebKitGTK ${version}`,
      open: (url) => driver.get(url),
      resize: async (width, height) => void (await driver.manage().window().setRect({ width, height })),
      evaluate: (expression, place = 'page') => evaluateIn(driver, expression, place),
      clickAt: (x, y) => driver.actions().move({ x, y }).click().perform(),
      press: (key) => send({ Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE }[key]),
      type: send,
      close: async () => {
        await driver.quit().catch(() => undefined);
        close();
      },
    };
  } catch (error) {
    close();
    throw error;
  }
}
