import { randomUUID } from 'node:crypto';
import {
  type AuditEntry,
  blockNetwork,
  readAuditConsistencyProof,
  auditLogMismatchDetected,
  readAuditEntry,
  readAuditLogStatus,
  exportAudit,
  listAudit,
  listComplianceControls,
  operationsRoutes,
  type QueryOf,
  register,
  runComplianceChecks,
  suspiciousRequestDetected,
  stewardLogin,
} from '@aera/contracts/server';
import { createEventStore, defineAppendOnlyStream } from '@aera/event-store';
import {
  decodeBase64,
  hashLeafAsync,
  openNote,
  parseCheckpoint,
  parseNoteKey,
  verifyConsistency,
  verifyInclusion,
} from '@aera/transparency-log/verify';
import {
  buildMessage,
  asSteward,
  asVisitor,
  startTestService,
  type TestService,
} from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { securityAuth } from '../service.ts';
import { createStewardCaller } from '../testing/steward-caller.ts';
import { verifyEntries } from './verify-log.ts';
import { createEntryAppender } from './append-entries.ts';

const env = {
  STEWARD_USERNAME: 'first',
  STEWARD_PASSWORD: 'a long pass phrase',
  AUDIT_CHECKPOINT_INTERVAL_MS: '20',
};
let service: TestService;
beforeEach(async () => {
  service = await startTestService(securityAuth, { env });
});
afterEach(() => service.stop());

type StewardNicknamed = { type: 'StewardNicknamed'; data: { stewardId: string; nickname: string } };

const steward = asSteward({ username: 'ada', authenticatedAt: new Date().toISOString() });
const list = async (query: QueryOf<typeof listAudit> = {}) =>
  (await service.call(listAudit, { query, as: steward })).body;
/** Waits until the search finds an entry, then returns all entries it finds. */
const found = async (query: QueryOf<typeof listAudit>) => {
  await eventually(async () => (await list(query)).entries.length > 0);
  return (await list(query)).entries;
};

const call = (overrides: Partial<AuditEntry> = {}): AuditEntry =>
  ({
    kind: 'call',
    id: randomUUID(),
    at: '2026-03-04T09:05:00.000Z',
    service: 'contacts-crm',
    actor: { id: 's9', username: 'grace', role: 'responder' },
    ip: '203.0.113.9',
    method: 'PATCH',
    route: '/api/admin/contacts/:id',
    summary: 'Move a lead along its pipeline',
    params: { id: 'lead-7' },
    query: {},
    requestId: randomUUID(),
    trace: null,
    authenticatedAt: null,
    ...overrides,
  }) as AuditEntry;
const outcome = (callId: string, status: number): AuditEntry => ({
  kind: 'outcome',
  id: randomUUID(),
  at: '2026-03-04T09:05:01.000Z',
  service: 'contacts-crm',
  callId,
  status,
});
const send = (entries: readonly AuditEntry[], id: string = randomUUID()) =>
  service.kit.bus.send({
    subject: 'audit.contacts-crm',
    id,
    body: JSON.stringify(entries),
    contentType: 'application/json',
  });
const count = async () => {
  const [row] = await service.kit.sql<{ leaves: number }>('select size as leaves from audit_tree');
  return row?.leaves ?? 0;
};

