import { connect } from '@nats-io/transport-node';
import { describe, expect, it } from 'vitest';
import {
  isAlive,
  pingNats,
  startTestMeilisearch,
  startTestNats,
  readTestNatsUrl,
  startTestPostgres,
  withPostgresClient,
} from './index.ts';

describe('servers of a spec', () => {
  it('share one NATS with JetStream', () => expect(pingNats(readTestNatsUrl())).resolves.toBeUndefined());

  it('have a NATS of their own that keeps its streams over a crash', async () => {
    const server = await startTestNats();
    const request = async (subject: string, body: unknown) => {
      const connection = await connect({ servers: server.url });
      const answer = await connection.request(subject, JSON.stringify(body));
      await connection.close();
      return answer.json<Record<string, unknown>>();
    };
    await request('$JS.API.STREAM.CREATE.kept', { name: 'kept', subjects: ['kept.>'], storage: 'file' });
    const before = server.pid;
    await server.kill();
    expect(isAlive(before)).toBe(false);
    await server.restart();
    expect(await request('$JS.API.STREAM.INFO.kept', {})).toMatchObject({ config: { name: 'kept' } });
    await server.stop();
  });

  it('have a PostgreSQL of their own that keeps its rows over a crash', async () => {
    const server = await startTestPostgres();
    await withPostgresClient(server.url, (client) => client.query('create table kept as select 7 as id'));
    await server.kill();
    await server.restart();
    const { rows } = await withPostgresClient(server.url, (client) => client.query('select id from kept'));
    expect(rows).toEqual([{ id: 7 }]);
    await server.stop();
  });

  it('have a Meilisearch on request', async () => {
    const server = await startTestMeilisearch();
    const response = await fetch(new URL('/health', server.url));
    expect(await response.json()).toEqual({ status: 'available' });
    await server.stop();
  });
});
