import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  type BodyOf,
  updateSelectedContacts,
  updateMatchingContacts,
  releaseQuarantinedContacts,
  cancelBulkJob,
  type ContactBulkJob,
  listBulkJobItems,
  listBulkJobs,
  addContactNote,
  assignContact,
  searchContacts,
  readBulkJob,
  undoBulkJob,
  updateContact,
} from '@aera/contracts';
import { asSteward, startTestService, type TestService } from '@aera/service-kit/testing';
import { eventually, selectByTier } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leadStream } from '../leads/lead-stream.ts';
import { contactsCrm } from '../service.ts';

type Service = TestService;
const longTimeout = { timeout: 60_000 };
const steward = asSteward();

/** Captures leads whose names start with `namePrefix`, so that a test can filter by it. */
async function capture(service: Service, namePrefix: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  await Promise.all(
    ids.map((leadId, index) =>
      service.kit.store.stream(leadStream).append(
        [leadId],
        [
          {
            type: 'LeadCaptured',
            data: {
              leadId,
              contactId: leadId,
              sessionId: null,
              name: `${namePrefix} ${index}`,
              email: `${namePrefix}@example.org`,
              subject: null,
              message: 'Hello',
              leadScore: 30,
              quarantined: false,
              source: 'form',
              spamReasons: [],
              capturedAt: new Date(1_700_000_000_000 + index).toISOString(),
            },
          },
        ],
        { expected: 'none' },
      ),
    ),
  );
  await service.waitUntilCaughtUp();
  return ids;
}

const waitUntilEnded = (service: Service, id: string, as = steward): Promise<ContactBulkJob> =>
  eventually(async () => {
    const { body } = await service.call(readBulkJob, { params: { id }, as });
    return (body.status === 'completed' || body.status === 'cancelled') && body;
  }, longTimeout);
const selectAsCaptured = (id: string) => ({ id, version: 1, owner: null });
const readEventTypes = async (service: Service, id: string) =>
  (await service.kit.store.stream(leadStream).read(id)).map(({ type }) => type);

