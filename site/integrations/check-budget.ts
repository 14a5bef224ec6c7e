import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { budget, firstView, inKilobytes, weighPage, type Fetched } from './byte-budget.ts';
import { qualities } from './compress.ts';
import { kept } from '../src/server/disk-cache.ts';

/** A page that can be weighed. */
export interface WeighedPage {
  page: string;
  fetched: Fetched;
}

/** How many pages are weighed as a release sends them, in any case. */
const weighedAgain = 3;

/**
 * Weighs the first views of a build, and names the heaviest.
 * @throws Error that names every page above the budget, or one that asks for what the build does not hold.
 */
export async function checkBudget(build: string, pages: readonly WeighedPage[]): Promise<string> {
  const fileOf = (address: string): string | undefined =>
    [`${join(build, address)}.br`, join(build, address)].find((file) => existsSync(file));
  /** As this build sends it: a preview compresses less than a release. */
  const sent = (address: string): number | undefined => {
    const file = fileOf(address);
    return file === undefined ? undefined : statSync(file).size;
  };
  const asReleased = async (address: string): Promise<number | undefined> => {
    if (!fileOf(address)?.endsWith('.br')) return sent(address);
    const content = readFileSync(join(build, address));
    const params = { [constants.BROTLI_PARAM_QUALITY]: qualities.release.brotli };
    const smallest = () => promisify(brotliCompress)(content, { params });
    return (await kept('released', [content, process.version], smallest)).length;
  };
  const weigh = ({ page, fetched }: WeighedPage, sizeOf = sent) => {
    try {
      const weight = weighPage(sizeOf(page) ?? 0, fetched, sizeOf);
      return { page, fetched, bytes: firstView(weight), words: `${page}: ${inKilobytes(weight)}` };
    } catch (error) {
      throw new Error(`${page} is not light. ${String(error)}`, { cause: error });
    }
  };
  const heaviestFirst = (weighed: ReturnType<typeof weigh>[]) =>
    weighed.sort((one, other) => other.bytes - one.bytes);
  // A release weighs less, so only what is heaviest here can be too heavy there.
  const heaviest = heaviestFirst(pages.map((page) => weigh(page))).filter(
    ({ bytes }, index) => index < weighedAgain || bytes > budget,
  );
  const sizes = new Map<string, number | undefined>();
  const addresses = heaviest.flatMap(({ page, fetched }) => [page, ...Object.values(fetched).flat()]);
  const weighOne = async (address: string) => sizes.set(address, await asReleased(address));
  await Promise.all([...new Set(addresses)].map(weighOne));
  const weighed = heaviestFirst(heaviest.map((page) => weigh(page, (address) => sizes.get(address))));
  const words = weighed.map((page) => page.words);
  const over = weighed.filter(({ bytes }) => bytes > budget).length;
  if (over > 0) throw new Error(`\nOver the budget:\n${words.slice(0, over).join('\n')}`);
  const limit = `at most ${budget / 1000} KB each`;
  return `First views: ${pages.length} pages, ${limit}; the heaviest is ${words[0]}.`;
}
