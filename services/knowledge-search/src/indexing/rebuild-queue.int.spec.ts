import { searchKnowledge } from '@aera/contracts';
import { asVisitor, startTestService, type TestService } from '@aera/service-kit/testing';
import { eventually, startTestMeilisearch } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knowledgeSearch } from '../service.ts';
import { createRebuildQueue, requestRebuild } from './rebuild-queue.ts';

describe.each(['embedded', 'Meilisearch'])('rebuilding the index of %s', (engine) => {
  let meili: Awaited<ReturnType<typeof startTestMeilisearch>> | undefined;
  let service: TestService;
  const patient = { timeout: 60_000, interval: 50 };
  beforeAll(async () => {
    if (engine === 'Meilisearch') meili = await startTestMeilisearch();
    const env = meili && { MEILI_URL: meili.url, MEILI_INDEX: `rebuild-${process.pid}` };
    service = await startTestService(knowledgeSearch, env && { env });
    await eventually(found, patient);
  });
  afterAll(async () => {
    await service.stop();
    await meili?.stop();
  });

  const found = async () =>
    (await service.call(searchKnowledge, { as: asVisitor(), body: { query: 'alignment days' } })).body
      .hasAnswer ?? false;
  const rebuild = (onProgress: (done: number, total: number) => void = () => {}) =>
    requestRebuild(service.kit.sql, { onProgress, startTimeoutMs: 60_000 });

  it('runs next to the live index, which keeps responding, and reports its progress', async () => {
    const answers: boolean[] = [];
    const progress: [number, number][] = [];
    const rebuilt = new AbortController();
    const searching = (async () => {
      while (!rebuilt.signal.aborted) answers.push(await found());
    })();
    await rebuild((at, total) => progress.push([at, total]));
    rebuilt.abort();
    await searching;
    expect(answers.every(Boolean)).toBe(true);
    const [{ events } = { events: 0 }] = await service.kit.sql<{ events: number }>(
      'select count(*) as events from events',
    );
    expect(progress.at(-1)).toEqual([events, events]);
    expect(await found()).toBe(true);
  });

  it('can be repeated', async () => {
    await rebuild();
    expect(await found()).toBe(true);
  });
});

describe('a rebuild that no worker starts', () => {
  it('fails with a message', async () => {
    const service = await startTestService(knowledgeSearch, { env: { MEILI_URL: 'http://127.0.0.1:9' } });
    const unknown = requestRebuild(service.kit.sql, { onProgress: () => {}, startTimeoutMs: 0 });
    await expect(unknown).rejects.toThrow('No running service');
    await service.stop();
  });
});

describe('a rebuild whose process died', () => {
  it('is finished by the next process, once', async () => {
    // Without its engine, the worker of the service runs no rebuild.
    const service = await startTestService(knowledgeSearch, { env: { MEILI_URL: 'http://127.0.0.1:9' } });
    const { sql } = service.kit;
    const begin = async () =>
      (
        await sql<{ id: number }>(
          'insert into index_rebuilds (started_at) values (now()) returning id::int as id',
        )
      )[0]?.id ?? 0;
    const [, id] = [await begin(), await begin()];
    const next = createRebuildQueue(sql);
    expect(await next.findPending()).toBe(id);
    await next.run(id, async () => {});
    for (const queue of [next, createRebuildQueue(sql)]) expect(await queue.findPending()).toBeNull();
    const [row] = await sql<{ unfinished: number }>(
      'select count(*)::int as unfinished from index_rebuilds where finished_at is null',
    );
    expect(row?.unfinished).toBe(0);
    // Neither a later request nor a later failure settles it.
    for (const columns of ['default values', `(started_at, error) values (now(), 'no space')`]) {
      await begin();
      await sql(`insert into index_rebuilds ${columns}`);
      const queue = createRebuildQueue(sql);
      const newest = await queue.findPending();
      expect(newest).not.toBeNull();
      await queue.run(newest!, async () => {});
      expect(await sql('select 1 from index_rebuilds where finished_at is null and error is null')).toEqual(
        [],
      );
    }
    // A failed repeat ends every request that waits for it.
    const ids = [await begin(), await begin()];
    const failed = createRebuildQueue(sql).run(ids[1] ?? 0, () => Promise.reject(new Error('no space')));
    await expect(failed).rejects.toThrow('no space');
    const errors = await sql('select error from index_rebuilds where id = any($1)', [ids]);
    expect(errors).toEqual(ids.map(() => ({ error: 'Error: no space' })));
    await service.stop();
  });
});
