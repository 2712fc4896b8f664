import {
  type FrontendConflict,
  listFrontendDecisions,
  FrontendPin,
  frontendPinned,
  frontendPinsBucket,
  FrontendReport,
  frontendReportsBucket,
  frontendReportTtlMs,
  frontendUnpinned,
  listFrontends,
  pinFrontend,
  unpinFrontend,
} from '@aera/contracts/server';
import { asSteward, startTestService, type TestService } from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityAuth } from '../service.ts';

const as = asSteward();
const [old, young, unknown, broken] = [
  '00000000000000aa',
  '00000000000000bb',
  'ffffffffffffffff',
  '00000000000000ee',
] as const;
const params = { name: 'member' } as const;
const reason = 'The search shows nothing';

const build = (version: string, minute: number) => ({
  version,
  builtAt: new Date(Date.UTC(2030, 0, 1, 0, minute)).toISOString(),
  commit: null,
  files: 1,
  bytes: 10,
});

describe('the version of a frontend', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(securityAuth);
    await report('one', [young, old]);
    await report('two', [young]);
    await eventually(async () => (await member()).gateways.length === 2);
  });
  afterAll(() => service.stop());

  const reports = () =>
    service.kit.bus.kv(frontendReportsBucket, { schema: FrontendReport, ttl: frontendReportTtlMs });
  const report = (
    gateway: string,
    has: string[],
    live = young,
    pinned: string | null = null,
    at = new Date(),
  ) =>
    reports().put(gateway, {
      gateway,
      version: 'c0ffee',
      at: at.toISOString(),
      rendered: gateway !== 'two',
      untrustedForwarders: gateway === 'two' ? ['10.0.0.5', 'public'] : [],
      frontends: [
        {
          name: 'member',
          live,
          pinned,
          versions: has.map((version) => build(version, version === old ? 1 : 2)),
          faults: has.includes(broken)
            ? [{ version: broken, fault: 'has no manifest that can be read' }]
            : [],
        },
      ],
    });
  const list = async () => (await service.call(listFrontends, { as })).body;
  const member = async () => {
    const found = (await list()).frontends.find(({ name }) => name === 'member');
    return found ?? expect.fail('There is no such frontend.');
  };
  const inBucket = async () => {
    const bucket = service.kit.bus.kv(frontendPinsBucket, { schema: FrontendPin });
    return (await bucket.get('member'))?.value.version;
  };
  const pin = (version: string, expectedRevision: number) =>
    service.call(pinFrontend, { params, body: { version, reason, expectedRevision }, as });
  const unpin = (expectedRevision: number) =>
    service.call(unpinFrontend, { params, body: { reason, expectedRevision }, as });

  it('is the latest one by default, with the versions of every gateway', async () => {
    const { frontends, unrendered, untrustedForwarders } = await list();
    expect(frontends.map(({ name }) => name)).toEqual(['shell', 'public', 'member', 'steward']);
    expect(unrendered).toEqual(['two']);
    expect(untrustedForwarders).toEqual([{ gateway: 'two', peers: ['10.0.0.5', 'public'] }]);
    expect(await member()).toMatchObject({
      revision: 0,
      pin: null,
      versions: [{ version: young }, { version: old }],
      gateways: [
        { gateway: 'one', version: 'c0ffee', live: young, missing: null, has: [young, old] },
        { gateway: 'two', live: young, missing: null, has: [young] },
      ],
    });
    await eventually(async () => (await inBucket()) === null);
  });

  it('is pinned by a steward and written to the bucket before the response', async () => {
    const { status, body } = await pin(old, 0);
    expect([status, body.revision, body.pin]).toMatchObject([200, 1, { version: old, reason }]);
    expect(await inBucket()).toBe(old);
    await report('two', [young], young, old);
    await eventually(async () => (await member()).gateways[1]?.missing === old);
    const received = await service.messages(frontendPinned.type);
    expect(received.map(({ data }) => data)).toMatchObject([{ name: 'member', version: old }]);
    expect(JSON.stringify(received)).not.toContain(reason);
  });

  it('rejects a stale revision and ignores a repeated call', async () => {
    const { status, body } = await pin(young, 0);
    expect(status).toBe(409);
    const { code, current } = body as unknown as FrontendConflict;
    expect([code, current.revision, current.pin?.version]).toEqual(['frontend-changed', 1, old]);
    expect((await pin(old, 0)).body).toMatchObject({ revision: 1 });
    expect(await inBucket()).toBe(old);
  });

  it('cannot be pinned to a version that no gateway has', async () => {
    const { status, body } = await pin(unknown, 1);
    expect([status, body]).toMatchObject([409, { code: 'version-unknown' }]);
    expect(await inBucket()).toBe(old);
  });

  it('cannot be pinned to an incomplete version', async () => {
    await report('two', [young, broken]);
    await eventually(async () => (await member()).gateways[1]?.has.includes(broken) === true);
    const { status, body } = await pin(broken, 1);
    expect([status, body]).toMatchObject([
      422,
      { code: 'version-broken', detail: expect.stringContaining('on two: it has no manifest') as string },
    ]);
    expect(await inBucket()).toBe(old);
  });

  it('requires step-up to change; auditors can read it', async () => {
    const stale = asSteward({ authenticatedAt: new Date(Date.now() - 16 * 60_000).toISOString() });
    const body = { reason, expectedRevision: 1 };
    expect((await service.call(unpinFrontend, { params, body, as: stale })).status).toBe(403);
    const auditor = asSteward({ role: 'auditor' });
    expect((await service.call(unpinFrontend, { params, body, as: auditor })).status).toBe(403);
    expect((await service.call(listFrontends, { as: auditor })).status).toBe(200);
  });

  it('is restored in the bucket after a loss', async () => {
    await service.kit.bus.kv(frontendPinsBucket).put('member', { name: 'member', version: young });
    const { body } = await pin(old, 1);
    expect(body.revision).toBe(1);
    expect(await inBucket()).toBe(old);
  });

  it('is the latest one again after unpinning, and the history is listed', async () => {
    expect((await unpin(1)).body).toMatchObject({ revision: 2, pin: null });
    expect(await inBucket()).toBeNull();
    expect(await service.messages(frontendUnpinned.type)).toHaveLength(1);
    const { body } = await service.call(listFrontendDecisions, { params, as });
    expect(body).toMatchObject({
      total: 2,
      decisions: [
        { revision: 2, version: null, reason, by: 'A former steward' },
        { revision: 1, version: old, reason },
      ],
    });
  });

  it('ignores gateways with expired or deleted reports', async () => {
    const longAgo = new Date(Date.now() - frontendReportTtlMs - 1000);
    await report('one', [young, old], young, null, longAgo);
    await reports().delete('two');
    await eventually(async () => (await member()).gateways.length === 0);
    expect((await pin(old, 2)).status).toBe(409);
  });
});
