import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { freePort } from '../deploy/started-hosts.ts';
import { copyProject, removeCopy } from '../scripts/editor/project-copy.ts';
import { runLater } from './sweeps.ts';

/** The scheduling service among the processes that one has started. */
function serviceOf(starter: number | undefined): number {
  const children = readFileSync(`/proc/${starter}/task/${starter}/children`, 'utf8').trim().split(' ');
  const isService = (child: string) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('scheduler/');
  return Number(children.find(isService));
}

test(
  'npm start says what it does before it builds, the addresses that it prints answer, and a dead service comes back',
  runLater,
  async () => {
    test.setTimeout(300_000);
    const copy = copyProject();
    const ports = { PORT: String(await freePort()), SCHEDULER_PORT: String(await freePort()) };
    const started = spawn(process.execPath, ['scripts/start.ts'], {
      cwd: copy,
      env: { ...process.env, ...ports, SCHEDULER_DB: `${copy}/bookings.sqlite` },
    });
    let said = '';
    started.stdout.on('data', (text: Buffer) => (said += text.toString()));
    started.stderr.on('data', (text: Buffer) => (said += text.toString()));
    try {
      await expect.poll(() => said).not.toBe('');
      expect(said).toContain(`Building the site, for http://localhost:${ports.PORT}`);
      await expect.poll(() => said, { timeout: 240_000 }).toContain('Ctrl-C stops both');
      const addresses = [...said.matchAll(/^ {2}\w.* (http:\S+)$/gm)].map(([, address = '']) => address);
      expect(addresses).toHaveLength(2);
      await expect.poll(async () => (await fetch(`${addresses[0]}/`)).status).toBe(200);
      const isHealthy = () =>
        fetch(`${addresses[1]}/health`).then(
          ({ ok }) => ok,
          () => false,
        );
      await expect.poll(isHealthy).toBe(true);

      // The service's death is not the site's, and does not last.
      process.kill(serviceOf(started.pid), 'SIGKILL');
      await expect.poll(() => said).toContain('it is started again in');
      expect((await fetch(`${addresses[0]}/`)).status).toBe(200);
      await expect.poll(isHealthy, { timeout: 15_000 }).toBe(true);
    } finally {
      started.kill('SIGTERM');
      await new Promise((resolve) => started.once('exit', resolve));
      removeCopy(copy);
    }
  },
);
