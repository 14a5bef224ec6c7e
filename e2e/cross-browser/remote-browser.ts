import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

interface Reply {
  id?: number;
  result?: unknown;
  error?: unknown;
  message?: string;
  method?: string;
  params?: unknown;
}

/** A browser that takes commands over a WebSocket: Firefox as WebDriver BiDi, Chromium as its DevTools protocol. */
export interface RemoteBrowser {
  /**
   * @param sessionId the page the command is for, where Chromium wants one.
   * @throws Error with what the browser says.
   */
  send<Result>(method: string, params?: object, sessionId?: string): Promise<Result>;
  /** Has everything told that the browser reports by itself under a name. */
  listen<Event>(method: string, told: (event: Event) => void): void;
  /** Ends the process. */
  close(): Promise<void>;
}

async function addressOf(browser: ChildProcess): Promise<string> {
  let said = '';
  const listening = new Promise<string>((resolve, reject) => {
    browser.stderr!.on('data', (piece: Buffer) => {
      said += piece.toString();
      const address = /listening on (ws:\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
    browser.once('exit', () => reject(new Error(`The browser ended at once. ${said}`)));
    setTimeout(() => reject(new Error(`The browser takes no commands. ${said}`)), 30_000).unref();
  });
  return listening;
}

/**
 * Starts a browser with a port for commands and connects to it.
 * @param path what is added to the address that the browser names.
 */
export async function startRemoteBrowser(
  executable: string,
  options: readonly string[],
  path = '',
): Promise<RemoteBrowser> {
  const browser = spawn(executable, [...options, '--remote-debugging-port=0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const close = async (): Promise<void> => {
    if (browser.exitCode !== null || browser.signalCode !== null) return;
    const ended = once(browser, 'exit');
    browser.kill('SIGTERM');
    await ended;
  };
  const listeners: ((method: string, params: unknown) => void)[] = [];
  const waiting = new Map<number, (reply: Reply) => void>();
  let last = 0;
  try {
    const socket = new WebSocket((await addressOf(browser)) + path);
    await once(socket, 'open');
    socket.addEventListener('message', ({ data }) => {
      const reply = JSON.parse(String(data)) as Reply;
      if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
      else for (const tell of listeners) tell(reply.method ?? '', reply.params);
    });
    return {
      close,
      listen: <Event>(method: string, told: (event: Event) => void) => {
        listeners.push((happened, params) => happened === method && told(params as Event));
      },
      send: <Result>(method: string, params: object = {}, sessionId?: string) =>
        new Promise<Result>((resolve, reject) => {
          const id = (last += 1);
          waiting.set(id, (reply) => {
            waiting.delete(id);
            if (reply.error === undefined) resolve(reply.result as Result);
            else reject(new Error(`${method}: ${reply.message ?? JSON.stringify(reply.error)}`));
          });
          socket.send(JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) }));
        }),
    };
  } catch (error) {
    await close();
    throw error;
  }
}
