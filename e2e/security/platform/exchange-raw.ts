import { connect } from 'node:net';
import { scaleTimeout } from '@aera/testing';

/** Milliseconds without data after which an exchange ends. */
const idleTimeoutMs = scaleTimeout(10_000);

export interface RawResponse {
  readonly text: string;
  /** Status of each response on the connection, in order. */
  readonly statuses: readonly number[];
  /** Whether the server closed the connection. */
  readonly closed: boolean;
}

/** Writes bytes to a socket. Returns the response once the connection is closed or `maxResponses` response heads have arrived. */
export function exchangeRaw(
  origin: string,
  bytes: string | Buffer,
  { maxResponses = Infinity }: { maxResponses?: number } = {},
): Promise<RawResponse> {
  const { port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port: Number(port) });
    let text = '';
    const finish = (closed: boolean) => {
      socket.destroy();
      const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
      resolve({ text, statuses, closed });
    };
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      text += chunk;
      if (text.split('\r\n\r\n').length > maxResponses) finish(false);
    });
    socket.setTimeout(idleTimeoutMs, () => finish(false));
    socket.on('error', () => finish(true)).on('close', () => finish(true));
    socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  });
}

/** Builds a raw HTTP/1.1 request (RFC 9112) from its lines and body. */
export const buildRawRequest = (lines: readonly string[], body = ''): string =>
  `${lines.join('\r\n')}\r\n\r\n${body}`;
