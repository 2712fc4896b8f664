import { connect } from 'node:net';

/** Milliseconds without a word after which a connection says no more. */
const silence = 1_500;

export interface RawAnswer {
  readonly text: string;
  /** Status of each answer on the connection, in order. */
  readonly statuses: readonly number[];
  /** The other side ended it. */
  readonly closed: boolean;
}

/** Writes bytes to a socket and answers all that comes back until it is closed or silent. */
export function rawExchange(origin: string, bytes: string | Buffer): Promise<RawAnswer> {
  const { port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port: Number(port) });
    let text = '';
    const done = (closed: boolean) => {
      socket.destroy();
      const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
      resolve({ text, statuses, closed });
    };
    socket.setEncoding('latin1').on('data', (chunk: string) => (text += chunk));
    socket.setTimeout(silence, () => done(false));
    socket.on('error', () => done(true)).on('close', () => done(true));
    socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  });
}

/** A request as it goes over the wire: lines joined as RFC 9112 wants them, then the body as it is. */
export const rawRequest = (lines: readonly string[], body = ''): string =>
  `${lines.join('\r\n')}\r\n\r\n${body}`;
