import { listConsentsForDemo, eraseVisitor, exportConsents, listConsents } from '@aera/contracts';
import { asMember, asSteward, asVisitor, type TestService } from '@aera/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCookie, consentBody, startLedger, type TestLedger } from '../testing/start-ledger.ts';

let service: TestService;
let record: TestLedger['record'];
beforeAll(async () => {
  ({ service, record } = await startLedger());
});
afterAll(() => service.stop());

const as = asSteward();
const newVisitor = () => ({ ...consentBody, sessionId: crypto.randomUUID() });
const stats = async () => {
  await service.waitUntilCaughtUp();
  return (await service.call(listConsents, { as })).body.stats;
};
/** Statistics counted from the records themselves. */
const counted = async () => {
  const [row] = await service.kit.sql(
    `select count(*) as total, count(*) as today, count(distinct nullif(ip, '')) as "uniqueIps",
            count(distinct country) as countries from consents`,
  );
  return row;
};

const records = () => service.kit.sql('select * from consents order by id');

describe('consent statistics', () => {
  it('match the records, before and after an erasure, and after a rebuild', async () => {
    const visitor = newVisitor();
    await record('8.8.8.8', visitor);
    await record('8.8.8.8', visitor);
    await record('8.8.4.4', newVisitor());
    const other = await record('193.0.6.139', newVisitor(), { referer: 'https://example.org/' });
    expect(await stats()).toEqual({ total: 4, today: 4, uniqueIps: 3, countries: 2 });
    expect(await stats()).toEqual(await counted());

    await service.call(eraseVisitor, { body: {}, as: asVisitor(), headers: readCookie(other) });
    expect(await stats()).toEqual({ total: 4, today: 4, uniqueIps: 2, countries: 1 });
    expect(await stats()).toEqual(await counted());

    // In a rebuild, encrypted fields of an erased visitor read as null.
    const erased = await records();
    await service.projections?.rebuild('consents');
    expect(await stats()).toEqual({ total: 4, today: 4, uniqueIps: 2, countries: 1 });
    expect(await records()).toEqual(erased);
  });
});

it('counts today in the time zone of the query', async () => {
  await stats();
  // Their midnights are never at the same time.
  const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'] as const;
  const [first] = await service.kit.sql<{ id: string; at: string }>(
    'select id, consented_at as at from consents order by consented_at limit 1',
  );
  const move = (at: string | undefined) =>
    service.kit.sql('update consents set consented_at = $2 where id = $1', [first?.id, at]);
  const [between] = await service.kit.sql<{ at: string }>(
    `select min(midnight) + (max(midnight) - min(midnight)) / 2 as at
     from (select date_trunc('day', now(), zone) as midnight from unnest($1::text[]) as zone) m`,
    [zones],
  );
  await move(between?.at);
  const today = await Promise.all(
    zones.map(async (zone) => (await service.call(listConsents, { query: { zone }, as })).body.stats.today),
  );
  await move(first?.at);
  expect(Math.abs((today[0] ?? 0) - (today[1] ?? 0))).toBe(1);
});

describe('the list of consents', () => {
  /** Ids of all pages in order. */
  const walk = async (query: { order?: 'ascending' }) => {
    const ids: string[] = [];
    for (let offset = 0; offset < 40; offset += 3) {
      const { body } = await service.call(listConsents, { query: { ...query, limit: 3, offset }, as });
      expect(body.total).toBe(24);
      ids.push(...body.consents.map(({ id }) => id));
    }
    return ids;
  };

  it('lists each record once, newest first, for any page size and date range', async () => {
    for (const [day, count] of [
      ['2024-02-29', 7],
      ['2025-01-01', 1],
      ['2025-12-31', 12],
    ] as const) {
      await service.kit.sql(
        `with added as (
           insert into consents (id, session_id, ip, ip_source_tag, ip_classification, is_internal_traffic, user_agent,
                                 notice_version, has_read_notice, consented_at, notice_hash, proof_status,
                                 global_privacy_control)
           select gen_random_uuid(), gen_random_uuid(), '198.51.100.' || n, '', '', false, '', '1.0', true,
                  $1::date + n * interval '1 hour', repeat('0', 64), 'current', false
           from generate_series(1, $2::int) n returning 1)
         insert into consents_by_day select $1::date, count(*) from added`,
        [day, count],
      );
    }
    const all = await service.kit.sql<{ id: string }>(
      'select id from consents order by consented_at desc, id desc',
    );
    const newestFirst = all.map(({ id }) => id);
    expect(await walk({})).toEqual(newestFirst);
    expect(await walk({ order: 'ascending' })).toEqual(newestFirst.toReversed());
  });

  it('sorts search results oldest first on request', async () => {
    const first = await record('203.0.113.50', newVisitor());
    const second = await record('203.0.113.51', newVisitor());
    await service.waitUntilCaughtUp();
    const found = async (query: { order?: 'ascending' }) => {
      const { body } = await service.call(listConsents, {
        query: { ...query, ip: '203.0.113.5', limit: 1 },
        as,
      });
      return [body.total, body.consents.map(({ ipAddress }) => ipAddress)];
    };
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await found({})).toEqual([2, ['203.0.113.51']]);
    expect(await found({ order: 'ascending' })).toEqual([2, ['203.0.113.50']]);
  });

  it('returns the same records in the IP explorer, to stewards only', async () => {
    const { body } = await service.call(listConsentsForDemo, { query: { limit: 5 }, as });
    expect(body.consents).toHaveLength(5);
    expect((await service.call(listConsentsForDemo, { as: asMember() })).status).toBe(403);
  });
});

describe('the CSV export', () => {
  const download = (
    url: string = exportConsents.path,
    caller: Parameters<typeof service.inject>[0]['as'] = as,
  ) => service.inject({ method: 'GET', url, as: caller });

  it('has the specified columns and file name', async () => {
    const response = await download();
    expect(response.headers['content-disposition']).toMatch(
      /^attachment; filename="jurisdiction-consents-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const [head, ...rows] = response.body.trim().split('\r\n');
    expect(head).toBe('ID,Session ID,IP Address,Location,Consented At,Notice Version,User Agent,Referrer');
    const { total } = await stats();
    expect(rows).toHaveLength(total);
    expect(response.body).toMatch(/,8\.8\.8\.8,.*United States/);
    expect(response.body).toMatch(/,198\.51\.100\.1,Unknown,/);
  });

  it('escapes cells that a spreadsheet program would evaluate as formulas', async () => {
    await record('203.0.113.99', newVisitor(), { 'user-agent': '=cmd|calc', referer: '@evil' });
    await service.waitUntilCaughtUp();
    const { body } = await download(`${exportConsents.path}?ip=203.0.113.99`);
    const [, row] = body.trim().split('\r\n');
    expect(row).toMatch(/,'=cmd\|calc,'@evil$/);
  });

  it('is available to stewards only', async () => {
    expect((await download(exportConsents.path, asMember())).statusCode).toBe(403);
    expect((await download(exportConsents.path, asVisitor())).statusCode).toBe(401);
  });
});
