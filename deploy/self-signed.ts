import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A certificate that is its own authority, in two files as certbot names them.
 * @param days how long it is valid; -1 for one that has ended.
 */
export function selfSigned(folder: string, names: string, days: number): { key: Buffer; cert: Buffer } {
  const [key, asked, cert] = ['privkey.pem', 'request.pem', 'fullchain.pem'].map((name) =>
    join(folder, name),
  );
  const openssl = (command: string, ...files: (string | undefined)[]) =>
    execFileSync('openssl', [...command.split(' '), ...files.map(String)], { stdio: 'ignore' });
  const request = `req -newkey rsa:2048 -nodes -subj /CN=site -addext subjectAltName=${names}`;
  openssl(`${request} -keyout`, key, '-out', asked);
  openssl(`x509 -req -days ${days} -copy_extensions copyall -in`, asked, '-signkey', key, '-out', cert);
  return { key: readFileSync(String(key)), cert: readFileSync(String(cert)) };
}
