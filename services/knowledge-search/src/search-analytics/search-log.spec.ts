import type { Sql } from '@aera/event-store';
import { createLog } from '@aera/service-kit';
import { beforeEach, describe, expect, it } from 'vitest';
import { type LoggedSearch, createSearchLog } from './search-log.ts';

const asked = (id: string): LoggedSearch => ({
  id,
  searchedAt: '2025-01-01T00:00:00.000Z',
  visitorKey: 'v',
  networkKey: 'n',
  sessionKey: null,
  query: id,
  queryKey: id,
  queryPseudonym: id,
  hasAnswer: false,
  typing: false,
});

describe('the log of searches', () => {
  let written: string[][];
  let isAway: boolean;
  beforeEach(() => {
    written = [];
    isAway = false;
  });
  const sql = (async (_: string, [rows]: readonly unknown[]) => {
    if (isAway) throw Object.assign(new Error('connect ECONNREFUSED'), { syscall: 'connect' });
    if (String(rows).includes('rejected')) throw new Error('invalid input');
    written.push((JSON.parse(String(rows)) as LoggedSearch[]).map(({ id }) => id));
    return [];
  }) as Sql;
  const searchLog = () => createSearchLog(sql, createLog('knowledge-search', 'silent'));

  it('batches searches that arrive during a write into the next one', async () => {
    const log = searchLog();
    for (const id of ['a', 'b', 'c']) log.record(asked(id));
    await log.flush();
    expect(written).toEqual([['a'], ['b', 'c']]);
  });

  it('retries failed writes in order', async () => {
    const log = searchLog();
    isAway = true;
    log.record(asked('a'));
    await expect(log.flush()).rejects.toThrow('ECONNREFUSED');
    isAway = false;
    log.record(asked('b'));
    await log.flush();
    expect(written.flat()).toEqual(['a', 'b']);
  });

  it('drops a search that the database rejects, and writes the others', async () => {
    const log = searchLog();
    for (const id of ['a', 'b', 'rejected', 'c']) log.record(asked(id));
    await log.flush();
    expect(written.flat()).toEqual(['a', 'b', 'c']);
  });

  it('drops the oldest entries during a long database outage', async () => {
    const log = searchLog();
    isAway = true;
    for (let n = 0; n < 5_010; n += 1) log.record(asked(String(n)));
    await expect(log.flush()).rejects.toThrow('ECONNREFUSED');
    isAway = false;
    await log.flush();
    expect(written.flat()).toHaveLength(5_000);
    expect(written.flat().at(-1)).toBe('5009');
  });
});
