// Ends this process when the one that started it has ended: npm, which passes no signal on, or one of the project's own.
// Loaded by `npm start` and `npm test`, and before whatever they start.
import { readFileSync } from 'node:fs';

/** The name and the parent of another process, where the system shows them. */
function readProcess(id) {
  try {
    const [, name, parent] = /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${id}/stat`, 'utf8'));
    return { name, parent };
  } catch {
    return {};
  }
}

const parent = process.ppid;
const shell = readProcess(parent);
// npm starts its commands through a shell, which waits on when npm is gone.
const npm = process.env.npm_lifecycle_event && /sh$/.test(shell.name) ? shell.parent : undefined;

function isGone() {
  // Unix gives an orphan another parent; Windows does not.
  if (process.ppid !== parent || (npm && readProcess(parent).parent !== npm)) return true;
  try {
    process.kill(parent, 0);
  } catch (error) {
    return error.code === 'ESRCH';
  }
  return false;
}

setInterval(() => {
  if (isGone()) process.kill(process.pid, 'SIGTERM');
}, 300).unref();
