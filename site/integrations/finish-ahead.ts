import { Worker } from 'node:worker_threads';
import type { AstroPrerenderer } from 'astro';
import type { Finish } from './finish-page.ts';

const isPage = (response: Response): boolean =>
  response.headers.get('Content-Type')?.startsWith('text/html') ?? false;

function startThread(finish: Finish): Worker {
  const thread = new Worker(new URL('finishing-thread.ts', import.meta.url), { workerData: finish });
  // Nothing is lost by an error: the last step meets it again, and names the page.
  return thread.on('error', () => undefined);
}

/**
 * Renders as Astro does, and has pages finished by a thread meanwhile: the last step of the build finds them kept.
 * Pages come first, so that the thread has something to do while pictures are drawn.
 * @param worth how many pages are rendered before a thread is worth its start
 */
export function finishingAhead(
  prerenderer: AstroPrerenderer,
  finish: Finish,
  worth: number,
): AstroPrerenderer {
  let rendered = 0;
  let thread: Worker | undefined;
  const handOver = (page: Uint8Array): void => {
    rendered += 1;
    if (rendered < worth) return;
    thread ??= startThread(finish);
    thread.postMessage(page);
  };
  return {
    ...prerenderer,
    async getStaticPaths() {
      const paths = await prerenderer.getStaticPaths();
      const [pages, others] = [true, false].map((own) =>
        paths.filter(({ route }) => (route.type === 'page') === own),
      );
      return [...(pages ?? []), ...(others ?? [])];
    },
    async render(request, options) {
      const result = await prerenderer.render(request, options);
      const { response, ...further } = result instanceof Response ? { response: result } : result;
      if (!isPage(response)) return result;
      const page = await response.arrayBuffer();
      handOver(new Uint8Array(page));
      return { ...further, response: new Response(page, response) };
    },
    async teardown() {
      await prerenderer.teardown?.();
      await thread?.terminate();
    },
  };
}
