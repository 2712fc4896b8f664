import { connect } from 'node:net';
import { scaleTimeout } from '@aera/testing';

/** Milliseconds of silence after which an exchange ends. */
const silence = scaleTimeout(10_000);

export interface RawAnswer {
  readonly text: string;
  /** Status of each answer on the connection, in order. */
  readonly statuses: readonly number[];
  /** Whether the server closed the connection. */
  readonly closed: boolean;
}

/** Writes bytes to a socket. Returns the response once the connection is closed or `answers` response heads have arrived. */
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

/** Builds a raw HTTP/1.1 request (RFC 9112) from its lines and body. */
export const rawRequest = (lines: readonly string[], body = ''): string =>
  `${lines.join('\r\n')}\r\n\r\n${body}`;