describe('the audit log', () => {
  it('records a successful sign-in, and no failed one', async () => {
    await service.call(stewardLogin, { body: { username: 'first', password: 'wrong' }, as: asVisitor() });
    await service.call(stewardLogin, {
      body: { username: 'first', password: env.STEWARD_PASSWORD },
      as: asVisitor(),
    });
    const action = 'POST /api/admin/auth/login';
    expect(await found({ action, outcome: 'succeeded' })).toMatchObject([
      { entry: { actor: null, ip: asVisitor().ip } },
    ]);
    // Anonymous failures are not recorded, so that they cannot fill a permanent log.
    expect(await list({ action, outcome: 'denied' })).toMatchObject({ entries: [] });
    const [opened] = await found({ action: 'SessionOpened' });
    expect(opened?.entry).toMatchObject({ kind: 'event', details: { openedFor: 'steward' } });
    expect(await found({ action: 'StewardAppointed' })).toMatchObject([
      { entry: { details: { username: 'first' } } },
    ]);
    expect(JSON.stringify(await list({ limit: 200 }))).not.toMatch(/argon2|pass phrase/);
  });

  it('records sessions of stewards, and none of members', async () => {
    const member = { email: 'ada@example.org', name: 'Ada', password: 'a walk by the old harbour' };
    const { body } = await service.call(register, { body: member, as: asVisitor() });
    await service.call(stewardLogin, {
      body: { username: 'first', password: env.STEWARD_PASSWORD },
      as: asVisitor(),
    });
    expect(await found({ action: 'SessionDeviceRecorded' })).toMatchObject([
      { entry: { details: { kind: 'steward' } } },
    ]);
    expect(JSON.stringify(await list({ limit: 200 }))).not.toContain(body.user.id);
  });

  it('contains no personal data of event types that only a newer release declares', async () => {
    const newerStream = defineAppendOnlyStream<StewardNicknamed>('steward', {
      personalFields: { StewardNicknamed: { subject: (data) => data.stewardId, fields: ['nickname'] } },
    });
    const { orm, config } = service.kit;
    const newer = createEventStore({ orm, streams: [newerStream], masterKey: config.MASTER_KEY });
    const data = { stewardId: 's7', nickname: 'Ada' };
    await newer
      .stream(newerStream)
      .append(['s7'], [{ type: 'StewardNicknamed', data }], { expected: 'none' });
    await newer.close();
    const [nicknamed] = await found({ action: 'StewardNicknamed' });
    expect(nicknamed?.entry).toMatchObject({ kind: 'event' });
    expect(nicknamed?.entry).toHaveProperty('details', { stewardId: 's7' });
  });

  it('records its own reads and requests that the gateway rejected', async () => {
    await list();
    // Reading the log is recorded, too.
    const readings = await found({ actor: 'ada', action: '/api/admin/audit/entries' });
    for (const { entry } of readings)
      expect(entry).toMatchObject({ kind: 'call', actor: { username: 'ada', role: 'steward' } });
    const suspicious = buildMessage(suspiciousRequestDetected, {
      requestId: 'request-1',
      at: new Date().toISOString(),
      ip: '203.0.113.7',
      method: 'POST',
      target: '/api/admin/stewards/invitations',
      route: '/api/admin/stewards/invitations',
      status: 403,
      userAgent: null,
      account: { kind: 'steward', id: 's3' },
      indicators: ['forbidden'],
    });
    await service.publish(suspicious);
    expect(await found({ actor: 's3' })).toMatchObject([{ outcome: 'denied', entry: { kind: 'rejection' } }]);
  });

  it('stores each entry once, in any order, despite duplicates and concurrent writers', async () => {
    const entries = Array.from({ length: 40 }, () => call());
    const appendEntries = createEntryAppender(service.kit.store.transaction);
    await Promise.all([
      ...Array.from({ length: 4 }, (_, n) => send(entries.slice(n * 10, n * 10 + 10))),
      ...Array.from({ length: 4 }, () => send(entries)),
      appendEntries(entries.toReversed()),
      appendEntries(entries),
    ]);
    await eventually(async () => (await list({ actor: 'grace', limit: 200 })).entries.length === 40);
    const rows = await service.kit.sql<{ leaf: number }>('select leaf from audit_entries order by leaf');
    expect(rows.map(({ leaf }) => leaf)).toEqual(rows.map((_, at) => at));
    expect(await count()).toBeGreaterThanOrEqual(40);
  });

  it('continues after a crash between the insert and the acknowledgement', async () => {
    const entry = call();
    await createEntryAppender(service.kit.store.transaction)([entry]);
    await send([entry]);
    service = await service.restart();
    await send([call({ actor: { id: 's8', username: 'after', role: 'steward' } } as Partial<AuditEntry>)]);
    await found({ actor: 'after' });
    expect((await list({ actor: 'grace' })).entries).toHaveLength(1);
  });

  it('filters by actor, action, target, service, time and outcome, page by page', async () => {
    const calls = Array.from({ length: 5 }, (_, n) =>
      call({ at: `2026-03-0${n + 1}T09:00:00.000Z` } as Partial<AuditEntry>),
    );
    await send([
      ...calls,
      outcome(calls[0]!.id, 204),
      outcome(calls[1]!.id, 409),
      outcome(calls[2]!.id, 503),
    ]);
    await eventually(async () => (await list({ actor: 'GRACE' })).entries.length === 5);
    const ids = async (query: QueryOf<typeof listAudit>) =>
      (await list({ actor: 'grace', ...query })).entries.map(({ entry }) =>
        calls.findIndex(({ id }) => id === entry.id),
      );
    expect(await ids({})).toEqual([4, 3, 2, 1, 0]);
    expect(await ids({ outcome: 'succeeded' })).toEqual([0]);
    expect(await ids({ outcome: 'denied' })).toEqual([1]);
    expect(await ids({ outcome: 'failed' })).toEqual([2]);
    expect(await ids({ outcome: 'unknown' })).toEqual([4, 3]);
    expect(await ids({ from: '2026-03-02T00:00:00Z', to: '2026-03-04T00:00:00Z' })).toEqual([2, 1]);
    expect(await ids({ target: 'lead-7', service: 'contacts-crm', action: 'pipeline' })).toHaveLength(5);
    expect(await ids({ target: 'lead-8' })).toEqual([]);
    expect(await ids({ action: '%' })).toEqual([]);
    const first = await list({ actor: 'grace', limit: 3 });
    const second = await list({ actor: 'grace', limit: 3, before: first.next! });
    expect([first.entries.length, second.entries.length, second.next]).toEqual([3, 2, null]);
  });

  it('lists and exports the events of a steward by the user name', async () => {
    const { signIn, readIdentity } = createStewardCaller(() => service);
    const as = await readIdentity(await signIn());
    const body = { network: '198.51.100.7', reason: 'Scans the site', minutes: 60 };
    expect((await service.call(blockNetwork, { body, as })).status).toBe(201);
    await found({ action: 'NetworkBlocked' });
    const query = { actor: 'FIRS', action: 'NetworkBlocked' };
    const entry = { kind: 'event', type: 'NetworkBlocked', actor: `steward:${as.sub}` };
    expect((await list(query)).entries).toMatchObject([{ entry }]);
    const exported = await service.inject({ method: 'GET', url: exportAudit.path, query, as: steward });
    const lines = exported.body.trimEnd().split('\n').slice(1);
    expect(lines.map((line) => JSON.parse((JSON.parse(line) as { entry: string }).entry))).toMatchObject([
      entry,
    ]);
    expect((await list({ ...query, actor: 'another' })).entries).toEqual([]);
  });

  it('lists entries oldest first without gaps or duplicates', async () => {
    await send(Array.from({ length: 5 }, () => call()));
    await eventually(async () => (await list({ actor: 'grace' })).entries.length === 5);
    const newestFirst = (await list({ actor: 'grace' })).entries.map(({ leaf }) => leaf);
    const walked: number[] = [];
    let after: number | null | undefined;
    do {
      const page = await list({ actor: 'grace', order: 'ascending', limit: 2, ...(after && { after }) });
      walked.push(...page.entries.map(({ leaf }) => leaf));
      after = page.next;
    } while (after !== null);
    expect(walked).toEqual(newestFirst.toReversed());
  });

  it('proves inclusion and consistency against signed checkpoints', async () => {
    await send(Array.from({ length: 9 }, () => call()));
    const rows = await found({ actor: 'grace' });
    await eventually(async () => (await list({ actor: 'grace' })).entries.length === 9);
    for (const { entry } of rows.slice(0, 3)) {
      const { body } = await service.call(readAuditEntry, { params: { id: entry.id }, as: steward });
      const key = await parseNoteKey(body.key);
      const checkpoint = parseCheckpoint((await openNote(body.checkpoint, key!)) ?? '');
      const claim = {
        leaf: body.leaf,
        size: checkpoint!.size,
        leafHash: await hashLeafAsync(new TextEncoder().encode(body.text)),
        proof: body.hashes.map((hash) => decodeBase64(hash)!),
        root: checkpoint!.root,
      };
      expect(await verifyInclusion(claim)).toBe(true);
      const other = await hashLeafAsync(new TextEncoder().encode(body.text.replace('grace', 'grave')));
      expect(await verifyInclusion({ ...claim, leafHash: other })).toBe(false);
    }
    await eventually(
      async () => (await service.call(readAuditLogStatus, { as: steward })).body.latest !== null,
    );
    const { body: status } = await service.call(readAuditLogStatus, { as: steward });
    const key = await parseNoteKey(status.key);
    const older = parseCheckpoint((await openNote(status.latest!.note, key!)) ?? '')!;
    await send([call()]);
    await eventually(
      async () => (await service.call(readAuditLogStatus, { as: steward })).body.size > older.size,
    );
    const newest = (await service.call(readAuditEntry, { params: { id: rows[0]!.entry.id }, as: steward }))
      .body;
    const newer = parseCheckpoint((await openNote(newest.checkpoint, key!)) ?? '')!;
    const query = { first: older.size, second: newer.size };
    const { body: grown } = await service.call(readAuditConsistencyProof, { query, as: steward });
    expect(
      await verifyConsistency({
        ...query,
        firstRoot: older.root,
        secondRoot: newer.root,
        proof: grown.hashes.map((hash) => decodeBase64(hash)!),
      }),
    ).toBe(true);
  });

  it('exports lines with inclusion proofs after step-up, and records the export', async () => {
    await send(Array.from({ length: 300 }, () => call()));
    await eventually(async () => (await count()) >= 300);
    const stale = asSteward({ authenticatedAt: new Date(0).toISOString() });
    expect((await service.call(exportAudit, { as: stale })).body.code).toBe('step-up-required');
    const answer = await service.inject({
      method: 'GET',
      url: exportAudit.path,
      query: { actor: 'grace' },
      as: steward,
    });
    const [head, ...lines] = answer.body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, string>);
    expect(lines).toHaveLength(300);
    const { key, checkpoint: note } = head as { key: string; checkpoint: string };
    const checkpoint = parseCheckpoint((await openNote(note, (await parseNoteKey(key))!)) ?? '')!;
    for (const { leaf, entry, hashes } of lines as unknown as {
      leaf: number;
      entry: string;
      hashes: string[];
    }[])
      expect(
        await verifyInclusion({
          leaf,
          size: checkpoint.size,
          leafHash: await hashLeafAsync(new TextEncoder().encode(entry)),
          proof: hashes.map((hash) => decodeBase64(hash)!),
          root: checkpoint.root,
        }),
      ).toBe(true);
    expect(await found({ action: 'entries.ndjson', outcome: 'denied' })).toHaveLength(1);
    expect(await found({ action: 'entries.ndjson', outcome: 'succeeded' })).toHaveLength(1);
  });

  it('raises the mismatch alert when its tree differs from the published checkpoint', async () => {
    await send([call(), call()]);
    await eventually(
      async () => (await service.call(readAuditLogStatus, { as: steward })).body.latest !== null,
    );
    await service.kit.sql(
      `update audit_tiles set hashes = decode(repeat('00', octet_length(hashes)), 'hex')`,
    );
    await eventually(async () => (await service.messages(auditLogMismatchDetected.type)).length > 0);
    expect((await service.call(readAuditLogStatus, { as: steward })).body.mismatch).toMatch(
      /don’t match the published checkpoint/,
    );
  });

  it('raises the mismatch alert when its newest entries were removed without a trace', async () => {
    await send(Array.from({ length: 20 }, () => call()));
    await eventually(async () => {
      const { body } = await service.call(readAuditLogStatus, { as: steward });
      return (body.latest?.size ?? 0) >= 20;
    });
    await service.kit.store.transaction(async (sql) => {
      await sql('select from audit_tree for update');
      const rows = await sql<{ entry: string }>('select entry from audit_entries order by leaf');
      await sql('delete from audit_entries');
      await sql('delete from audit_tiles');
      await sql(`update audit_tree set size = 0, frontier = ''`);
      const rest = rows.slice(0, -10).map(({ entry }) => JSON.parse(entry) as AuditEntry);
      await createEntryAppender((work) => work(sql))(rest);
    });
    await eventually(async () => (await service.messages(auditLogMismatchDetected.type)).length > 0);
    const shrank = /^The log shrank from \d+ to \d+ entries\.$/;
    expect((await service.call(readAuditLogStatus, { as: steward })).body.mismatch).toMatch(shrank);
    expect((await verifyEntries(service.kit.sql)).mismatch).toBeNull();
    await service.call(runComplianceChecks, { body: {}, as: steward });
    await service.waitUntilCaughtUp();
    const { body } = await service.call(listComplianceControls, { as: steward });
    expect(body.controls.find(({ id }) => id === 'audit-log-verified')).toMatchObject({
      outcome: 'failed',
      evidence: expect.stringMatching(shrank) as string,
    });
  });

  it('names a changed entry and a missing entry', async () => {
    await send([call(), call(), call()]);
    await eventually(async () => (await list({ actor: 'grace' })).entries.length === 3);
    const { sql } = service.kit;
    expect((await verifyEntries(sql)).mismatch).toBeNull();
    const [forged] = await sql<{ leaf: number }>(
      `select min(leaf) as leaf from audit_entries where actor like '%grace%'`,
    );
    await sql(`update audit_entries set entry = replace(entry, 'grace', 'grave') where leaf = $1`, [
      forged!.leaf,
    ]);
    expect((await verifyEntries(sql)).mismatch).toBe(`Entry ${forged!.leaf} was changed.`);
    await sql('delete from audit_entries where leaf = $1', [forged!.leaf]);
    expect((await verifyEntries(sql)).mismatch).toBe(`Entry ${forged!.leaf} is missing.`);
  });
});

it('shows its relay in the operations overview', async () => {
  const { operationsOverview } = operationsRoutes['security-auth'];
  const relays = async () =>
    (await service.call(operationsOverview, { as: steward })).body.additionalRelays.map(({ name, role }) => [
      name,
      role,
    ]);
  await eventually(async () => expect(await relays()).toEqual([['audit', 'leader']]));
});
