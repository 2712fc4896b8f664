import { randomUUID } from 'node:crypto';
import {
  readAllowList,
  allowNetwork,
  BlockedNetwork,
  listBlocks,
  blockedNetworksBucket,
  blockNetwork,
  removeAllowedNetwork,
  readIntrusionReport,
  listMemberSessions,
  listThreatRules,
  listThreats,
  severities,
  threatSorts,
  LiveSecurity,
  streamSecurityReport,
  login,
  networkBlocked,
  networkUnblocked,
  previewBlock,
  readThreat,
  register,
  readSecurityStatus,
  setThreatRule,
  stewardLogin,
  threatDetected,
  unblockNetwork,
} from '@aera/contracts/server';
import {
  asMember,
  asSteward,
  asVisitor,
  startTestService,
  type TestService,
} from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import type { Sql } from '@aera/event-store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBlockService } from '../blocks/block-service.ts';
import { createBlockListSync } from '../blocks/block-list-sync.ts';
import { securityEnv } from '../config.ts';
import { securityAuth } from '../service.ts';
import { eraseStaleNetworks } from './erase-stale-networks.ts';
import { copyEvidence, insertSuspiciousRequests } from './suspicious-request-store.ts';
import {
  gatewayStream,
  createScan,
  createSuspiciousRequestMessage,
  publishRequests,
} from './testing/suspicious-request-messages.ts';
import { createSuspiciousRequest } from './testing/suspicious-requests.ts';

const as = asSteward({ ip: '198.51.100.1' });
const soon = { timeout: 30_000 };

