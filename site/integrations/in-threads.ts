import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** What one thread does. */
export interface Share {
  module: string;
  name: string;
  files: readonly string[];
  further: readonly unknown[];
}

function inThread<Result>(share: Share): Promise<Result[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('thread-of-build.ts', import.meta.url), { workerData: share });
    worker.once('message', resolve).once('error', reject);
    worker.once('exit', (code) => reject(new Error(`A thread of the build ended with ${code}.`)));
  });
}

/**
 * Does the same with each of many files, on all cores once there is enough to do.
 * @param work a function that its module exports under its own name; it gets a file and what follows it
 * @param module the address of that module
 * @param worth how many files make up for the start of a thread
 * @returns what it gave, in no particular order. @throws Error when it failed for one of them, once no thread is at work.
 */
export async function inThreads<Further extends unknown[], Result>(
  work: (file: string, ...further: Further) => Result,
  module: string,
  worth: number,
  files: readonly string[],
  ...further: Further
): Promise<Awaited<Result>[]> {
  const threads = Math.min(availableParallelism(), Math.floor(files.length / worth));
  if (threads < 2) {
    const results: Awaited<Result>[] = [];
    for (const file of files) results.push(await work(file, ...further));
    return results;
  }
  const shares = Array.from({ length: threads }, (_, one) =>
    files.filter((_file, index) => index % threads === one),
  );
  const done = shares.map((share) =>
    inThread<Awaited<Result>>({ module, name: work.name, files: share, further }),
  );
  // Whoever is told of a failure may take the files away: no other thread may be at work on them still.
  await Promise.allSettled(done);
  return (await Promise.all(done)).flat();
}
