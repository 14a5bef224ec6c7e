// Ends this process when the one that started it has ended: npm, which passes no signal on, or one of the project's own.
// Loaded by `npm start` and `npm test`, and before whatever they start.
const parent = process.ppid;

function isGone() {
  // Unix gives an orphan another parent; Windows does not.
  if (process.ppid !== parent) return true;
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
