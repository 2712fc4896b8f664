import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  type BodyOf,
  bulkUpdateSelected,
  bulkMatchingContacts,
  bulkQuarantinedContacts,
  cancelContactBulk,
  type ContactBulkJob,
  listContactBulkRows,
  listContactBulks,
  assignContact,
  searchContacts,
  readContactBulk,
  undoContactBulk,
  updateContact,
} from '@aera/contracts';
import { asSteward, startTestService, type TestService } from '@aera/service-kit/testing';
import { eventually, perTier } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leadStream } from '../leads/lead-stream.ts';
import { contactsCrm } from '../service.ts';

type Service = TestService;
const patient = { timeout: 60_000 };
const steward = asSteward();

/** Leads whose names begin so, for the filter of a test to find. */
async function capture(service: Service, mark: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  await Promise.all(
    ids.map((leadId, at) =>
      service.kit.store.stream(leadStream).append(
        [leadId],
        [
          {
            type: 'LeadCaptured',
            data: {
              leadId,
              contactId: leadId,
              sessionId: null,
              name: `${mark} ${at}`,
              email: `${mark}@example.org`,
              subject: null,
              message: 'Hello',
              leadScore: 30,
              quarantined: false,
              source: 'form',
              spamReasons: [],
              capturedAt: new Date(1_700_000_000_000 + at).toISOString(),
            },
          },
        ],
        { expected: 'none' },
      ),
    ),
  );
  await service.settled();
  return ids;
}

const ended = (service: Service, id: string, as = steward): Promise<ContactBulkJob> =>
  eventually(async () => {
    const { body } = await service.call(readContactBulk, { params: { id }, as });
    return (body.status === 'done' || body.status === 'cancelled') && body;
  }, patient);
const typesOf = async (service: Service, id: string) =>
  (await service.kit.store.stream(leadStream).read(id)).map(({ type }) => type);

