import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { afterFirstPaint, callOf } from './document-script.ts';

/** Runs a script's text in a document, and tells what it did, and asked the browser for, in order. */
function run(script: string, hidden: boolean): unknown[] {
  const done: unknown[] = [];
  const now = (name: string) => (task: () => void) => {
    done.push(name);
    try {
      task();
    } catch (error) {
      done.push(String(error));
    }
  };
  const browser = { requestAnimationFrame: now('frame'), setTimeout: now('timeout') };
  runInNewContext(script, { ...browser, document: { hidden, done } });
  return done;
}

function note(text: string): void {
  (document as unknown as { done: unknown[] }).done.push(text);
}

describe('a script behind the first paint', () => {
  const script = afterFirstPaint(callOf(note, 'one'), callOf(note, '</script>'));

  it('makes its calls, in order, once a frame is through', () => {
    expect(run(script, false)).toEqual(['frame', 'timeout', 'one', 'frame', 'timeout', '</script>']);
  });

  it('waits for no frame in a page that nobody sees', () => {
    expect(run(script, true)).toEqual(['timeout', 'one', 'timeout', '</script>']);
  });

  it('makes the others where one fails', () => {
    const failing = afterFirstPaint('throw Error("no")', callOf(note, 'one'));
    expect(run(failing, true)).toEqual(['timeout', 'Error: no', 'timeout', 'one']);
  });

  it('cannot be ended by a text in it', () => {
    expect(script).not.toContain('</script>');
  });
});
