import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { afterFirstPaint, callOf } from './document-script.ts';

interface Browser {
  hidden: boolean;
  /** Whether it tells a page that it was painted, as soon as it is asked. */
  tells: boolean;
}

/** Runs a script's text in a document, and tells what it did, and asked the browser for, in order. */
async function run(script: string, { hidden, tells }: Browser): Promise<unknown[]> {
  const done: unknown[] = [];
  const setTimeout = (task: () => void, after = 0) => {
    done.push(`after ${after}`);
    try {
      task();
    } catch (error) {
      done.push(String(error));
    }
  };
  class PerformanceObserver {
    readonly see: () => void;
    constructor(see: () => void) {
      this.see = see;
    }
    observe({ type }: { type: string }) {
      done.push(type);
      if (tells) this.see();
    }
  }
  const requestAnimationFrame = (task: () => void) => {
    done.push('frame');
    if (!tells) task();
  };
  const browser = { setTimeout, PerformanceObserver, requestAnimationFrame, Promise };
  runInNewContext(script, { ...browser, document: { hidden, done } });
  await Promise.resolve();
  await Promise.resolve();
  return done;
}

function note(text: string): void {
  (document as unknown as { done: unknown[] }).done.push(text);
}

describe('a script behind the first paint', () => {
  const script = afterFirstPaint(callOf(note, 'one'), callOf(note, '</script>'));
  const calls = ['after 0', 'one', 'after 0', '</script>'];

  it('makes its calls, in order, once the page has been painted', async () => {
    expect(await run(script, { hidden: false, tells: true })).toEqual(['frame', 'paint', ...calls]);
  });

  it('waits no longer than a frame takes where the browser does not tell', async () => {
    const told = await run(script, { hidden: false, tells: false });
    expect(told).toEqual(['frame', 'after 300', 'paint', ...calls]);
  });

  it('waits for no frame in a page that nobody sees', async () => {
    expect(await run(script, { hidden: true, tells: false })).toEqual(calls);
  });

  it('makes the others where one fails', async () => {
    const failing = afterFirstPaint('throw Error("no")', callOf(note, 'one'));
    expect(await run(failing, { hidden: true, tells: false })).toEqual([
      'after 0',
      'Error: no',
      'after 0',
      'one',
    ]);
  });

  it('cannot be ended by a text in it', () => {
    expect(script).not.toContain('</script>');
  });
});
