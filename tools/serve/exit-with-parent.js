// Ends this process when its parent process has ended: npm, which doesn't forward signals, or a program of this project.
// `npm start`, `npm test` and the programs that they start import this module first.
import { readFileSync } from 'node:fs';

/** The name and the parent of another process, on systems with /proc. */
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
// npm runs commands in a shell, which keeps running when npm has ended.
const npm = process.env.npm_lifecycle_event && /sh$/.test(shell.name) ? shell.parent : undefined;

function isGone() {
  // On Unix, an orphaned process gets another parent; on Windows, it doesn't.
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
