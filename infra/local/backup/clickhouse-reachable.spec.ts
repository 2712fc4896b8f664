import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { assertClickHouseReachable } from './clickhouse-use.ts';
import { UnusableBackupError } from './unusable-backup-error.ts';

let server: Server;
let host: string;
beforeEach(async () => {
  const authorization = `Basic ${Buffer.from('projector:p@ss').toString('base64')}`;
  server = createServer(({ headers }, response) => {
    if (headers.authorization === authorization) response.end('1\n');
    else response.writeHead(403).end('Code: 516. Authentication failed');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => server.close());

it('a ClickHouse that answers is accepted', () =>
  assertClickHouseReachable(`http://projector:p%40ss@${host}/analytics`));

it('a ClickHouse that rejects the password ends a restore before anything is changed', async () => {
  const asked = assertClickHouseReachable(`http://projector:other@${host}/analytics`);
  await expect(asked).rejects.toThrow(UnusableBackupError);
  await expect(asked).rejects.toThrow(`http://${host} (CLICKHOUSE_URL): 403 Code: 516`);
});

it('a ClickHouse that does not run ends a restore before anything is changed', async () => {
  server.close();
  await expect(assertClickHouseReachable(`http://${host}/analytics`)).rejects.toThrow('ECONNREFUSED');
});
