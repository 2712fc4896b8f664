import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOrigin } from './file-store.ts';
import type { Witness, WitnessedLog, WitnessStore } from './witness.ts';

interface WitnessServerOptions {
  readonly witness: Witness;
  readonly store: Pick<WitnessStore, 'readLatest'>;
  readonly logs: readonly WitnessedLog[];
  readonly folder: string;
  readonly verifierKey: string;
  readonly onError: (error: unknown) => void;
}

/** A proof of 63 hashes and a note of a hundred signatures. */
const maxBodyBytes = 64 * 1024;

const text = 'text/plain; charset=utf-8';

/**
 * HTTP server of a witness: `POST /add-checkpoint`, `GET /key`, `GET /<hash of the origin>/checkpoint` with the newest cosigned checkpoint,
 * `GET /evidence` and `GET /evidence/<name>`.
 */
export function createWitnessServer(options: WitnessServerOptions): Server {
  const { witness, onError } = options;
  return createServer({ requestTimeout: 10_000, headersTimeout: 5_000 }, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      onError(error);
      send(response, 500, text, 'The witness failed.\n');
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    if (request.method === 'POST' && path === '/add-checkpoint') {
      const body = await readBody(request);
      if (body === null) return send(response, 413, text, 'The request is too long.\n');
      const { status, body: answered } = await witness.addCheckpoint(body);
      return send(response, status, status === 409 ? 'text/x.tlog.size' : text, answered);
    }
    if (request.method !== 'GET') return send(response, 405, text, 'Only GET and POST /add-checkpoint.\n');
    const found = await read(path, options);
    return found === null
      ? send(response, 404, text, 'Not found.\n')
      : send(response, 200, path.startsWith('/evidence') ? 'application/json' : text, found);
  }
}

async function read(
  path: string,
  { store, logs, folder, verifierKey }: WitnessServerOptions,
): Promise<string | null> {
  if (path === '/key') return `${verifierKey}\n`;
  const log = logs.find(({ key }) => path === `/${hashOrigin(key.name)}/checkpoint`);
  if (log) return (await store.readLatest(log.key.name))?.note ?? null;
  const names = (await readdir(join(folder, 'evidence')).catch(() => [])).filter((name) =>
    /^[0-9a-f]{16}\.json$/.test(name),
  );
  if (path === '/evidence') return `${JSON.stringify(names)}\n`;
  const name = names.find((candidate) => path === `/evidence/${candidate}`);
  return name === undefined ? null : readFile(join(folder, 'evidence', name), 'utf8');
}

/** Null above the limit. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBodyBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}