describe('an action on many contacts', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startTestService(contactsCrm);
  });
  afterAll(() => service.stop());

  const overMatching = (
    q: string,
    action: BodyOf<typeof bulkMatchingContacts>['action'],
    id = crypto.randomUUID(),
  ) =>
    service.call(bulkMatchingContacts, { body: { id, action, filter: { q, status: 'all' } }, as: steward });
  const rowsOf = async (id: string, query: Partial<Record<'outcome' | 'cursor' | 'limit', string>> = {}) =>
    (await service.call(listContactBulkRows, { params: { id }, query: query as object, as: steward })).body;

  it('is done to all that match a filter, and to no other', async () => {
    const own = await capture(service, 'Alma', 25);
    const [other] = await capture(service, 'Bert', 1);
    const begun = await overMatching('Alma', { kind: 'closed', reason: 'spam' });
    expect([begun.status, begun.body.total, begun.body.by.name]).toEqual([202, 25, 'Test Steward']);
    const bulk = await ended(service, begun.body.id);
    expect(bulk).toMatchObject({
      status: 'done',
      counts: { done: 25, nothing: 0, changed: 0, gone: 0, refused: 0 },
    });
    await service.settled();
    const page = await service.call(searchContacts, {
      query: { q: 'Alma', status: 'closed', limit: '200' as never },
      as: steward,
    });
    expect(page.body.items.map(({ closeReason }) => closeReason)).toEqual(own.map(() => 'spam'));
    expect(await typesOf(service, other as string)).toEqual(['LeadCaptured']);
  });

  it('starts once for repeated requests', async () => {
    const [lead] = await capture(service, 'Cleo', 1);
    const id = crypto.randomUUID();
    await overMatching('Cleo', { kind: 'contacted' }, id);
    await ended(service, id);
    const again = await overMatching('Cleo', { kind: 'contacted' }, id);
    expect([again.status, again.body.status]).toEqual([202, 'done']);
    expect((await overMatching('Cleo', { kind: 'reopened' }, id)).body.code).toBe('bulk-id-taken');
    expect(await typesOf(service, lead as string)).toEqual(['LeadCaptured', 'LeadContacted']);
  });

  it('lists the result of each item, page by page', async () => {
    const own = await capture(service, 'Dora', 3);
    await service.call(updateContact, {
      params: { id: own[0] as string },
      body: { status: 'contacted' },
      as: steward,
    });
    const missing = crypto.randomUUID();
    const id = crypto.randomUUID();
    const body = { id, action: { kind: 'contacted' } as const, contactIds: [...own, missing] };
    await service.call(bulkUpdateSelected, { body, as: steward });
    expect((await ended(service, id)).counts).toMatchObject({ done: 2, nothing: 1, gone: 1 });
    await service.settled();
    const first = await rowsOf(id, { limit: '3' });
    expect(first).toMatchObject({ total: 4, next: '3' });
    const { items } = await rowsOf(id, { cursor: '3' });
    expect([...first.items, ...items].map(({ contactId, outcome }) => [contactId, outcome])).toEqual([
      [own[0], 'nothing'],
      [own[1], 'done'],
      [own[2], 'done'],
      [missing, 'gone'],
    ]);
    expect(first.items[1]?.name).toBe('Dora 1');
    expect((await rowsOf(id, { outcome: 'done' })).total).toBe(2);
  });

  it('is undone wherever the lead has not changed since', async () => {
    const own = await capture(service, 'Enid', 4);
    const { body: begun } = await overMatching('Enid', { kind: 'closed', reason: 'answered' });
    expect(await ended(service, begun.id)).toMatchObject({ undoable: true });
    await service.call(updateContact, {
      params: { id: own[2] as string },
      body: { status: 'qualified' },
      as: steward,
    });
    const undo = () => service.call(undoContactBulk, { params: { id: begun.id }, as: steward });
    const [one, two] = [await undo(), await undo()];
    expect([one.status, two.body.id]).toEqual([202, one.body.id]);
    expect((await ended(service, one.body.id)).counts).toMatchObject({ done: 3, changed: 1 });
    await service.settled();
    const after = await service.call(readContactBulk, { params: { id: begun.id }, as: steward });
    expect(after.body).toMatchObject({ undoable: false, undoneBy: one.body.id });
    const page = await service.call(searchContacts, { query: { q: 'Enid', status: 'all' }, as: steward });
    expect(page.body.byStatus).toEqual({ new: 3, contacted: 0, qualified: 1, closed: 0 });
  });

  it('hands over and gives back, puts off, and moves in and out of the quarantine', async () => {
    const own = await capture(service, 'Finn', 3);
    const to = crypto.randomUUID();
    await service.call(assignContact, {
      params: { id: own[0] as string },
      body: { from: null, to: steward.sub },
      as: steward,
    });
    const run = async (action: BodyOf<typeof bulkMatchingContacts>['action']) => {
      const { body } = await overMatching('Finn', action);
      return ended(service, body.id);
    };
    const handed = await run({ kind: 'owned', to });
    expect(handed.counts.done).toBe(3);
    const { body: undone } = await service.call(undoContactBulk, { params: { id: handed.id }, as: steward });
    expect((await ended(service, undone.id)).counts.done).toBe(3);
    await service.settled();
    const mine = await service.call(searchContacts, { query: { q: 'Finn', owner: 'me' }, as: steward });
    expect(mine.body.total).toBe(1);
    const until = new Date(Date.now() + 86_400_000).toISOString();
    expect((await overMatching('Finn', { kind: 'snoozed', until: '2020-01-01T00:00:00Z' })).status).toBe(400);
    expect(await run({ kind: 'markedAsSpam' })).toMatchObject({ counts: { done: 3 } });
    await service.settled();
    const released = await service.call(bulkQuarantinedContacts, {
      body: { id: crypto.randomUUID() },
      as: steward,
    });
    expect((await ended(service, released.body.id)).counts.done).toBe(3);
    await service.settled();
    expect(await run({ kind: 'snoozed', until })).toMatchObject({ undoable: false, counts: { done: 3 } });
    await service.settled();
    expect((await overMatching('Finn', { kind: 'contacted' })).body.code).toBe('bulk-empty');
  });

  it('is left in the middle when it is cancelled', async () => {
    await capture(service, 'Gwen', 300);
    const { body: begun } = await overMatching('Gwen', { kind: 'contacted' });
    await service.call(cancelContactBulk, { params: { id: begun.id }, as: steward });
    const bulk = await ended(service, begun.id);
    const handled = Object.values(bulk.counts).reduce((sum, each) => sum + each, 0);
    expect([bulk.status, handled < 300]).toEqual(['cancelled', true]);
    await service.settled();
    expect((await rowsOf(begun.id, { outcome: 'waiting' })).total).toBe(300 - handled);
    const page = await service.call(searchContacts, { query: { q: 'Gwen', status: 'all' }, as: steward });
    expect(page.body.byStatus.contacted).toBe(bulk.counts.done);
  });

  it('and another on the same contacts leave each changed by one of them', async () => {
    const own = await capture(service, 'Hugo', 60);
    const grace = asSteward({ sub: crypto.randomUUID(), name: 'Grace' });
    const begin = (kind: 'contacted' | 'markedAsSpam', as: typeof steward) =>
      service.call(bulkMatchingContacts, {
        body: {
          id: crypto.randomUUID(),
          action: kind === 'contacted' ? { kind } : { kind: 'closed', reason: 'other' },
          filter: { q: 'Hugo' },
        },
        as,
      });
    const [first, second] = await Promise.all([begin('contacted', steward), begin('markedAsSpam', grace)]);
    const bulks = [await ended(service, first.body.id), await ended(service, second.body.id)];
    expect(bulks.map(({ total }) => total)).toEqual([60, 60]);
    const sum = (outcome: 'done' | 'changed') => bulks.reduce((all, { counts }) => all + counts[outcome], 0);
    expect([sum('done'), sum('changed')]).toEqual([60, 60]);
    for (const id of own) expect(await typesOf(service, id)).toHaveLength(2);
  });

  it('leaves alone what a steward changes while it runs', async () => {
    const own = await capture(service, 'Ines', 200);
    const last = own[0] as string; // The newest comes first.
    const { body: begun } = await overMatching('Ines', { kind: 'contacted' });
    const mine = await service.call(updateContact, {
      params: { id: last },
      body: { status: 'qualified', version: 1 },
      as: steward,
    });
    await ended(service, begun.id);
    await service.settled();
    const { items } = await rowsOf(begun.id, {
      outcome: mine.status === 200 ? 'changed' : 'done',
      limit: '200',
    });
    expect(items.map(({ contactId }) => contactId)).toContain(last);
  });

  it('is for those who work with contacts, and with proof of presence where it sweeps', async () => {
    const auditor = asSteward({ role: 'auditor' });
    const long = asSteward({ authenticatedAt: '2020-01-01T00:00:00.000Z' });
    const body = { id: crypto.randomUUID(), action: { kind: 'contacted' } as const, filter: {} };
    expect((await service.call(bulkMatchingContacts, { body, as: auditor })).status).toBe(403);
    expect((await service.call(bulkMatchingContacts, { body, as: long })).status).toBe(403);
    expect((await service.call(listContactBulks, { as: auditor })).status).toBe(200);
    const unknown = { params: { id: crypto.randomUUID() }, as: steward };
    for (const route of [readContactBulk, listContactBulkRows, cancelContactBulk, undoContactBulk])
      expect((await service.call(route, unknown)).status).toBe(404);
  });

  it('is listed the same after a rebuild', async () => {
    const before = (await service.call(listContactBulks, { as: steward })).body;
    for (const name of ['contact-bulks', 'contact-bulk-rows']) await service.projections?.rebuild(name);
    expect((await service.call(listContactBulks, { as: steward })).body).toEqual(before);
  });
});