describe('threats and blocks', () => {
  let service: TestService;
  let last = 0;
  /** Returns an unused IP address. */
  const newIp = () => `203.0.113.${(last += 1)}`;

  beforeAll(async () => {
    service = await startTestService(securityAuth, {
      env: {
        TRUSTED_PROXIES: '192.0.2.0/24',
        ALLOW_LIST: '127.0.0.0/8 10.9.8.0/24',
      },
    });
    await service.kit.bus.ensureStreams([gatewayStream]);
  });
  const call: TestService['call'] = (route, options) => service.call(route, { as, ...options });
  afterAll(() => service.stop());

  const bucket = () => service.kit.bus.kv(blockedNetworksBucket, { schema: BlockedNetwork });
  const inBucket = async () =>
    Promise.all((await bucket().keys()).map(async (key) => (await bucket().get(key))?.value));
  const isBlocked = async (network: string) => (await inBucket()).some((value) => value?.network === network);
  const listThreatsOf = async (network: string) =>
    (await call(listThreats, { query: { network } })).body.threats;
  const received = async (type: string, network: string) =>
    (await service.messages(type)).filter(({ data }) => (data as { network: string }).network === network);

  const blockServiceAt = (minutes: number) => {
    const { kit } = service;
    const clock = () => new Date(Date.now() + minutes * 60_000);
    const config = { ...kit.config, ...securityEnv.parse({}) };
    const context = {
      ...kit,
      config,
      clock,
      now: () => clock().toISOString(),
      readStewardName: async (id: string) => id,
    };
    return createBlockService(context, createBlockListSync(context));
  };

  it('are reported with each request of the last 24 hours once, and with omitted ones', async () => {
    const [ip, guesser] = [newIp(), newIp()];
    const { sql } = service.kit;
    await call(blockNetwork, { body: { network: ip, reason: 'Known for it', minutes: null } });
    await eventually(async () => (await call(listBlocks)).body.blockedIPs.includes(ip), soon);
    await sql(`update network_blocks set blocked_at = now() - interval '2 days' where network = $1::cidr`, [
      ip,
    ]);
    const [inTime, tooOld] = [23.5, 24.5].map((hours) =>
      new Date(Date.now() - hours * 60 * 60_000).toISOString(),
    ) as [string, string];
    await publishRequests(service, [
      createSuspiciousRequestMessage(ip, ['blocked'], { status: 403, omitted: 99, at: inTime }),
      createSuspiciousRequestMessage(ip, ['blocked'], { status: 403, at: tooOld }),
      createSuspiciousRequestMessage(guesser, ['login-failed'], { status: 401 }),
    ]);
    const body = { email: 'unknown@example.org', password: 'guess of a password' };
    await call(login, { body, as: asVisitor({ ip: guesser }) });
    await eventually(
      async () => expect(await sql('select 1 from suspicious_requests')).toHaveLength(4),
      soon,
    );
    expect((await call(listBlocks)).body.blocks[0]?.rejectedRequests).toBe(100);
    expect((await call(readIntrusionReport)).body.report.totalEvents).toBe(101);
  });

  it('are listed in the order that a steward chooses', async () => {
    const [network, wider] = [newIp(), newIp()];
    await publishRequests(service, [...createScan(network, 4), ...createScan(wider, 9)]);
    await eventually(
      async () => (await listThreatsOf(network)).length + (await listThreatsOf(wider)).length === 2,
      soon,
    );
    const list = async (sort: (typeof threatSorts)[number], order: 'ascending' | 'descending') =>
      (await call(listThreats, { query: { sort, order, limit: '1000' } })).body.threats;
    const ranks = (await list('severity', 'descending')).map(({ severity }) => severities.indexOf(severity));
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
    const scores = (await list('score', 'ascending')).map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((one, other) => one - other));
    for (const sort of threatSorts)
      expect(new Set((await list(sort, 'ascending')).map(({ id }) => id))).toEqual(
        new Set((await list(sort, 'descending')).map(({ id }) => id)),
      );
  });

  it('result from gateway reports, block the network at the gateway, and are published once', async () => {
    const ip = newIp();
    const requests = createScan(ip, 9);
    await publishRequests(service, requests);
    await eventually(() => isBlocked(`${ip}/32`), soon);
    // Duplicate deliveries and later requests change nothing.
    await publishRequests(service, requests);
    await publishRequests(service, [
      createSuspiciousRequestMessage(ip, ['blocked'], { status: 403, omitted: 7 }),
    ]);
    // The list is a projection and lags behind the bucket.
    await eventually(async () => (await call(listBlocks)).body.blockedIPs.includes(ip), soon);
    const { body: blocked } = await call(listBlocks);
    expect(blocked.blocks.find(({ network }) => network === `${ip}/32`)).toMatchObject({
      rule: 'path-scanning',
      reason: 'Path scanning',
      by: null,
      times: 1,
    });
    await eventually(async () => (await listThreatsOf(ip))[0]?.response === 'blocked', soon);
    const [threat, ...more] = await listThreatsOf(ip);
    expect([threat, more]).toMatchObject([
      {
        rule: 'path-scanning',
        severity: 'HIGH',
        amount: 9,
        response: 'blocked',
        active: true,
        trusted: false,
      },
      [],
    ]);
    const { body } = await call(readThreat, { params: { threatId: threat?.id ?? '' } });
    expect(body.block).toMatchObject({ network: `${ip}/32`, threatId: threat?.id, active: true });
    expect(new Set(body.evidence.map(({ target }) => target))).toEqual(
      new Set(requests.map(({ data }) => (data as { target: string }).target)),
    );
    expect(body.evidence[0]).toMatchObject({
      ip,
      userAgent: 'scanner <script>alert(1)</script>',
      status: 404,
    });
    expect(await received(threatDetected.type, `${ip}/32`)).toHaveLength(1);
    expect(await received(networkBlocked.type, `${ip}/32`)).toHaveLength(1);
    await eventually(async () => {
      const found = (await call(listBlocks)).body.blocks.find(({ network }) => network === `${ip}/32`);
      return found?.rejectedRequests === 8;
    }, soon);
  });

  it('contain no evidence of an earlier attack that is reported late', async () => {
    const ip = newIp();
    await publishRequests(service, createScan(ip, 4));
    await eventually(async () => (await listThreatsOf(ip)).length === 1, soon);
    const at = new Date(Date.now() - 3 * 60 * 60_000).toISOString();
    await publishRequests(service, createScan(ip, 4, { at, method: 'LATE' }));
    // Batches are handled in order.
    await publishRequests(service, createScan(ip, 9));
    await eventually(async () => (await listThreatsOf(ip))[0]?.amount === 9, soon);
    const [threat] = await listThreatsOf(ip);
    const { evidence } = (await call(readThreat, { params: { threatId: threat?.id ?? '' } })).body;
    expect(evidence.map(({ method }) => method)).not.toContain('LATE');
  });

  it('do not block a network again after a steward unblocked it', async () => {
    const ip = newIp();
    await publishRequests(service, createScan(ip, 9));
    await eventually(() => isBlocked(`${ip}/32`), soon);
    const stale = { ...as, authenticatedAt: new Date(Date.now() - 16 * 60_000).toISOString() };
    expect((await call(unblockNetwork, { body: { ip }, as: stale })).status).toBe(403);
    const { body } = await call(unblockNetwork, { body: { ip } });
    expect(body.unblocked).toMatchObject([{ network: `${ip}/32` }]);
    expect(await isBlocked(`${ip}/32`)).toBe(false);
    expect((await call(unblockNetwork, { body: { ip } })).body).toEqual({ success: true, unblocked: [] });
    await eventually(async () => (await listThreatsOf(ip))[0]?.response === 'blocked', soon);
    const [threat] = await listThreatsOf(ip);
    const { block } = (await call(readThreat, { params: { threatId: threat?.id ?? '' } })).body;
    expect(block).toMatchObject({ id: body.unblocked[0]?.id, active: false });
    await publishRequests(service, [
      ...createScan(ip, 40),
      createSuspiciousRequestMessage(ip, ['traversal']),
    ]);
    await eventually(async () => (await listThreatsOf(ip)).length === 2, soon);
    await eventually(
      async () => (await listThreatsOf(ip)).some(({ severity }) => severity === 'CRITICAL'),
      soon,
    );
    expect(await isBlocked(`${ip}/32`)).toBe(false);
    expect(await received(networkUnblocked.type, `${ip}/32`)).toHaveLength(1);
    // A higher severity is published with the same threat id.
    const tellings = await received(threatDetected.type, `${ip}/32`);
    expect(new Set(tellings.map(({ data }) => (data as { threatId: string }).threatId)).size).toBe(2);
  });

  it('combine all IPv6 addresses of a /64 network', async () => {
    await publishRequests(
      service,
      Array.from({ length: 9 }, (_, n) =>
        createSuspiciousRequestMessage(`2001:db8:1:2::${n}`, ['path-probe'], { target: `/x${n}.php` }),
      ),
    );
    await eventually(() => isBlocked('2001:db8:1:2::/64'), soon);
    expect((await call(unblockNetwork, { body: { ip: '2001:db8:1:2::77' } })).body.unblocked).toHaveLength(1);
  });

  it('do not block a network from which a steward was signed in, and record that reason', async () => {
    const ip = newIp();
    expect((await call(listBlocks, { as: { ...as, ip } })).status).toBe(200);
    await publishRequests(service, createScan(ip, 40));
    await eventually(async () => (await listThreatsOf(ip))[0]?.response === 'steward-network', soon);
    expect(await isBlocked(`${ip}/32`)).toBe(false);
  });

  it('block a network that members use for one hour, even repeatedly', async () => {
    const ip = newIp();
    expect((await call(listMemberSessions, { as: asMember({ ip }) })).status).toBe(200);
    const attacks = [
      createScan(ip, 9),
      Array.from({ length: 6 }, () => createSuspiciousRequestMessage(ip, ['traversal'])),
    ];
    for (const attack of attacks) {
      await publishRequests(service, attack);
      await eventually(() => isBlocked(`${ip}/32`), soon);
      const { unblocked } = (await call(unblockNetwork, { body: { ip } })).body;
      expect(unblocked).toMatchObject([{ network: `${ip}/32`, times: 1 }]);
    }
  });

  it('do not block allow-listed networks, and record that reason', async () => {
    for (const ip of ['127.0.0.1', '10.9.8.7', '192.0.2.44']) {
      await publishRequests(service, createScan(ip, 9));
      await eventually(async () => (await listThreatsOf(ip))[0]?.response === 'allowed', soon);
      expect([await isBlocked(`${ip}/32`), (await listThreatsOf(ip))[0]?.trusted]).toEqual([false, true]);
    }
  });

  it('do not block if their rule is report-only or off', async () => {
    const [dry, off] = [newIp(), newIp()];
    const set = (mode: 'on' | 'report-only' | 'off') =>
      call(setThreatRule, { params: { rule: 'path-scanning' }, body: { mode } });
    expect((await set('report-only')).body.rules.find(({ rule }) => rule === 'path-scanning')?.mode).toBe(
      'report-only',
    );
    await publishRequests(service, createScan(dry, 9));
    await eventually(async () => (await listThreatsOf(dry))[0]?.response === 'report-only', soon);
    await set('off');
    await publishRequests(service, createScan(off, 9));
    await eventually(async () => (await listThreatsOf(off))[0]?.response === 'off', soon);
    await set('on');
    expect([await isBlocked(`${dry}/32`), await isBlocked(`${off}/32`)]).toEqual([false, false]);
    const { rules } = (await call(listThreatRules)).body;
    expect(rules.find(({ rule }) => rule === 'path-scanning')).toMatchObject({
      mode: 'on',
      setBy: 'A former steward',
      wouldHaveBlocked: 1,
    });
  });

  const password = 'guess of a password';
  it.each([
    [
      'members',
      (n: number, ip: string) =>
        call(login, { body: { email: `unknown-${n}@example.org`, password }, as: asVisitor({ ip }) }),
    ],
    [
      'stewards',
      (n: number, ip: string) =>
        call(stewardLogin, { body: { username: `unknown-${n}`, password }, as: asVisitor({ ip }) }),
    ],
  ])('result from failed sign-ins at several accounts of %s', async (_, signIn) => {
    const ip = newIp();
    for (let n = 0; n < 5; n += 1) await signIn(n, ip);
    await eventually(async () => (await listThreatsOf(ip))[0]?.rule === 'credential-stuffing', soon);
    const [threat] = await listThreatsOf(ip);
    expect(threat).toMatchObject({ severity: 'LOW', amount: 5, response: 'none' });
    const { evidence } = (await call(readThreat, { params: { threatId: threat?.id ?? '' } })).body;
    const accounts = evidence.map(({ attemptedAccount }) => attemptedAccount);
    expect(accounts).toEqual(Array(5).fill(expect.stringMatching(/^[0-9a-f]{8}$/)));
    expect(new Set(accounts).size).toBe(5);
  });

  it('result from registrations with addresses that have an account', async () => {
    const ip = newIp();
    const registerAs = (email: string, from: string) =>
      call(register, {
        body: { name: 'Member', email, password: 'a long unusual phrase' },
        as: asVisitor({ ip: from }),
      });
    for (const email of ['one', 'two', 'three', 'four'].map((name) => `${name}@taken.example`)) {
      await registerAs(email, newIp());
      await registerAs(email, ip);
      await registerAs(email, ip);
    }
    await eventually(async () => (await listThreatsOf(ip))[0]?.rule === 'account-probing', soon);
    expect(await listThreatsOf(ip)).toMatchObject([{ severity: 'LOW', amount: 8, response: 'none' }]);
  });

  it('can be blocked manually, except when that would lock out the steward', async () => {
    const ask = (network: string, minutes: number | null = 60) =>
      call(blockNetwork, { body: { network, reason: 'Known for it', minutes } });
    for (const [network, code] of [
      ['198.51.100.0/24', 'own-address'],
      ['127.0.0.1', 'allow-listed'],
      ['0.0.0.0/0', 'allow-listed'],
      ['192.0.2.9', 'allow-listed'],
    ] as const) {
      const answer = await ask(network);
      expect([answer.status, answer.body.code]).toEqual([409, code]);
      expect((await call(previewBlock, { body: { network } })).body.rejection?.code).toBe(code);
    }
    expect((await ask('everyone')).status).toBe(400);
    const tooWide = await call(previewBlock, { body: { network: '::ffff:203.0.113.0/24' } });
    expect([tooWide.status, tooWide.body.errors?.map(({ field }) => field)]).toEqual([400, ['network']]);
    const { block } = (await ask('203.0.113.250/31')).body;
    expect(block).toMatchObject({ network: '203.0.113.250/31', rule: null, reason: 'Known for it' });
    expect(await isBlocked('203.0.113.250/31')).toBe(true);
    const again = { network: '203.0.113.250/31', reason: 'Spam, too', minutes: 1 };
    expect((await call(blockNetwork, { body: again })).body.block).toEqual({ ...block, reason: 'Spam, too' });
    const preview = (await call(previewBlock, { body: { network: '203.0.113.248/29' } })).body;
    expect(preview).toMatchObject({ ipAddresses: 8, rejection: null, blocked: ['203.0.113.250/31'] });
    const { unblocked } = (await call(unblockNetwork, { body: { ip: '203.0.113.251' } })).body;
    expect(unblocked.map(({ id }) => id)).toEqual([block.id]);
  });

  it('are unblocked immediately by an allow-list entry, which can be removed again', async () => {
    const ip = newIp();
    await publishRequests(service, createScan(ip, 9));
    await eventually(() => isBlocked(`${ip}/32`), soon);
    const { entries } = (await call(allowNetwork, { body: { network: `${ip}/32`, note: 'Our office' } }))
      .body;
    const entry = entries.find(({ network }) => network === `${ip}/32`);
    expect([entry?.note, await isBlocked(`${ip}/32`)]).toEqual(['Our office', false]);
    await call(removeAllowedNetwork, { params: { entryId: entry?.id ?? '' } });
    const left = (await call(readAllowList)).body.entries;
    expect(left.map(({ id }) => id)).not.toContain(entry?.id);
    const proxy = left.find(({ origin }) => origin === 'configuration');
    expect((await call(removeAllowedNetwork, { params: { entryId: proxy?.id ?? '' } })).status).toBe(409);
  });

  it('end if their network was added to the allow list after the decision', async () => {
    const network = `${newIp()}/32`;
    await call(allowNetwork, { body: { network, note: 'Our office' } });
    const threat = { rule: 'path-scanning', threatType: 'Path scanning', threatId: randomUUID() } as const;
    const blocked = await blockServiceAt(0).blockByRule({ ...threat, network }, { actor: 'security-auth' });
    expect([blocked, await isBlocked(network)]).toEqual([null, false]);
    expect((await call(listBlocks)).body.blocks.map((block) => block.network)).not.toContain(network);
  });

  it('expire after their duration', async () => {
    const body = { network: '203.0.113.240', reason: 'Short', minutes: 1 };
    const { block } = (await call(blockNetwork, { body })).body;
    await blockServiceAt(0).expire();
    expect(await isBlocked('203.0.113.240/32')).toBe(true);
    await Promise.all([blockServiceAt(2).expire(), blockServiceAt(2).expire()]);
    expect(await isBlocked('203.0.113.240/32')).toBe(false);
    const over = await received(networkUnblocked.type, '203.0.113.240/32');
    expect(over.map(({ data }) => (data as { blockId: string }).blockId)).toEqual([block.id]);
  });

  it('are streamed live with the report', async () => {
    const response = await fetch(`${service.url}${streamSecurityReport.path}`, {
      headers: await service.identify(as),
    });
    const reader = (response.body as ReadableStream<Uint8Array>)
      .pipeThrough(new TextDecoderStream())
      .getReader();
    let text = '';
    const waitUntilBlocked = async (ip: string): Promise<LiveSecurity> => {
      for (;;) {
        const events = [...text.matchAll(/event: security\ndata: (.*)\n\n/g)];
        const found = events
          .map(([, data]) => LiveSecurity.parse(JSON.parse(data as string)))
          .findLast(({ blocked }) => blocked.blockedIPs.includes(ip));
        if (found) return found;
        text += (await reader.read()).value ?? '';
      }
    };
    const ip = newIp();
    await publishRequests(service, createScan(ip, 30));
    const { report } = await waitUntilBlocked(ip);
    expect(report.timeline[0]).toMatchObject({ severity: 'CRITICAL', threatType: 'Path scanning', ip });
    expect(report.criticalThreats).toBeGreaterThan(0);
    await reader.cancel();
    expect((await call(readIntrusionReport)).body.report.topThreats[0]?.name).toBe('Path scanning');
  });

  it('report whether detection works, without invented numbers', async () => {
    const { body } = await call(readSecurityStatus);
    expect(body).toMatchObject({ threatDetection: 'ACTIVE' });
  });

  it('are limited to stewards; auditors have read access', async () => {
    const auditor = { ...as, role: 'auditor' as const };
    expect((await call(listBlocks, { as: auditor })).status).toBe(200);
    expect((await call(unblockNetwork, { as: auditor, body: { ip: '203.0.113.1' } })).status).toBe(403);
    for (const [who, status] of [
      [asVisitor(), 401],
      [asMember(), 403],
      [{ ...as, role: 'responder' as const }, 403],
    ] as const)
      expect((await call(readIntrusionReport, { as: who })).status).toBe(status);
  });

  it('have one result across instances', async () => {
    const other = await service.startInstance();
    try {
      const ips = Array.from({ length: 5 }, newIp);
      // Publishes each request in its own message, so that both instances process requests of every network.
      await Promise.all(
        ips.flatMap((ip) => createScan(ip, 9)).map((request) => publishRequests(service, [request])),
      );
      for (const ip of ips) {
        await eventually(() => isBlocked(`${ip}/32`), soon);
        await eventually(async () => (await listThreatsOf(ip))[0]?.amount === 9, soon);
        expect(await listThreatsOf(ip)).toHaveLength(1);
        expect(await received(networkBlocked.type, `${ip}/32`)).toHaveLength(1);
      }
    } finally {
      await other.stop();
    }
  });

  it('are erased with their networks after the retention period', async () => {
    const [old, blocked] = [newIp(), newIp()];
    await publishRequests(service, [...createScan(old, 5), ...createScan(blocked, 9)]);
    await eventually(() => isBlocked(`${blocked}/32`), soon);
    await eventually(async () => (await listThreatsOf(old)).length === 1, soon);
    await eventually(async () => (await listThreatsOf(blocked))[0]?.response === 'blocked', soon);
    const store = service.kit.store;
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000);
    await eraseStaleNetworks(store, inDays(29));
    await eraseStaleNetworks(store, inDays(31), AbortSignal.abort());
    expect(await listThreatsOf(old)).toHaveLength(1);
    await eraseStaleNetworks(store, inDays(31));
    // Blocked networks are not erased.
    expect([(await listThreatsOf(old)).length, (await listThreatsOf(blocked)).length]).toEqual([0, 1]);
    await service.projections?.rebuild('threats');
    expect([(await listThreatsOf(old)).length, (await listThreatsOf(blocked)).length]).toEqual([0, 1]);
    const [stored] = await service.kit.sql<{ count: number }>(
      `select count(*)::int as count from events where data::text like '%' || $1 || '%'`,
      [old],
    );
    expect(stored?.count).toBe(0);
    // A later attack is a new threat.
    await publishRequests(service, createScan(old, 9));
    await eventually(
      async () => (await listThreatsOf(old)).some(({ severity }) => severity === 'HIGH'),
      soon,
    );
  });

  it('are not erased if their network is blocked during the clean-up', async () => {
    const [first, ip] = [newIp(), newIp()];
    await publishRequests(service, [...createScan(first, 5), ...createScan(ip, 5)]);
    await eventually(
      async () => (await listThreatsOf(first)).length + (await listThreatsOf(ip)).length === 2,
      soon,
    );
    const { store } = service.kit;
    let checks = 0;
    const sql: typeof store.database.sql = async (...query) => {
      const rows = await store.database.sql(...query);
      if ((checks += 1) === 1)
        await call(blockNetwork, { body: { network: ip, reason: 'Known for it', minutes: null } });
      return rows as never;
    };
    const later = new Date(Date.now() + 31 * 24 * 60 * 60_000);
    await eraseStaleNetworks({ ...store, database: { ...store.database, sql } }, later);
    expect([(await listThreatsOf(first)).length, (await listThreatsOf(ip)).length]).toEqual([0, 1]);
    await service.projections?.rebuild('network-blocks');
    expect((await call(listBlocks)).body.blockedIPs).toContain(ip);
  });

  it('copy and delete evidence in one order, so that concurrent copies do not deadlock', async () => {
    const { sql, store } = service.kit;
    const waitForLock = () =>
      eventually(async () => {
        const waiting = await sql(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return waiting.length > 0;
      });
    const ids = Array.from({ length: 10 }, (_, n) => `ordered-${n}`);
    /** Locks the first row, and the others once a copy waits for the first. */
    const copyDuring = async (
      threatId: string,
      lock: (tx: Sql, requestIds: readonly string[]) => Promise<unknown>,
    ) => {
      const copying = await store.transaction(async (tx) => {
        await lock(tx, ids.slice(0, 1));
        const copied = copyEvidence(sql, threatId, ids);
        copied.catch(() => undefined);
        await waitForLock();
        await lock(tx, ids.slice(1));
        return [copied];
      });
      await Promise.all(copying);
    };
    // PostgreSQL reads the rows in the order of their inserts, which is not that of their keys.
    for (const requestId of ids.toReversed())
      await insertSuspiciousRequests(sql, [createSuspiciousRequest(0, { requestId, at: Date.now() })]);
    const empty = crypto.randomUUID();
    await copyDuring(empty, (tx, requestIds) =>
      tx(
        `insert into threat_evidence (threat_id, request_id, at, ip, method, target, indicators)
         select $1, request_id, at, ip, method, target, indicators from suspicious_requests
         where request_id = any($2::text[]) order by request_id`,
        [empty, requestIds],
      ),
    );
    const full = crypto.randomUUID();
    for (const requestId of ids.toReversed()) await copyEvidence(sql, full, [requestId]);
    await sql(
      `insert into threat_evidence (threat_id, request_id, at, ip, method, target, indicators)
       select $1, 'newer-' || n, now() + interval '1 hour', '192.0.2.1', 'GET', '/', '{}' from generate_series(1, 50) as n`,
      [full],
    );
    // With statistics, PostgreSQL reads the whole table rather than an index that has the order.
    await sql('analyze threat_evidence');
    await copyDuring(full, (tx, requestIds) =>
      tx(
        `select from threat_evidence where threat_id = $1 and request_id = any($2::text[]) order by request_id
         for update`,
        [full, requestIds],
      ),
    );
    expect(await sql(`select from threat_evidence where threat_id = $1`, [full])).toHaveLength(50);
  });

  it('survive a restart without losses or duplicates', async () => {
    const ip = newIp();
    const requests = createScan(ip, 9);
    await publishRequests(service, requests.slice(0, 5));
    const [before] = await eventually(async () => {
      const found = await listThreatsOf(ip);
      return found[0]?.severity === 'MEDIUM' && found;
    }, soon);
    expect(before).toMatchObject({ severity: 'MEDIUM', response: 'none' });
    const { bus } = service.kit;
    await Promise.all([
      publishRequests({ kit: { ...service.kit, bus } }, requests.slice(5)),
      service.projections?.waitUntilCaughtUp(),
    ]);
    for (const key of await bucket().keys()) await bucket().delete(key);
    service = await service.restart();
    await eventually(() => isBlocked(`${ip}/32`), soon);
    await eventually(async () => (await listThreatsOf(ip))[0]?.response === 'blocked', soon);
    await eventually(async () => (await call(listBlocks)).body.blockedIPs.includes(ip), soon);
    const [after, ...more] = await listThreatsOf(ip);
    expect([after, more]).toMatchObject([
      { id: before?.id, severity: 'HIGH', amount: 9, response: 'blocked' },
      [],
    ]);
    expect(await received(networkBlocked.type, `${ip}/32`)).toHaveLength(1);
    // The lost bucket is restored.
    const blocked = (await call(listBlocks)).body.blocks.map(({ id }) => id);
    await eventually(async () => (await bucket().keys()).length === blocked.length, soon);
    expect((await bucket().keys()).toSorted()).toEqual(blocked.toSorted());
  });
});