describe('a bulk job', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startTestService(contactsCrm);
  });
  afterAll(() => service.stop());

  const startMatching = (
    q: string,
    action: BodyOf<typeof updateMatchingContacts>['action'],
    id = crypto.randomUUID(),
  ) =>
    service.call(updateMatchingContacts, { body: { id, action, filter: { q, status: 'all' } }, as: steward });
  const listItems = async (id: string, query: Partial<Record<'outcome' | 'cursor' | 'limit', string>> = {}) =>
    (await service.call(listBulkJobItems, { params: { id }, query: query as object, as: steward })).body;

  it('changes every contact that matches the filter and no other', async () => {
    const ids = await capture(service, 'Alma', 25);
    const [other] = await capture(service, 'Bert', 1);
    const started = await startMatching('Alma', { kind: 'closed', reason: 'spam' });
    expect([started.status, started.body.total, started.body.by.name]).toEqual([202, 25, 'Test Steward']);
    const bulk = await waitUntilEnded(service, started.body.id);
    expect(bulk).toMatchObject({
      status: 'completed',
      counts: { succeeded: 25, unchanged: 0, conflict: 0, 'not-found': 0, rejected: 0 },
    });
    await service.waitUntilCaughtUp();
    const page = await service.call(searchContacts, {
      query: { q: 'Alma', status: 'closed', limit: '200' as never },
      as: steward,
    });
    expect(page.body.items.map(({ closeReason }) => closeReason)).toEqual(ids.map(() => 'spam'));
    expect(await readEventTypes(service, other as string)).toEqual(['LeadCaptured']);
  });

  it('starts once for repeated requests', async () => {
    const [lead] = await capture(service, 'Cleo', 1);
    const id = crypto.randomUUID();
    await startMatching('Cleo', { kind: 'contacted' }, id);
    await waitUntilEnded(service, id);
    const again = await startMatching('Cleo', { kind: 'contacted' }, id);
    expect([again.status, again.body.status]).toEqual([202, 'completed']);
    expect((await startMatching('Cleo', { kind: 'reopened' }, id)).body.code).toBe('bulk-id-taken');
    expect(await readEventTypes(service, lead as string)).toEqual(['LeadCaptured', 'LeadContacted']);
  });

  it('lists the result of each item, page by page', async () => {
    const ids = await capture(service, 'Dora', 3);
    await service.call(updateContact, {
      params: { id: ids[0] as string },
      body: { status: 'contacted' },
      as: steward,
    });
    const missing = crypto.randomUUID();
    const id = crypto.randomUUID();
    const body = {
      id,
      action: { kind: 'contacted' } as const,
      contacts: [...ids, missing].map(selectAsCaptured),
    };
    await service.call(updateSelectedContacts, { body, as: steward });
    expect((await waitUntilEnded(service, id)).counts).toMatchObject({
      succeeded: 2,
      unchanged: 1,
      'not-found': 1,
    });
    await service.waitUntilCaughtUp();
    const first = await listItems(id, { limit: '3' });
    expect(first).toMatchObject({ total: 4, next: '3' });
    const { items } = await listItems(id, { cursor: '3' });
    expect([...first.items, ...items].map(({ contactId, outcome }) => [contactId, outcome])).toEqual([
      [ids[0], 'unchanged'],
      [ids[1], 'succeeded'],
      [ids[2], 'succeeded'],
      [missing, 'not-found'],
    ]);
    expect(first.items[1]?.name).toBe('Dora 1');
    expect((await listItems(id, { outcome: 'succeeded' })).total).toBe(2);
  });

  it('skips contacts that someone else changed after they were selected', async () => {
    const [closed, assigned, same] = (await capture(service, 'Kai', 3)) as [string, string, string];
    const grace = asSteward({ sub: crypto.randomUUID(), name: 'Grace' });
    await service.call(updateContact, {
      params: { id: closed },
      body: { status: 'closed', reason: 'answered' },
      as: grace,
    });
    await service.call(assignContact, {
      params: { id: assigned },
      body: { from: null, to: grace.sub },
      as: grace,
    });
    const start = async (action: BodyOf<typeof updateSelectedContacts>['action'], ...ids: string[]) => {
      const contacts = ids.map(selectAsCaptured);
      const body = { id: crypto.randomUUID(), action, contacts };
      await service.call(updateSelectedContacts, { body, as: steward });
      return (await waitUntilEnded(service, body.id)).counts;
    };
    expect(await start({ kind: 'contacted' }, closed, same)).toMatchObject({ succeeded: 1, conflict: 1 });
    expect(await start({ kind: 'assigned', to: steward.sub }, assigned, same)).toMatchObject({
      succeeded: 1,
      conflict: 1,
    });
    expect(await readEventTypes(service, closed)).toEqual(['LeadCaptured', 'LeadClosed']);
    expect(await readEventTypes(service, assigned)).toEqual(['LeadCaptured', 'LeadAssigned']);
  });

  it('is undone for leads that have not changed since', async () => {
    const ids = await capture(service, 'Enid', 4);
    const { body: started } = await startMatching('Enid', { kind: 'closed', reason: 'answered' });
    expect(await waitUntilEnded(service, started.id)).toMatchObject({ undoable: true });
    await service.call(updateContact, {
      params: { id: ids[2] as string },
      body: { status: 'qualified' },
      as: steward,
    });
    const undo = () => service.call(undoBulkJob, { params: { id: started.id }, as: steward });
    const [first, second] = [await undo(), await undo()];
    expect([first.status, second.body.id]).toEqual([202, first.body.id]);
    expect((await waitUntilEnded(service, first.body.id)).counts).toMatchObject({
      succeeded: 3,
      conflict: 1,
    });
    await service.waitUntilCaughtUp();
    const after = await service.call(readBulkJob, { params: { id: started.id }, as: steward });
    expect(after.body).toMatchObject({ undoable: false, undoneBy: first.body.id });
    const page = await service.call(searchContacts, { query: { q: 'Enid', status: 'all' }, as: steward });
    expect(page.body.byStatus).toEqual({ new: 3, contacted: 0, qualified: 1, closed: 0 });
  });

  it('assigns and unassigns, snoozes, and moves in and out of quarantine', async () => {
    const ids = await capture(service, 'Finn', 3);
    const to = crypto.randomUUID();
    await service.call(assignContact, {
      params: { id: ids[0] as string },
      body: { from: null, to: steward.sub },
      as: steward,
    });
    const run = async (action: BodyOf<typeof updateMatchingContacts>['action']) => {
      const { body } = await startMatching('Finn', action);
      return waitUntilEnded(service, body.id);
    };
    const assigned = await run({ kind: 'assigned', to });
    expect(assigned.counts.succeeded).toBe(3);
    const { body: undone } = await service.call(undoBulkJob, {
      params: { id: assigned.id },
      as: steward,
    });
    expect((await waitUntilEnded(service, undone.id)).counts.succeeded).toBe(3);
    await service.waitUntilCaughtUp();
    const mine = await service.call(searchContacts, { query: { q: 'Finn', owner: 'me' }, as: steward });
    expect(mine.body.total).toBe(1);
    const snoozedUntil = new Date(Date.now() + 86_400_000).toISOString();
    expect(
      (await startMatching('Finn', { kind: 'snoozed', snoozedUntil: '2020-01-01T00:00:00Z' })).status,
    ).toBe(400);
    expect(await run({ kind: 'marked-spam' })).toMatchObject({ counts: { succeeded: 3 } });
    await service.waitUntilCaughtUp();
    const released = await service.call(releaseQuarantinedContacts, {
      body: { id: crypto.randomUUID() },
      as: steward,
    });
    expect((await waitUntilEnded(service, released.body.id)).counts.succeeded).toBe(3);
    await service.waitUntilCaughtUp();
    expect(await run({ kind: 'snoozed', snoozedUntil })).toMatchObject({
      undoable: false,
      counts: { succeeded: 3 },
    });
    await service.waitUntilCaughtUp();
    expect((await startMatching('Finn', { kind: 'contacted' })).body.code).toBe('bulk-empty');
  });

  it('moves no contact that was worked on after its release back to quarantine', async () => {
    const [noted, assigned, same] = (await capture(service, 'Lena', 3)) as [string, string, string];
    const { body: marked } = await startMatching('Lena', { kind: 'marked-spam' });
    await waitUntilEnded(service, marked.id);
    const { body: released } = await service.call(releaseQuarantinedContacts, {
      body: { id: crypto.randomUUID() },
      as: steward,
    });
    await waitUntilEnded(service, released.id);
    const grace = asSteward({ sub: crypto.randomUUID(), name: 'Grace' });
    await service.call(addContactNote, {
      params: { id: noted },
      body: { noteId: crypto.randomUUID(), text: 'Called' },
      as: grace,
    });
    await service.call(assignContact, {
      params: { id: assigned },
      body: { from: null, to: grace.sub },
      as: grace,
    });
    const { body: undone } = await service.call(undoBulkJob, { params: { id: released.id }, as: steward });
    expect((await waitUntilEnded(service, undone.id)).counts).toMatchObject({ succeeded: 1, conflict: 2 });
    expect((await readEventTypes(service, noted)).at(-1)).toBe('LeadNoteAdded');
    expect((await readEventTypes(service, assigned)).at(-1)).toBe('LeadAssigned');
    expect((await readEventTypes(service, same)).at(-1)).toBe('LeadMarkedAsSpam');
  });

  it('leaves the remaining contacts unchanged when it is cancelled', async () => {
    await capture(service, 'Gwen', 300);
    const { body: started } = await startMatching('Gwen', { kind: 'contacted' });
    await service.call(cancelBulkJob, { params: { id: started.id }, as: steward });
    const bulk = await waitUntilEnded(service, started.id);
    const handled = Object.values(bulk.counts).reduce((sum, each) => sum + each, 0);
    expect([bulk.status, handled < 300]).toEqual(['cancelled', true]);
    await service.waitUntilCaughtUp();
    expect((await listItems(started.id, { outcome: 'pending' })).total).toBe(300 - handled);
    const page = await service.call(searchContacts, { query: { q: 'Gwen', status: 'all' }, as: steward });
    expect(page.body.byStatus.contacted).toBe(bulk.counts.succeeded);
  });

  it('is undone completely after its undo was cancelled', async () => {
    await capture(service, 'Iris', 300);
    const { body: started } = await startMatching('Iris', { kind: 'contacted' });
    expect((await waitUntilEnded(service, started.id)).counts.succeeded).toBe(300);
    const undo = async () =>
      (await service.call(undoBulkJob, { params: { id: started.id }, as: steward })).body;
    const first = await undo();
    await service.call(cancelBulkJob, { params: { id: first.id }, as: steward });
    const { status, counts } = await waitUntilEnded(service, first.id);
    expect(status).toBe('cancelled');
    const read = async () =>
      (await service.call(readBulkJob, { params: { id: started.id }, as: steward })).body;
    expect(await read()).toMatchObject({ undoable: true, undoneBy: null });
    const second = await undo();
    expect(second.total).toBe(300 - counts.succeeded);
    await waitUntilEnded(service, second.id);
    expect(await read()).toMatchObject({ undoable: false, undoneBy: second.id });
    expect((await undo()).id).toBe(second.id);
    const page = await service.call(searchContacts, { query: { q: 'Iris', status: 'all' }, as: steward });
    expect(page.body.byStatus).toMatchObject({ new: 300, contacted: 0 });
  });

  it('changes each contact once when two jobs run on the same contacts', async () => {
    const ids = await capture(service, 'Hugo', 60);
    const grace = asSteward({ sub: crypto.randomUUID(), name: 'Grace' });
    const startJob = (kind: 'contacted' | 'closed', as: typeof steward) =>
      service.call(updateMatchingContacts, {
        body: {
          id: crypto.randomUUID(),
          action: kind === 'contacted' ? { kind } : { kind, reason: 'other' },
          filter: { q: 'Hugo' },
        },
        as,
      });
    const [first, second] = await Promise.all([startJob('contacted', steward), startJob('closed', grace)]);
    const jobs = [
      await waitUntilEnded(service, first.body.id),
      await waitUntilEnded(service, second.body.id),
    ];
    expect(jobs.map(({ total }) => total)).toEqual([60, 60]);
    const sum = (outcome: 'succeeded' | 'conflict') =>
      jobs.reduce((all, { counts }) => all + counts[outcome], 0);
    expect([sum('succeeded'), sum('conflict')]).toEqual([60, 60]);
    for (const id of ids) expect(await readEventTypes(service, id)).toHaveLength(2);
  });

  it('reports a conflict for a contact that a steward changes while it runs', async () => {
    const ids = await capture(service, 'Ines', 200);
    const oldest = ids[0] as string; // Jobs process the newest lead first.
    const { body: started } = await startMatching('Ines', { kind: 'contacted' });
    const mine = await service.call(updateContact, {
      params: { id: oldest },
      body: { status: 'qualified', version: 1 },
      as: steward,
    });
    await waitUntilEnded(service, started.id);
    await service.waitUntilCaughtUp();
    const { items } = await listItems(started.id, {
      outcome: mine.status === 200 ? 'conflict' : 'succeeded',
      limit: '200',
    });
    expect(items.map(({ contactId }) => contactId)).toContain(oldest);
  });

  it('requires a role that may edit contacts, and recent authentication to change all matches', async () => {
    const auditor = asSteward({ role: 'auditor' });
    const staleLogin = asSteward({ authenticatedAt: '2020-01-01T00:00:00.000Z' });
    const body = { id: crypto.randomUUID(), action: { kind: 'contacted' } as const, filter: {} };
    expect((await service.call(updateMatchingContacts, { body, as: auditor })).status).toBe(403);
    expect((await service.call(updateMatchingContacts, { body, as: staleLogin })).status).toBe(403);
    expect((await service.call(listBulkJobs, { as: auditor })).status).toBe(200);
    const unknown = { params: { id: crypto.randomUUID() }, as: steward };
    for (const route of [readBulkJob, listBulkJobItems, cancelBulkJob, undoBulkJob])
      expect((await service.call(route, unknown)).status).toBe(404);
  });

  it('is listed the same after a rebuild', async () => {
    const before = (await service.call(listBulkJobs, { as: steward })).body;
    for (const name of ['bulk-jobs', 'bulk-job-items']) await service.projections?.rebuild(name);
    expect((await service.call(listBulkJobs, { as: steward })).body).toEqual(before);
  });
});

