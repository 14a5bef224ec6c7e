import { Agent, request } from 'node:http';

/** How many clients ask at once. */
export const clients = 200;

const consultation = '/brightboard/free-consultation';
const framed = `${consultation}?embed_domain=localhost%3A4321&embed_type=Inline&utm_source=website&tz=America%2FNew_York`;

/** Month pages as the site's frames ask for them. */
export const monthPages: readonly string[] = [
  '',
  '&month=2026-12',
  '&date=2026-11-25',
  '&utm_campaign=fall',
].map((more) => framed + more);

interface Answer {
  status: number | undefined;
  text: string;
  milliseconds: number;
}

function askFrom(agent: Agent, url: string, path: string, form?: Record<string, string>): Promise<Answer> {
  const body = form && new URLSearchParams(form).toString();
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': body?.length ?? 0,
  };
  const options = body === undefined ? { agent } : { agent, method: 'POST', headers };
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const sent = request(url + path, options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, text, milliseconds: performance.now() - began }),
      );
    });
    sent.on('error', reject).end(body);
  });
}

/** As many free starts as there are clients, or fewer. */
async function freeStarts(ask: (path: string) => Promise<Answer>): Promise<string[]> {
  const starts = new Set<string>();
  for (let day = 1; day < 60 && starts.size < clients; day += 1) {
    const date = new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10);
    const { text } = await ask(`${consultation}?date=${date}`);
    for (const [, time = ''] of text.matchAll(/[?;]time=([^#"]+)#/g)) starts.add(time);
  }
  return [...starts].slice(0, clients);
}

/** Each client opens the form of another time, and when all have it, all send it. @returns how long sending took. */
export async function bookAtOnce(url: string): Promise<{ milliseconds: number[]; refused: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const ask = (path: string, form?: Record<string, string>) => askFrom(agent, url, path, form);
  try {
    const paths = (await freeStarts(ask)).map((start) => `${consultation}?time=${start}`);
    const forms = await Promise.all(paths.map((path) => ask(path)));
    const answers = await Promise.all(
      forms.map(({ text }, index) => {
        const token = /name="token" value="([^"]*)"/.exec(text)?.[1] ?? '';
        return ask(paths[index]!, { token, name: 'Load', email: `load-${index}@example.com` });
      }),
    );
    return {
      milliseconds: answers.map((answer) => answer.milliseconds).sort((one, other) => one - other),
      refused: answers.filter(({ status }) => status !== 303).length,
    };
  } finally {
    agent.destroy();
  }
}
