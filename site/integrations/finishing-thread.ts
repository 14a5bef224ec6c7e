import { parentPort, workerData } from 'node:worker_threads';
import { keptPage, type Finish } from './finish-page.ts';

let last: Promise<unknown> = Promise.resolve();
// One after another: a page that waits is smaller than one that is half done.
parentPort?.on('message', (page: Uint8Array) => {
  last = last.then(() => keptPage(page, workerData as Finish));
});
