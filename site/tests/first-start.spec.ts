import { spawn } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { freePort } from '../../deploy/started-hosts.ts';
import { copyProject, removeCopy } from '../../scripts/editor/project-copy.ts';
import { runLater } from './sweeps.ts';

test(
  'npm start says what it does before it builds, and the addresses that it prints answer',
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
      await expect
        .poll(() =>
          fetch(`${addresses[1]}/health`).then(
            ({ ok }) => ok,
            () => false,
          ),
        )
        .toBe(true);
    } finally {
      started.kill('SIGTERM');
      await new Promise((resolve) => started.once('exit', resolve));
      removeCopy(copy);
    }
  },
);
