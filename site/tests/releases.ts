import { execFile, execFileSync, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../deploy/started-hosts.ts';
import { root } from '../../scripts/processes.ts';
import { untilAnswering } from '../../scripts/running-servers.ts';

type Environment = Readonly<Record<string, string>>;

interface StartedScheduler {
  port: number;
  /** The file of its bookings. */
  bookings: string;
  stop: () => void;
}

/**
 * A scheduling service that the pages of a host may frame, at a port of its own.
 * @param environment what else it is told, such as the moment at which it starts.
 */
export async function startScheduler(
  framedBy: string,
  environment: Environment = {},
): Promise<StartedScheduler> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'bookings-'));
  const bookings = join(folder, 'bookings.sqlite');
  const service = spawn(process.execPath, ['scheduler/src/server.ts'], {
    cwd: root,
    env: {
      ...process.env,
      SCHEDULER_PORT: String(port),
      SCHEDULER_FRAME_ANCESTORS: framedBy,
      SCHEDULER_DB: bookings,
      ...environment,
    },
  });
  await untilAnswering(`http://127.0.0.1:${port}/health`);
  const stop = () => {
    service.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  return { port, bookings, stop };
}

/** Runs a command of a copied project. @returns what it said. @throws Error with that, when it fails. */
export function runIn(
  copy: string,
  script: string,
  args: readonly string[],
  env: Environment = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { cwd: copy, env: { ...process.env, ...env } };
    execFile(process.execPath, [script, ...args], options, (error, stdout, stderr) =>
      error ? reject(new Error(stdout + stderr)) : resolve(stdout),
    );
  });
}

/** Has the release command of a copy of the project build and send it, or go back. @returns what it said. */
export function release(
  copy: string,
  target: string,
  env: Environment,
  ...options: string[]
): Promise<string> {
  return runIn(copy, 'scripts/release.ts', [target, '--preview', '--skip=videos,links', ...options], env);
}

const sshd = '/usr/sbin/sshd';
const sshKeygen = '/usr/bin/ssh-keygen';
/** Whether this machine can be a server that is reached by ssh. */
export const hasSshd = existsSync(sshd);

/** A server that is reached by ssh, with a port and keys of its own. */
export interface SshHost {
  /** What stands before the colon of a release's target. */
  name: string;
  /** With this, `ssh` and `rsync` know its port and its key, as they do from an owner's ~/.ssh/config. */
  environment: Environment;
  stop: () => void;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.end();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Debian's sshd on loopback. @throws Error when it does not answer. */
export async function startSshHost(): Promise<SshHost> {
  const folder = mkdtempSync(join(tmpdir(), 'sshd-'));
  const port = await freePort();
  for (const name of ['host', 'owner']) {
    execFileSync(sshKeygen, ['-q', '-t', 'ed25519', '-N', '', '-f', join(folder, name)]);
  }
  copyFileSync(join(folder, 'owner.pub'), join(folder, 'allowed'));
  const write = (name: string, lines: readonly string[], mode = 0o600) =>
    writeFileSync(join(folder, name), `${lines.join('\n')}\n`, { mode });
  write('sshd.conf', [
    `ListenAddress 127.0.0.1:${port}`,
    `HostKey ${folder}/host`,
    `AuthorizedKeysFile ${folder}/allowed`,
    'StrictModes no',
    'PidFile none',
    'UsePAM no',
    'PasswordAuthentication no',
  ]);
  write('client.conf', [
    'Host *',
    `  Port ${port}`,
    `  IdentityFile ${folder}/owner`,
    '  IdentitiesOnly yes',
    '  BatchMode yes',
    '  StrictHostKeyChecking no',
    '  UserKnownHostsFile /dev/null',
    '  LogLevel ERROR',
  ]);
  mkdirSync(join(folder, 'bin'));
  write('bin/ssh', ['#!/bin/sh', `exec /usr/bin/ssh -F ${folder}/client.conf "$@"`], 0o700);
  // Where sshd keeps nothing, but wants to; a service of Debian's would have made it.
  if (process.getuid?.() === 0) mkdirSync('/run/sshd', { recursive: true });
  const server = spawn(sshd, ['-D', '-e', '-f', join(folder, 'sshd.conf')], { stdio: 'ignore' });
  const stop = () => {
    server.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (await answers(port)) {
      const environment = { PATH: `${folder}/bin:${process.env['PATH'] ?? ''}` };
      return { name: `${userInfo().username}@127.0.0.1`, environment, stop };
    }
    await pause(50);
  }
  stop();
  throw new Error('sshd does not answer.');
}