describe('a process that is killed during a bulk job', () => {
  it('leaves the job to the next process, which changes no lead twice', async () => {
    // This instance accepts jobs but runs no worker.
    const service: Service = await startTestService({
      ...contactsCrm,
      modules: async (kit) =>
        (await contactsCrm.modules(kit)).map((module) => ({
          ...module,
          start: async () => {},
          stop: async () => {},
        })),
    });
    const { DATABASE_URL, NATS_URL, IDENTITY_JWKS, MASTER_KEY } = service.kit.config;
    const startProcess = () =>
      spawn(process.execPath, [new URL('../main.ts', import.meta.url).pathname], {
        stdio: 'ignore',
        env: { DATABASE_URL, NATS_URL, IDENTITY_JWKS, MASTER_KEY: MASTER_KEY.toString('base64') },
      });
    const count = selectByTier({ fast: 150, slow: 600 });
    const ids = await capture(service, 'Jora', count);
    const body = { id: crypto.randomUUID(), action: { kind: 'contacted' } as const, filter: { q: 'Jora' } };
    await service.call(updateMatchingContacts, { body, as: steward });
    const readJob = async () =>
      (await service.call(readBulkJob, { params: { id: body.id }, as: steward })).body;

    const first = startProcess();
    // The process is usually killed within a batch: leads are changed, but their results are not recorded yet.
    const countChanged = `select count(*) as count from events where type = 'LeadContacted'`;
    await eventually(
      async () => {
        const [row] = await service.kit.sql<{ count: number }>(countChanged);
        return (row?.count ?? 0) >= 25;
      },
      { ...longTimeout, interval: 1 },
    );
    first.kill('SIGKILL');
    await once(first, 'exit');
    // The projection lags until this process takes it over from the killed one.
    expect(await eventually(async () => (await readJob()).status === 'running', longTimeout)).toBe(true);

    const second = startProcess();
    const bulk = await waitUntilEnded(service, body.id);
    second.kill('SIGKILL');
    expect(bulk).toMatchObject({
      status: 'completed',
      total: count,
      counts: { succeeded: count, unchanged: 0, conflict: 0 },
    });
    for (const id of ids)
      expect(await readEventTypes(service, id)).toEqual(['LeadCaptured', 'LeadContacted']);
    await service.stop();
  });
});
