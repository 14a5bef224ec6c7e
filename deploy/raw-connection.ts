import { connect, type Socket } from 'node:net';

export interface RawConversation {
  /** Everything the server sent, as bytes. */
  text: string;
  /** Whether the server ended the connection, rather than the time running out. */
  ended: boolean;
}

/**
 * Sends bytes as they are and collects what comes back, until the server ends the connection or the time is over.
 * @param talk what to send; it may go on sending while it listens.
 */
export function converse(
  port: number,
  talk: string | ((socket: Socket) => void),
  most = 5_000,
): Promise<RawConversation> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    const finish = (ended: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ text: Buffer.concat(chunks).toString('latin1'), ended });
    };
    const timer = setTimeout(() => finish(false), most);
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    // A server may cut a connection off while it is written to.
    socket.on('error', () => finish(true));
    socket.once('end', () => finish(true));
    socket.once('close', () => finish(true));
    socket.once('connect', () => {
      if (typeof talk === 'string') socket.write(talk, 'latin1');
      else talk(socket);
    });
  });
}

/** The responses in what a server sent: their status lines and headers, without bodies. */
export function responseHeads(text: string): string[] {
  return [...text.matchAll(/HTTP\/1\.1 \d{3} [^\r\n]*\r\n(?:[^\r\n]+\r\n)*/g)].map(([head]) => head);
}
