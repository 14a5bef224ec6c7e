import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Everything that a server sent, and whether it ended the connection, rather than the time running out. */
export interface RawConversation {
  text: string;
  ended: boolean;
}

/** Sends bytes as they are, and collects what comes back until the server ends the connection or the time is over. */
export async function converse(
  port: number,
  talk: string | ((socket: Socket) => void),
): Promise<RawConversation> {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  // A server may cut a connection off while it is written to.
  socket.on('error', () => undefined);
  const closed = new Promise<boolean>((resolve) => socket.once('close', () => resolve(true)));
  if (typeof talk === 'string') socket.write(talk, 'latin1');
  else talk(socket);
  const ended = await Promise.race([closed, pause(5_000, false, { ref: false })]);
  socket.destroy();
  return { text: Buffer.concat(chunks).toString('latin1'), ended };
}

/** The responses in what a server sent: their status lines and headers, without bodies. */
export const responseHeads = (text: string): string[] =>
  [...text.matchAll(/HTTP\/1\.1 \d{3} [^\r\n]*\r\n(?:[^\r\n]+\r\n)*/g)].map(([head]) => head);
