import { connect } from 'node:net';
import { scaled } from '@aera/testing';

/** Milliseconds without a byte after which an exchange ends that the other side neither answers nor closes. */
const silence = scaled(10_000);

export interface RawAnswer {
  readonly text: string;
  /** Status of each answer on the connection, in order. */
  readonly statuses: readonly number[];
  /** The other side ended it. */
  readonly closed: boolean;
}

/** Writes bytes to a socket and returns all that comes back until it is closed, or until the head of `answers` answers has arrived. */
export function rawExchange(
  origin: string,
  bytes: string | Buffer,
  { answers = Infinity }: { answers?: number } = {},
): Promise<RawAnswer> {
  const { port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port: Number(port) });
    let text = '';
    const done = (closed: boolean) => {
      socket.destroy();
      const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
      resolve({ text, statuses, closed });
    };
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      text += chunk;
      if (text.split('\r\n\r\n').length > answers) done(false);
    });
    socket.setTimeout(silence, () => done(false));
    socket.on('error', () => done(true)).on('close', () => done(true));
    socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  });
}

/** A request as it goes over the wire: lines joined as RFC 9112 wants them, then the body as it is. */
export const rawRequest = (lines: readonly string[], body = ''): string =>
  `${lines.join('\r\n')}\r\n\r\n${body}`;
