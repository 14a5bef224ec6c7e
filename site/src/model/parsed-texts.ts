import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { siteFile } from './site-file.ts';

type Parsed = Map<string, unknown>;

function readKept(file: string): Parsed {
  try {
    return deserialize(readFileSync(file)) as Parsed;
  } catch {
    // There is none yet, or another version of Node wrote it.
    return new Map();
  }
}

/** What texts say, kept in a file from one build to the next: parsing takes longer than all that is done with it. */
export function parsedTexts(file: string) {
  let kept: Parsed | undefined;
  const used: Parsed = new Map();
  return {
    /** What a text says. @throws what parsing it throws; then nothing is kept. */
    once(text: string, parse: () => unknown): unknown {
      kept ??= readKept(file);
      const hash = createHash('sha256').update(text).digest('base64');
      const data = kept.has(hash) ? kept.get(hash) : parse();
      used.set(hash, data);
      return data;
    },
    /** Keeps what has been asked for, and nothing that no text says any more. */
    keep(): void {
      if (used.size === kept?.size && [...used.keys()].every((hash) => kept?.has(hash))) return;
      const part = `${file}.${process.pid}`;
      try {
        mkdirSync(dirname(file), { recursive: true });
        // Whole or not at all: another command may be reading it.
        writeFileSync(part, serialize(used));
        renameSync(part, file);
        kept = new Map(used);
      } catch {
        // Where nothing can be written, each build parses anew.
      }
    },
  };
}

/** What the files of the content say. */
export const parsedContent = parsedTexts(join(dirname(siteFile('package.json')), '.cache/parsed-content'));
