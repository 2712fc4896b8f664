import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { isTransientError } from '@aera/service-kit';
import { afterEach, describe, expect, it } from 'vitest';
import { type ClickHouse, connectClickHouse } from './client.ts';

const servers: Server[] = [];
const connections: ClickHouse[] = [];
afterEach(async () => {
  await Promise.all(connections.splice(0).map((connection) => connection.close()));
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A connection to a server that answers as given. */
async function connect(answer: RequestListener): Promise<ClickHouse> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const connection = connectClickHouse(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  connections.push(connection);
  return connection;
}

/** Answers with an error of ClickHouse once it has read the request. */
const failing =
  (code: number, type: string): RequestListener =>
  (request, response) =>
    request
      .resume()
      .once('end', () =>
        response
          .writeHead(500, { 'x-clickhouse-exception-code': String(code) })
          .end(`Code: ${code}. DB::Exception: It failed. (${type}) (version 26.7.2.1)`),
      );

const insert = async (answer: RequestListener): Promise<unknown> => {
  const connection = await connect(answer);
  return connection.insert('page_views', [{ id: 1 }]).catch((error: unknown) => error);
};

describe('an insert into ClickHouse', () => {
  it.each([
    ['a full disk', 243, 'NOT_ENOUGH_SPACE'],
    ['too many parts', 252, 'TOO_MANY_PARTS'],
    ['the limit of memory', 241, 'MEMORY_LIMIT_EXCEEDED'],
    ['the time limit', 159, 'TIMEOUT_EXCEEDED'],
    ['a lost Keeper', 999, 'KEEPER_EXCEPTION'],
  ])('stays in the stream when the server reports %s', async (_, code, type) => {
    const error = await insert(failing(code, type));
    expect(isTransientError(error)).toBe(true);
    expect(error).toMatchObject({ message: expect.stringContaining('ClickHouse is unavailable: ') });
  });

  it('stays in the stream when the connection ends in the middle', async () => {
    const error = await insert((request) => void request.once('data', () => request.socket.destroy()));
    expect(isTransientError(error)).toBe(true);
  });

  it('is not repeated without end when the server rejects the rows', async () => {
    const error = await insert(failing(60, 'UNKNOWN_TABLE'));
    expect(isTransientError(error)).toBe(false);
    expect(error).toMatchObject({ type: 'UNKNOWN_TABLE' });
  });

  it('has a time limit in the server, after which it cannot add rows', async () => {
    const limits: (string | null)[] = [];
    await insert((request, response) => {
      limits.push(new URL(request.url ?? '', 'http://localhost').searchParams.get('max_execution_time'));
      request.resume().once('end', () => response.end());
    });
    expect(limits).toEqual(['60']);
  });

  it('names its columns once, and leaves what a row lacks to the default of the column', async () => {
    const received: [query: string | null, body: string][] = [];
    const connection = await connect(async (request, response) => {
      const query = new URL(request.url ?? '', 'http://localhost').searchParams.get('query');
      received.push([query, await text(request)]);
      response.end();
    });
    await connection.insert('visits', [
      { id: 1, views: 2, 'pages.path': ['/'] },
      { views: 0, id: 3 },
    ]);
    expect(received).toEqual([
      [
        expect.stringMatching(/INSERT INTO visits \(id, views, pages\.path\)\s+FORMAT JSONCompactEachRow/),
        '[1,2,["/"]]\n[3,0,null]\n',
      ],
    ]);
  });
});
