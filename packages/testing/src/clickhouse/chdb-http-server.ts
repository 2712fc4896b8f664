/**
 * Serves ClickHouse's HTTP interface over chDB, the in-process engine, for `@clickhouse/client` in specs and benchmarks. Arguments: data
 * folder, port. No users, replication or distributed tables.
 */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import { Session } from 'chdb';

const [dataDir = '', port = '0'] = process.argv.slice(2);

interface PooledSession {
  readonly session: Session & { readonly connection: unknown };
  database: string;
  /** Settings and query parameters (`param_*`) currently set in the session. */
  readonly settings: Map<string, string>;
}

/** chDB's native binding. The package's own raw insert takes a table but no column list. */
interface Binding {
  InsertRawAsyncConnection(
    connection: unknown,
    prefix: string,
    data: Buffer,
    countLines: boolean,
  ): Promise<unknown>;
}
const binding = createRequire(createRequire(import.meta.url).resolve('chdb'))(
  `@chdb/lib-${process.platform}-${process.arch}${process.platform === 'linux' ? '-gnu' : ''}`,
) as Binding;

/** A session runs one statement at a time, so the pool runs up to four concurrently. */
const idleSessions = Array.from({ length: 4 }, (): PooledSession => {
  const session = new Session(dataDir) as PooledSession['session'];
  session.query('set max_query_size = 100000000');
  return { session, database: 'default', settings: new Map() };
});
const waiting: ((pooled: PooledSession) => void)[] = [];
const acquire = (): Promise<PooledSession> => {
  const pooled = idleSessions.pop();
  return pooled ? Promise.resolve(pooled) : new Promise((resolve) => waiting.push(resolve));
};
const release = (pooled: PooledSession): void => {
  const next = waiting.shift();
  if (next) next(pooled);
  else idleSessions.push(pooled);
};

/** URL parameters that are neither settings nor query parameters (`param_*`). */
const reserved = new Set([
  'query',
  'query_id',
  'database',
  'default_format',
  'session_id',
  'role',
  'user',
  'password',
  'wait_end_of_query',
  'enable_http_compression',
  'send_progress_in_http_headers',
  'http_headers_progress_interval_ms',
]);
/** `UNKNOWN_EXCEPTION` of ClickHouse. */
const unknownExceptionCode = '1002';

const toStringLiteral = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

async function runStatement(parameters: URLSearchParams, body: Buffer): Promise<Uint8Array> {
  const pooled = await acquire();
  const { session } = pooled;
  try {
    const database = parameters.get('database') ?? 'default';
    if (database !== pooled.database) {
      await session.queryAsync(`use \`${database}\``);
      pooled.database = database;
    }
    await applySettings(pooled, parameters);
    const query = parameters.get('query');
    if (query !== null && body.length > 0) {
      await binding.InsertRawAsyncConnection(session.connection, query.trimEnd(), body, true);
      return new Uint8Array();
    }
    const format = parameters.get('default_format') ?? 'TabSeparated';
    return (await session.queryAsync(query ?? body.toString(), { format })).bytes();
  } finally {
    release(pooled);
  }
}

/**
 * Applies the settings and query parameters that changed since this session's last request. Resets absent settings; leaves absent query
 * parameters.
 */
async function applySettings(
  { session, settings }: PooledSession,
  parameters: URLSearchParams,
): Promise<void> {
  const wanted = new Map([...parameters].filter(([name]) => !reserved.has(name)));
  const changes = [
    ...[...wanted].filter(([name, value]) => settings.get(name) !== value),
    ...[...settings.keys()]
      .filter((name) => !wanted.has(name) && !name.startsWith('param_'))
      .map((name): [string, null] => [name, null]),
  ];
  if (changes.length === 0) return;
  const assignments = changes.map(
    ([name, value]) => `${name} = ${value === null ? 'default' : toStringLiteral(value)}`,
  );
  await session.queryAsync(`set ${assignments.join(', ')}`);
  for (const [name, value] of changes) {
    if (value === null) settings.delete(name);
    else settings.set(name, value);
  }
}

/** The client sends long query parameters as multipart/form-data, with the statement in the part `query`. */
async function readBody(request: IncomingMessage, parameters: URLSearchParams): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const received = Buffer.concat(chunks);
  const body = request.headers['content-encoding'] === 'gzip' ? gunzipSync(received) : received;
  const contentType = request.headers['content-type'] ?? '';
  if (!contentType.startsWith('multipart/form-data')) return body;
  const form = await new Response(body, { headers: { 'content-type': contentType } }).formData();
  for (const [name, value] of form) parameters.set(name, String(value));
  const query = parameters.get('query') ?? '';
  parameters.delete('query');
  return Buffer.from(query);
}

const server = createServer({ maxHeaderSize: 1024 * 1024 }, async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (url.pathname === '/ping') return response.end('Ok.\n');
  const id = url.searchParams.get('query_id') ?? randomUUID();
  try {
    const body = await readBody(request, url.searchParams);
    const result = await runStatement(url.searchParams, body);
    response.writeHead(200, { 'x-clickhouse-query-id': id, 'content-length': result.length }).end(result);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const code = /Code: (\d+)/.exec(message)?.[1] ?? unknownExceptionCode;
    response
      .writeHead(500, { 'x-clickhouse-query-id': id, 'x-clickhouse-exception-code': code })
      .end(`${message}\n`);
  }
  return undefined;
});
server.listen(Number(port), '127.0.0.1');
process.once('SIGTERM', () => {
  server.closeAllConnections();
  server.close(() => process.exit(0));
});