describe('a process that dies in the middle of an action', () => {
  it('leaves it to the next, which does nothing twice', async () => {
    // This one begins actions and carries none out.
    const service: Service = await startTestService({
      ...contactsCrm,
      modules: async (kit) =>
        (await contactsCrm.modules(kit)).map((one) => ({
          ...one,
          start: async () => {},
          stop: async () => {},
        })),
    });
    const { DATABASE_URL, NATS_URL, IDENTITY_PUBLIC_KEY, MASTER_KEY } = service.kit.config;
    const another = () =>
      spawn(process.execPath, [new URL('../main.ts', import.meta.url).pathname], {
        stdio: 'ignore',
        env: { DATABASE_URL, NATS_URL, IDENTITY_PUBLIC_KEY, MASTER_KEY: MASTER_KEY.toString('base64') },
      });
    const count = perTier({ fast: 150, slow: 600 });
    const own = await capture(service, 'Jora', count);
    const body = { id: crypto.randomUUID(), action: { kind: 'contacted' } as const, filter: { q: 'Jora' } };
    await service.call(bulkMatchingContacts, { body, as: steward });
    const read = async () =>
      (await service.call(readContactBulk, { params: { id: body.id }, as: steward })).body;

    const first = another();
    // In the midst of a batch as likely as not: leads are changed, and the action does not say so yet.
    const changed = `select count(*) as count from events where type = 'LeadContacted'`;
    await eventually(
      async () => {
        const [row] = await service.kit.sql<{ count: number }>(changed);
        return (row?.count ?? 0) >= 25;
      },
      { ...patient, interval: 1 },
    );
    first.kill('SIGKILL');
    await once(first, 'exit');
    // Lists are behind until the projector of this process takes over from the killed one.
    expect(await eventually(async () => (await read()).status === 'running', patient)).toBe(true);

    const second = another();
    const bulk = await ended(service, body.id);
    second.kill('SIGKILL');
    expect(bulk).toMatchObject({
      status: 'done',
      total: count,
      counts: { done: count, nothing: 0, changed: 0 },
    });
    for (const id of own) expect(await typesOf(service, id)).toEqual(['LeadCaptured', 'LeadContacted']);
    await service.stop();
  });
});
