import { parentPort, workerData } from 'node:worker_threads';
import type { Share } from './in-threads.ts';

const { module, name, files, further } = workerData as Share;
const { [name]: work } = (await import(module)) as Record<string, (...all: unknown[]) => unknown>;
if (!work) throw new Error(`${module} has no ${name}.`);
const results: unknown[] = [];
for (const file of files) results.push(await work(file, ...further));
parentPort?.postMessage(results);
