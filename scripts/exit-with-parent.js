// Ends this process when the one that started it has ended: npm, which passes no signal on, or one of the project's own.
// Loaded by `npm start` and `npm test`, and before whatever they start.
import { readFileSync } from 'node:fs';

/** The parent of another process, where the system shows it. */
function parentOf(id) {
  try {
    // The second field is a name in brackets, which may hold spaces.
    return Number(readFileSync(`/proc/${id}/stat`, 'utf8').split(') ')[1].split(' ')[1]);
  } catch {
    return undefined;
  }
}

function isShell(id) {
  try {
    return /sh$/.test(readFileSync(`/proc/${id}/comm`, 'utf8').trim());
  } catch {
    return false;
  }
}

const parent = process.ppid;
// npm starts its commands through a shell, which waits on when npm is gone.
const starter = process.env.npm_lifecycle_event && isShell(parent) ? parentOf(parent) : undefined;

function isGone() {
  // Unix gives an orphan another parent; Windows does not.
  if (process.ppid !== parent || (starter && parentOf(parent) !== starter)) return true;
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
