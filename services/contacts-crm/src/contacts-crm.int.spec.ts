import {
  type BodyOf,
  submitContactMessage,
  markContactAsSpam,
  readProofOfWorkChallenge,
  leadCaptured,
  leadClosed,
  leadContacted,
  leadQualified,
  listContacts,
  addContactNote,
  assignContact,
  setContactNextStep,
  listQuarantinedContacts,
  readContact,
  releaseContact,
  reopenContact,
  snoozeContact,
  undoContactStatusChange,
  updateContact,
} from '@aera/contracts/server';
import {
  asMember,
  asSteward,
  asVisitor,
  startTestService,
  type TestService,
} from '@aera/service-kit/testing';
import { solveProofOfWork } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leadStream } from './leads/lead-stream.ts';
import { contactsCrm } from './service.ts';

const written: BodyOf<typeof submitContactMessage> = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  subject: 'On trusts',
  message: 'Hello there',
};

describe('contacts-crm', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(contactsCrm);
  });
  afterAll(() => service.stop());

  const capture = async (overrides: Partial<typeof written> = {}) =>
    // Each from a separate network: several from one network without proof of work are quarantined.
    service.call(submitContactMessage, {
      body: { ...written, ...overrides },
      as: asVisitor({ ip: crypto.randomUUID() }),
    });
  const captured = async (overrides?: Partial<typeof written>) => {
    const { body } = await capture(overrides);
    await service.waitUntilCaughtUp();
    return body.id;
  };
  const list = async () => (await service.call(listContacts, { as: asSteward() })).body;
  const listed = async (id: string) => (await list()).find((contact) => contact.id === id);
  const held = async (id: string) =>
    (await service.call(listQuarantinedContacts, { as: asSteward() })).body.items.find(
      (each) => each.id === id,
    );
  const update = (id: string, body: BodyOf<typeof updateContact>, as = asSteward()) =>
    service.call(updateContact, { params: { id }, body, as });
  const readTypes = async (id: string) =>
    (await service.kit.store.stream(leadStream).read(id)).map(({ type }) => type);

  it('shows a message from the form to stewards, newest first', async () => {
    const [first, second] = [await captured(), await captured({ subject: null })];
    const contacts = await list();
    expect(contacts.slice(0, 2).map(({ id }) => id)).toEqual([second, first]);
    expect(contacts[1]).toMatchObject({ ...written, status: 'new', leadScore: 40 });
    expect(contacts[0]).toMatchObject({ subject: null, leadScore: 30 });
  });

  it("counts messages without proof of work by the client's network, not by IP address", async () => {
    const send = (n: number) =>
      service.call(submitContactMessage, { body: written, as: asVisitor({ ip: `2001:db8:1:2::${n}` }) });
    for (let n = 1; n <= 20; n += 1) await send(n);
    const { body } = await send(21);
    await service.waitUntilCaughtUp();
    expect(await held(body.id)).toMatchObject({ spamReasons: ['missing-proof-of-work'] });
  });

  it('accepts a message from a member, too', async () => {
    const answer = await service.call(submitContactMessage, { body: written, as: asMember() });
    expect(answer.status).toBe(201);
  });

  it('changes the status of a lead, visible to the next reader', async () => {
    const id = await captured();
    for (const status of ['contacted', 'qualified', 'closed'] as const) {
      const answer = await update(id, { status });
      expect([answer.status, answer.body.status]).toEqual([200, status]);
      expect((await listed(id))?.status).toBe(status);
    }
    expect(await listed(id)).toMatchObject({ ...written, leadScore: 90 });
  });

  it('accepts a score override by a steward', async () => {
    const id = await captured();
    expect((await update(id, { status: 'qualified', leadScore: 70 })).body.leadScore).toBe(70);
    expect((await update(id, { status: 'contacted', leadScore: 20 })).body.leadScore).toBe(20);
    expect(await listed(id)).toMatchObject({ status: 'contacted', leadScore: 20 });
  });

  it('accepts the same status again without an event', async () => {
    const id = await captured();
    expect((await update(id, { status: 'contacted' })).body.changed).toBe(true);
    const again = await update(id, { status: 'contacted', version: 1 });
    expect([again.status, again.body.changed]).toEqual([200, false]);
    expect(await readTypes(id)).toEqual(['LeadCaptured', 'LeadContacted']);
  });

  it('lets stewards who click at the same time all succeed, and records the move once', async () => {
    const id = await captured();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => update(id, { status: 'qualified', leadScore: 90 })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await readTypes(id)).toEqual(['LeadCaptured', 'LeadQualified']);
  });

  it.each([
    ['fills in the hidden field', { website: 'https://spam.example' }],
    ['sends at once', { website: '', formOpenMs: 120 }],
  ])('accepts and quarantines a message from a bot that %s', async (_, traces) => {
    const answer = await capture(traces);
    expect(answer.status).toBe(201);
    await service.waitUntilCaughtUp();
    expect(await listed(answer.body.id)).toBeUndefined();
    const [row] = await service.kit.sql<{ kept: number }>(
      'select count(*) as kept from leads where quarantined and id = $1',
      [answer.body.id],
    );
    expect(row?.kept).toBe(1);
    const news = (await service.messages(leadCaptured.type)).map(({ data }) => data);
    expect(news).not.toContainEqual(expect.objectContaining({ leadId: answer.body.id }));
  });

  it('stores every message without proof of work, and quarantines those beyond the limit of a network', async () => {
    const from = asVisitor({ ip: '198.51.100.7' });
    const sent = [];
    for (let n = 0; n < 22; n++)
      sent.push(await service.call(submitContactMessage, { body: written, as: from }));
    await service.waitUntilCaughtUp();
    const shown = await Promise.all(sent.map(({ body }) => listed(body.id)));
    expect(shown.map((contact) => contact !== undefined)).toEqual(
      Array.from({ length: 22 }, (_, n) => n < 20),
    );
  });

  it('accepts a message with proof of work once, and loses no other', async () => {
    const { body: challenge } = await service.call(readProofOfWorkChallenge, { as: asVisitor() });
    const proofOfWork = solveProofOfWork(challenge);
    const send = (overrides: Partial<typeof written> = {}) =>
      service.call(submitContactMessage, {
        body: { ...written, ...overrides, proofOfWork },
        as: asVisitor(),
      });
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const other = await send({ message: 'Something else' });
    await service.waitUntilCaughtUp();
    expect(other.body.id).not.toBe(answers[0]?.body.id);
    expect(await listed(other.body.id)).toBeUndefined();
    expect(await held(other.body.id)).toMatchObject({
      message: 'Something else',
      spamReasons: ['reused-proof-of-work'],
    });
  });

  it('lets a steward release a lead from quarantine, and quarantine one', async () => {
    const id = await captured({ website: 'x' });
    expect(await held(id)).toMatchObject({ spamReasons: ['honeypot'] });
    const params = { id };
    expect((await service.call(releaseContact, { params, as: asSteward() })).status).toBe(200);
    expect([(await listed(id))?.id, await held(id)]).toEqual([id, undefined]);
    await service.call(markContactAsSpam, { params, as: asSteward() });
    expect(await listed(id)).toBeUndefined();
  });

  it('returns the current state on a conflict', async () => {
    const id = await captured();
    const won = await update(id, { status: 'contacted', version: 1 });
    expect(won.body.version).toBe(2);
    const late = await update(id, { status: 'closed', reason: 'spam', version: 1 });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      code: 'lead-changed',
      current: { id, status: 'contacted', version: 2 },
    });
  });

  it('undoes the last change, and reopens a closed contact', async () => {
    const id = await captured();
    const params = { id };
    const qualified = await update(id, { status: 'qualified', leadScore: 90 });
    const body = { version: qualified.body.version };
    const undone = await service.call(undoContactStatusChange, { params, body, as: asSteward() });
    expect(undone.body).toMatchObject({ status: 'new', leadScore: 40, version: 3 });
    expect((await service.call(undoContactStatusChange, { params, body, as: asSteward() })).status).toBe(409);
    await update(id, { status: 'closed', reason: 'answered' });
    expect(await listed(id)).toMatchObject({ status: 'closed', closeReason: 'answered' });
    const reopened = await service.call(reopenContact, { params, body: {}, as: asSteward() });
    expect(reopened.body).toMatchObject({ status: 'new', closeReason: null });
  });

  it('stores notes, an owner, a next step and a snooze, and lists all of them in the history', async () => {
    const id = await captured();
    const params = { id };
    const steward = asSteward();
    const noteId = crypto.randomUUID();
    const note = { params, body: { noteId, text: 'Called, no answer' }, as: steward };
    await Promise.all([service.call(addContactNote, note), service.call(addContactNote, note)]);
    const to = steward.sub;
    await service.call(assignContact, { params, body: { from: null, to }, as: steward });
    const late = await service.call(assignContact, { params, body: { from: null, to: 'x' }, as: steward });
    expect(late.body).toMatchObject({ code: 'lead-assignment-conflict', current: { owner: { id: to } } });
    const next = { step: 'Call again', dueAt: '2030-01-02T03:04:00+01:00' };
    const plan = (from: typeof next | null, to: typeof next | null) =>
      service.call(setContactNextStep, { params, body: { from, next: to }, as: steward });
    await plan(null, next);
    expect((await plan(null, { ...next, step: 'Write' })).body).toMatchObject({
      code: 'lead-next-step-conflict',
      current: { nextStep: { step: 'Call again' } },
    });
    await plan(next, { ...next, step: 'Call once more' });
    const snoozedUntil = '2030-01-01T00:00:00.000Z';
    await service.call(snoozeContact, { params, body: { snoozedUntil }, as: steward });
    const { body: thread } = await service.call(readContact, { params, as: steward });
    expect(thread.contact).toMatchObject({
      notes: 1,
      owner: { id: to, name: steward.name },
      nextStep: { step: 'Call once more', dueAt: '2030-01-02T02:04:00.000Z' },
      snoozedUntil,
    });
    expect(thread.history.map(({ type }) => type)).toEqual([
      'captured',
      'note-added',
      'assigned',
      'next-step-set',
      'next-step-set',
      'snoozed',
    ]);
    expect(thread.history[1]).toMatchObject({ text: 'Called, no answer', by: { name: steward.name } });
    expect(thread.stewards).toContainEqual({ id: to, name: steward.name });
    const past = { params, body: { snoozedUntil: '2020-01-01T00:00:00.000Z' }, as: steward };
    expect((await service.call(snoozeContact, past)).status).toBe(400);
  });

  it('responds with 404 for an unknown lead and 400 for an invalid id', async () => {
    const unknown = await update('00000000-0000-4000-8000-0000000000ff', { status: 'closed' });
    expect([unknown.status, unknown.body.code]).toEqual([404, 'lead-not-found']);
    expect((await update('x', { status: 'closed' })).status).toBe(400);
  });

  it('finds a lead by its id in upper case', async () => {
    const id = await captured();
    expect((await update(id.toUpperCase(), { status: 'contacted' })).body.id).toBe(id);
  });

  it('names every invalid field', async () => {
    const answer = await capture({ name: ' ', email: 'unknown', message: 'x'.repeat(10_001), subject: '\0' });
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.map(({ field }) => field)).toEqual(['name', 'email', 'subject', 'message']);
    const id = await captured();
    const back = { status: 'new', leadScore: 101 } as unknown as BodyOf<typeof updateContact>;
    expect((await update(id, back)).body.errors?.map(({ field }) => field)).toEqual(['status', 'leadScore']);
  });

  it('drops unknown fields', async () => {
    const body = { ...written, leadScore: 100, status: 'qualified' } as typeof written;
    expect(await listed(await captured(body))).toMatchObject({ status: 'new', leadScore: 40 });
  });

  it('shows leads to stewards only', async () => {
    const id = await captured();
    expect((await service.call(listContacts, { as: asMember() })).status).toBe(403);
    expect((await service.call(listContacts, { as: asVisitor() })).status).toBe(401);
    const asNobody = { params: { id }, body: { status: 'closed' as const } };
    expect((await service.call(updateContact, asNobody)).status).toBe(401);
    expect((await service.call(updateContact, { ...asNobody, as: asMember() })).status).toBe(403);
    expect((await service.call(submitContactMessage, { body: written })).status).toBe(401);
  });

  it('publishes each change without the text of the message', async () => {
    const id = await captured();
    await update(id, { status: 'contacted' });
    await update(id, { status: 'qualified' });
    await update(id, { status: 'closed' });
    for (const kind of [leadCaptured, leadContacted, leadQualified, leadClosed]) {
      const messages = await service.messages(kind.type);
      const data = messages.map((message) => kind.data.parse(message.data));
      expect(data.filter(({ leadId }) => leadId === id)).toHaveLength(1);
      expect(JSON.stringify(messages)).not.toMatch(/Ada Lovelace|ada@|Hello there|On trusts/);
    }
  });

  it('encrypts personal fields and erases them together', async () => {
    const leads = [
      await captured({ email: 'eve@example.org' }),
      await captured({ email: 'EVE@example.org' }),
    ];
    const [inTheClear] = await service.kit.sql<{ count: number }>(
      'select count(*) from events where events::text ~* $1',
      ['Ada Lovelace|@example|Hello there|On trusts'],
    );
    expect(inTheClear?.count).toBe(0);
    const stream = async (id = '') => (await service.kit.store.stream(leadStream).read(id))[0];
    const event = await stream(leads[0]);
    if (event?.type !== 'LeadCaptured') throw new Error('A captured lead begins so.');
    await service.kit.store.eraseSubject(event.data.contactId);
    for (const id of leads) expect((await stream(id))?.data).toMatchObject({ name: null, message: null });
    await service.projections?.rebuild('leads');
    expect(await listed(leads[1] as string)).toMatchObject({
      name: '',
      email: '',
      subject: null,
      message: '',
    });
  });

  it('shows the same list after a rebuild and a restart', async () => {
    const before = await list();
    await service.projections?.rebuild('leads');
    service = await service.restart();
    expect(await list()).toEqual(before);
  });
});
