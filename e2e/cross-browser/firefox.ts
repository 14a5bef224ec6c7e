import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, calendarFrame, type Place } from './browser.ts';
import { clickActions, keyActions, typeActions } from './input-actions.ts';
import { startRemoteBrowser } from './remote-browser.ts';

interface Evaluated {
  result?: { value?: unknown };
  exceptionDetails?: { text: string };
}

/** Starts Firefox, driven over WebDriver BiDi. */
export async function startFirefox(executablePath: string, javaScript: boolean): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  writeFileSync(join(profile, 'user.js'), `user_pref('javascript.enabled', ${javaScript});\n`);
  const options = ['--headless', '--no-remote', '--profile', profile];
  const firefox = await startRemoteBrowser(executablePath, options, '/session');
  const { capabilities } = await firefox.send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  // In the first tab the focus is in the address bar.
  const { context: page } = await firefox.send<{ context: string }>('browsingContext.create', {
    type: 'tab',
  });

  async function evaluateIn(context: string, expression: string): Promise<unknown> {
    const target = { context };
    const answer = await firefox.send<Evaluated>('script.evaluate', {
      expression,
      target,
      awaitPromise: true,
    });
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
    return answer.result?.value;
  }

  async function contextOf(place: Place): Promise<string> {
    if (place === 'page') return page;
    const frame = `document.querySelector(${JSON.stringify(calendarFrame)}).contentWindow`;
    return ((await evaluateIn(page, frame)) as { context: string }).context;
  }

  const act = (actions: object[]) => firefox.send<void>('input.performActions', { context: page, actions });
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    open: (url) => firefox.send('browsingContext.navigate', { context: page, url, wait: 'complete' }),
    resize: (width, height) =>
      firefox.send('browsingContext.setViewport', { context: page, viewport: { width, height } }),
    evaluate: async (expression, place = 'page') => {
      const json = await evaluateIn(await contextOf(place), `JSON.stringify(${expression})`);
      return json === undefined ? undefined : (JSON.parse(String(json)) as unknown);
    },
    clickAt: (x, y) => act(clickActions(x, y)),
    press: (key) => act(keyActions(key)),
    type: (text) => act(typeActions(text)),
    close: async () => {
      await firefox.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
