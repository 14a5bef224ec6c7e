import type { AstroPrerenderer, PrerenderResult } from 'astro';
import { expect, it } from 'vitest';
import { finishingAhead } from './finish-ahead.ts';
import type { Finish } from './finish-page.ts';
import { readSettings } from '../src/model/read-settings.ts';

const finish: Finish = {
  assets: '_assets',
  settings: readSettings(),
  quality: { brotli: 1, gzip: 1 },
  made: 'so',
};
const route = (type: string) => ({ route: { type } });
const kinds = ['endpoint', 'page', 'endpoint', 'page'];

/** Renders the same text for every path. */
function astro(text: string, type: string): AstroPrerenderer {
  const headers = { 'Content-Type': type };
  return {
    name: 'astro',
    getStaticPaths: () => Promise.resolve(kinds.map(route) as never),
    render: () => Promise.resolve({ response: new Response(text, { headers }), metadata: {} } as never),
  };
}

it('asks for pages before all else', async () => {
  const paths = await finishingAhead(astro('', 'text/html'), finish, 1).getStaticPaths();
  expect(paths.map((path) => path.route.type)).toEqual(['page', 'page', 'endpoint', 'endpoint']);
});

it.each(['text/html', 'image/png'])('hands on what was rendered as %s, as it was', async (type) => {
  const ahead = finishingAhead(astro('<p>Broken', type), finish, 1);
  for (let page = 0; page < 3; page += 1) {
    const { response, metadata } = (await ahead.render({} as Request, {} as never)) as PrerenderResult;
    expect(await response.text()).toBe('<p>Broken');
    expect(response.headers.get('Content-Type')).toBe(type);
    expect(metadata).toEqual({});
  }
  await ahead.teardown?.();
});
