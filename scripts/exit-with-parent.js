// Preloaded into the servers that `npm start` starts: when the parent is killed, they end, too, and free their ports.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
