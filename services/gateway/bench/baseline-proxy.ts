import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'undici';

/** Baseline of a proxy: undici's `dispatch` between two sockets, without a gateway. */
const pool = new Pool(process.argv[2] as string, { connections: 128, pipelining: 1 });

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = chunks.length === 0 ? null : Buffer.concat(chunks);
    const headers = ['content-type', 'application/json'];
    pool.dispatch(
      { method: request.method ?? 'GET', path: request.url ?? '/', headers, body },
      {
        onRequestStart() {},
        onResponseStart(_, status, { 'content-type': type, 'content-length': length }) {
          response.writeHead(status, ['content-type', String(type), 'content-length', String(length)]);
        },
        onResponseData: (_, chunk) => void response.end(chunk),
        onResponseEnd() {},
        onResponseError: () => void response.destroy(),
      },
    );
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
