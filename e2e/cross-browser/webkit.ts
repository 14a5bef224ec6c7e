import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Builder, By, Key } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote/index.js';
import type { ProgramFiles } from '../../scripts/installed.ts';
import { type Browser, calendarFrame } from './browser.ts';

/** A display that nobody sees: WebKit needs one. */
async function startDisplay(command: string): Promise<{ name: string; process: ChildProcess }> {
  const display = spawn(command, ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(display.stdio[3] as Readable, 'data')) as [Buffer];
  return { name: `:${number.toString().trim()}`, process: display };
}

/** Starts WebKitGTK's small browser, which Selenium drives over WebDriver. */
export async function startWebKit(files: ProgramFiles, javaScript: boolean): Promise<Browser> {
  const display = await startDisplay(String(files['XVFB']));
  const service = new DriverService.Builder(String(files['WEBKIT_DRIVER']))
    .setLoopback(true)
    .setEnvironment({ ...process.env, DISPLAY: display.name } as Record<string, string>)
    .build();
  const stop = async () => {
    await service.kill();
    display.process.kill('SIGTERM');
  };
  try {
    const driver = await new Builder()
      .usingServer(await service.start())
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: files['WEBKIT_BROWSER'],
          args: ['--automation', ...(javaScript ? [] : ['--enable-javascript=false'])],
        },
      })
      .build();
    const version = (await driver.getCapabilities()).get('browserVersion') as string;
    return {
      name: `WebKitGTK ${version}`,
      open: (url) => driver.get(url),
      resize: async (width, height) =>
        void (await driver.manage().window().setRect({ width, height, x: 0, y: 0 })),
      evaluate: async (expression, place = 'page') => {
        const script = `return ${expression}`;
        if (place === 'page') return driver.executeScript(script);
        await driver.switchTo().frame(await driver.findElement(By.css(calendarFrame)));
        try {
          return await driver.executeScript(script);
        } finally {
          await driver.switchTo().defaultContent();
        }
      },
      clickAt: (x, y) => driver.actions().move({ x, y, duration: 100 }).click().perform(),
      press: (key) =>
        driver
          .actions()
          .sendKeys(Key[key.toUpperCase() as 'TAB' | 'ENTER' | 'ESCAPE'])
          .perform(),
      type: (text) => driver.actions().sendKeys(text).perform(),
      close: async () => {
        await driver.quit().catch(() => undefined);
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
