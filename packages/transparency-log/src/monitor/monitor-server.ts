import { createServer, type Server } from 'node:http';
import { parseTilePath } from '../index.ts';
import { toBase64 } from '../verify/index.ts';
import type { Mirror } from './mirror.ts';
import type { Monitor } from './monitor.ts';

/**
 * Serves what a monitor knows: the checkpoint that it verified last, for other monitors; the mirrored tiles; and `/leaf/<index>`, the hash of
 * one leaf and the last time at which it was not in the log, with which visitors compare their receipt without showing it.
 */
export function createMonitorServer(
  monitor: Pick<Monitor, 'findAbsence' | 'readLeafHash'>,
  mirror: Mirror,
): Server {
  return createServer({ requestTimeout: 10_000, headersTimeout: 5_000 }, (request, response) => {
    const send = (status: number, type: string, body: Uint8Array | string) => {
      response.writeHead(status, {
        'content-type': type,
        'cache-control': 'no-store',
        'access-control-allow-origin': '*',
        'x-content-type-options': 'nosniff',
      });
      response.end(body);
    };
    const answer = async () => {
      if (request.method !== 'GET') return send(405, 'text/plain', 'Only GET.\n');
      const path = (request.url ?? '').slice(1);
      const [, index] = /^leaf\/(0|[1-9]\d{0,15})$/.exec(path) ?? [];
      if (index !== undefined) {
        const hash = await monitor.readLeafHash(Number(index));
        return hash
          ? send(
              200,
              'application/json',
              JSON.stringify({
                index: Number(index),
                leafHash: toBase64(hash),
                absentAt: await monitor.findAbsence(Number(index)),
              }),
            )
          : send(404, 'text/plain', 'The mirror does not reach this leaf.\n');
      }
      const found = path === 'checkpoint' || parseTilePath(path) ? await mirror.readResource(path) : null;
      const type = path === 'checkpoint' ? 'text/plain; charset=utf-8' : 'application/octet-stream';
      return found ? send(200, type, found) : send(404, 'text/plain', 'Not found.\n');
    };
    answer().catch(() => send(500, 'text/plain', 'The monitor failed.\n'));
  });
}
