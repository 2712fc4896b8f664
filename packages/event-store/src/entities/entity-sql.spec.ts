import { describe, expect, it } from 'vitest';
import { joinConditions, selectList, upsertStatement } from './entity-sql.ts';
import { defineTable } from './entity.ts';

const VisitRow = defineTable('visits', (p) => ({
  sessionId: p.uuid().primary(),
  startedAt: p.instant(),
  pageCount: p.integer(),
  network: p.text().columnType('cidr').nullable(),
}));

describe('a select list', () => {
  it('names columns after their properties', () => {
    expect(selectList(VisitRow, { only: ['sessionId', 'startedAt'] })).toBe(
      '"session_id" as "sessionId", "started_at" as "startedAt"',
    );
  });

  it('omits, qualifies and replaces columns', () => {
    const options = {
      except: ['sessionId', 'network'],
      of: 'v',
      replace: { pageCount: 'count(*)' },
    } as const;
    expect(selectList(VisitRow, options)).toBe('v."started_at" as "startedAt", count(*) as "pageCount"');
  });
});

it('an upsert reads rows as JSON by the column types', () => {
  const [insert, , recordset, conflict] = upsertStatement(VisitRow, 'shadow').split(/\n\s+/);
  expect(insert).toBe('insert into shadow ("session_id", "started_at", "page_count", "network")');
  expect(recordset).toBe(
    'from jsonb_to_recordset($1::jsonb) as r ("sessionId" uuid, "startedAt" timestamptz, "pageCount" int, "network" cidr)',
  );
  expect(conflict).toMatch(
    /^on conflict \("session_id"\) do update set "started_at" = excluded\."started_at", /,
  );
});

it('an upsert with only keys leaves rows unchanged', () => {
  const KeyRow = defineTable('keys', (p) => ({ id: p.uuid().primary() }));
  expect(upsertStatement(KeyRow)).toMatch(/on conflict \("id"\) do nothing$/);
});

it('joined conditions number their parameters consecutively', () => {
  const conditions = [
    { text: '(a = $1 or b = $1)', values: [1] },
    { text: 'c' },
    { text: 'd = $1', values: [2] },
  ];
  expect(joinConditions(conditions)).toEqual({
    text: 'where (a = $1 or b = $1) and c and d = $2',
    values: [1, 2],
  });
  expect(joinConditions([])).toEqual({ text: '', values: [] });
});
