import { createHash } from 'node:crypto';
import {
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';

const place = (): string => join(process.cwd(), '.cache/kept');
/** How long something stays that no build asks for: builds for other ports or for a release come in between. */
const day = 86_400_000;

/**
 * What takes long to make, made once: the next build finds it.
 * @param kind the folder that it is kept in
 * @param from everything that it is made from, so that a change of any of it makes it anew
 */
export async function kept(
  kind: string,
  from: readonly (string | Uint8Array)[],
  make: () => Buffer | Promise<Buffer>,
): Promise<Buffer> {
  const hash = createHash('sha256');
  for (const part of from) hash.update(`${part.length} `).update(part);
  const file = join(place(), kind, hash.digest('hex').slice(0, 32));
  try {
    const found = readFileSync(file);
    if (statSync(file).mtimeMs < Date.now() - day / 24) utimesSync(file, new Date(), new Date());
    return found;
  } catch {
    // Nothing is kept under this name yet.
  }
  const made = await make();
  mkdirSync(dirname(file), { recursive: true });
  // Whole or not at all: another thread may be looking for it, and a build may be stopped here.
  const part = `${file}.${process.pid}.${threadId}.part`;
  writeFileSync(part, made);
  renameSync(part, file);
  return made;
}

/** Takes away what no build of the last day has asked for. */
export function forgetUnused(): void {
  for (const name of globSync('*/*', { cwd: place() })) {
    const file = join(place(), name);
    // Another build in this folder may have taken it away meanwhile.
    const asked = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (asked !== undefined && asked < Date.now() - day) rmSync(file, { force: true });
  }
}
