import {
  answerQuestion,
  questionSlaAtRisk,
  questionSlaBreached,
  assignQuestion,
  type Identity,
  provideInformation,
  reopenQuestion,
  requestInformation,
  ledgerMismatchDetected,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  markNotifications,
  memberErased,
  type MessageOf,
  listNotificationsByPage,
  componentStalled,
  questionAnswered,
  savePreferences,
  type Severity,
  listStewardNotificationsByPage,
  readStewardInboxCounts,
  submitQuestion,
  threatDetected,
  undoNotificationMark,
  readInboxCounts,
} from '@aera/contracts/server';
import type { HandlerContext } from '@aera/event-bus';
import {
  buildMessage,
  asMember,
  asSteward,
  asVisitor,
  startTestService,
  type TestService,
} from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultPreferences } from '../preferences/recipient.ts';
import { createStewardInboxSetup } from './stewards/create-steward-inbox.ts';
import { questionsNotifications } from '../service.ts';

describe('inboxes', () => {
  let service: TestService;
  let members = 0;
  beforeAll(async () => {
    service = await startTestService(questionsNotifications);
  });
  afterAll(() => service.stop());

  const newMember = () => asMember({ sub: `boxed-${(members += 1)}` });
  type Member = ReturnType<typeof newMember>;
  const answerTo = async (as: Identity, question = 'What is a charter?') => {
    const { id } = (
      await service.call(submitQuestion, { body: { question, userEmail: 'ada@example.org' }, as })
    ).body;
    await service.call(answerQuestion, {
      params: { questionId: id },
      body: { answer: 'A deed.' },
      as: asSteward(),
    });
    return id;
  };
  const page = async (
    as: Member,
    query: Parameters<typeof service.call<typeof listNotificationsByPage>>[1] = {},
  ) => (await service.call(listNotificationsByPage, { as, ...query })).body;
  /** Creates a member with this many notifications. */
  const createMember = async (count: number) => {
    const member = newMember();
    for (let n = 0; n < count; n += 1) await answerTo(member, `Question ${n}?`);
    await eventually(async () => (await page(member)).unread === count);
    return member;
  };

  const findAnswerMessage = async (questionId: string) =>
    (await service.messages(questionAnswered.type)).find(
      ({ subject }) => subject === `question-${questionId}`,
    ) as MessageOf<typeof questionAnswered>;
  const notifyAuthor = async (message: MessageOf<typeof questionAnswered>) => {
    const consumer = service.components.consumers.find(
      ({ durable }) => durable === 'questions-notifications-notify-author',
    );
    await consumer!.on[questionAnswered.type]!(message, { redelivered: true } as HandlerContext);
  };

  const notices = async (as: Member) => (await service.call(listNotifications, { as })).body;

  it('contain the answer of a question once, and read, when its message is delivered again', async () => {
    const member = newMember();
    const id = await answerTo(member);
    const received = await eventually(async () => {
      const found = await notices(member);
      return found.length > 0 && found;
    });
    expect(received).toEqual([
      {
        id: expect.any(String),
        type: 'question_answered',
        message: 'Your question “What is a charter?” has been answered.',
        isRead: false,
        isSeen: false,
        isArchived: false,
        questionId: id,
        createdAt: expect.any(String),
      },
    ]);
    await service.call(markAllNotificationsRead, { as: member });
    const message = await findAnswerMessage(id);
    await Promise.all([notifyAuthor(message), notifyAuthor(message)]);
    await service.waitUntilCaughtUp();
    expect(await notices(member)).toEqual([{ ...received[0], isRead: true, isSeen: true }]);
  });

  it('stay empty, and without a key, when messages are delivered after the erasure of their member', async () => {
    const member = newMember();
    const id = await answerTo(member);
    await eventually(async () => (await notices(member)).length > 0);
    const findKeys = () => service.kit.sql('select 1 from subject_keys where subject_id = $1', [member.sub]);
    await service.publish(
      buildMessage(memberErased, { memberId: member.sub, erasedAt: '2026-01-01T00:00:00.000Z' }),
    );
    await eventually(async () => (await notices(member)).length === 0);
    const message = await findAnswerMessage(id);
    await notifyAuthor(message);
    await notifyAuthor({ ...message, id: crypto.randomUUID() });
    await service.waitUntilCaughtUp();
    expect(await notices(member)).toEqual([]);
    expect(await findKeys()).toEqual([]);
  });

  it('do not exist for visitors', async () => {
    await answerTo(asVisitor());
    await createMember(1);
    const [row] = await service.kit.sql<{ inboxes: number }>(
      `select count(*) as inboxes from events where stream_id like 'inbox-visitor%' or stream_id = 'inbox-null'`,
    );
    expect(row?.inboxes).toBe(0);
  });

  it('mark one notification as read, or all, and none of another member', async () => {
    const [member, eve] = [await createMember(3), newMember()];
    const [first] = await notices(member);
    const readOne = (as: Member) =>
      service.call(markNotificationRead, { params: { id: (first?.id ?? '').toUpperCase() }, as });
    const foreign = await readOne(eve);
    expect([foreign.status, foreign.body.code]).toEqual([404, 'notification-not-found']);
    await service.call(markAllNotificationsRead, { as: eve });
    expect((await readOne(member)).status).toBe(204);
    expect((await notices(member)).map(({ isRead }) => isRead)).toEqual([true, false, false]);
    expect((await readOne(member)).status).toBe(204);
    expect((await service.call(markAllNotificationsRead, { as: member })).status).toBe(204);
    expect((await notices(member)).map(({ isRead }) => isRead)).toEqual([true, true, true]);
  });

  it('are read completely page by page, without duplicates', async () => {
    const member = await createMember(7);
    const all = (await page(member)).items;
    expect(all).toHaveLength(7);
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const { items, next } = await page(member, { query: { limit: 3, ...(cursor && { cursor }) } });
      found.push(...items.map(({ id }) => id));
      cursor = next ?? undefined;
    } while (cursor);
    expect(found).toEqual(all.map(({ id }) => id));
    expect((await service.call(listNotificationsByPage, { as: member, query: { cursor: 'x' } })).status).toBe(
      400,
    );
  });

  it('count unread and unseen, mark one, many and all, filter and undo', async () => {
    const member = await createMember(4);
    const [first, second] = (await page(member)).items;
    const counted = async () => (await service.call(readInboxCounts, { as: member })).body;
    const mark = async (body: Parameters<typeof service.call<typeof markNotifications>>[1]) =>
      (await service.call(markNotifications, { as: member, ...body })).body;
    expect(await counted()).toEqual({ unread: 4, unseen: 4 });
    expect(await mark({ body: { mark: 'seen' } })).toMatchObject({ changed: 4, unread: 4, unseen: 0 });
    const ids = [first?.id.toUpperCase() ?? '', second?.id ?? ''];
    const read = await mark({ body: { mark: 'read', ids } });
    expect(read).toMatchObject({ changed: 2, unread: 2 });
    expect(await mark({ body: { mark: 'read', ids } })).toMatchObject({ changed: 0, changeId: null });
    const filed = await mark({ body: { mark: 'archived', state: 'unread' } });
    expect(filed).toMatchObject({ changed: 2, unread: 0 });
    await mark({ body: { mark: 'unarchived' } });
    const archived = await mark({ body: { mark: 'archived' } });
    expect([archived.changed, await counted()]).toEqual([4, { unread: 0, unseen: 0 }]);
    const inState = async (state: 'inbox' | 'unread' | 'archived' | 'all') =>
      (await page(member, { query: { state } })).items.length;
    expect([await inState('inbox'), await inState('archived'), await inState('all')]).toEqual([0, 4, 4]);

    const undo = async (changeId: string | null) =>
      service.call(undoNotificationMark, { as: member, body: { changeId: changeId ?? '' } });
    expect((await undo(archived.changeId)).body).toMatchObject({ changed: 4, unread: 2 });
    expect([await inState('inbox'), await inState('unread')]).toEqual([4, 2]);
    expect((await undo(read.changeId)).body).toMatchObject({ changed: 2, unread: 4 });
    expect((await undo(read.changeId)).body).toMatchObject({ changed: 0, unread: 4 });
    expect((await undo('00000000-0000-4000-8000-0000000000ff')).status).toBe(404);
    expect((await page(member, { query: { type: 'answer_revised' } })).items).toEqual([]);
    await service.projections?.rebuild('read-models');
    expect(await counted()).toEqual({ unread: 4, unseen: 0 });
  });

  it('reject marking and undo in another inbox', async () => {
    const [ada, eve] = [await createMember(1), newMember()];
    const [{ id } = { id: '' }] = (await page(ada)).items;
    const foreign = await service.call(markNotifications, { as: eve, body: { mark: 'read', ids: [id] } });
    expect([foreign.status, foreign.body.code]).toEqual([404, 'notification-not-found']);
    const { changeId } = (await service.call(markNotifications, { as: ada, body: { mark: 'read' } })).body;
    const undone = await service.call(undoNotificationMark, { as: eve, body: { changeId: changeId ?? '' } });
    expect([undone.status, undone.body.code]).toEqual([404, 'change-not-found']);
    for (const route of [listNotificationsByPage, readInboxCounts])
      expect([
        (await service.call(route, { as: asVisitor() })).status,
        (await service.call(route, { as: asSteward() })).status,
      ]).toEqual([401, 403]);
    expect((await service.call(listStewardNotificationsByPage, { as: ada })).status).toBe(403);
  });

  it('contain the types that the member selected for the site', async () => {
    const member = newMember();
    const types = { ...defaultPreferences.types, question_answered: { inApp: false, email: 'off' } };
    await service.call(savePreferences, { as: member, body: { ...defaultPreferences, types } as never });
    await answerTo(member);
    // The consumer processes the log in order: this event comes last.
    await createMember(1);
    expect((await page(member)).items).toEqual([]);
  });

  const readTypes = async (as: ReturnType<typeof asSteward>) =>
    (
      await service.call(listStewardNotificationsByPage, { as, query: { state: 'unread', limit: 100 } })
    ).body.items.map(({ type, questionId }) => `${type} ${questionId}`);

  it('notify only the assignee of an assigned question, unless it is reopened, at risk or overdue', async () => {
    const [assignee, other] = [asSteward({ sub: 'assignee' }), asSteward({ sub: 'colleague' })];
    for (const steward of [assignee, other]) await readTypes(steward);
    const member = newMember();
    const body = { question: 'What is a seal?', userEmail: 'ada@example.org' };
    const { id: questionId } = (await service.call(submitQuestion, { body, as: member })).body;
    const params = { questionId };
    const change = { params, as: assignee };
    await service.call(assignQuestion, { ...change, body: { from: null, to: assignee.sub } });
    await service.call(requestInformation, { ...change, body: { request: 'Which one?' } });
    await service.call(provideInformation, { params, body: { reply: 'The old one.' }, as: member });
    await eventually(async () => (await readTypes(assignee)).includes(`information_provided ${questionId}`));
    // Notifications of later messages follow in every inbox.
    await service.publish(
      buildMessage(ledgerMismatchDetected, { mismatch: 'size', at: '2026-01-01T00:00:00.000Z' }),
    );
    await eventually(async () => (await readTypes(other)).includes('ledger_mismatch_detected null'));
    expect(await readTypes(other)).not.toContain(`information_provided ${questionId}`);

    await service.call(answerQuestion, { ...change, body: { answer: 'A stamp in wax.' } });
    await service.call(reopenQuestion, { params, body: { comment: 'Whose?' }, as: member });
    const dueAt = '2026-01-01T00:00:00.000Z';
    await service.publish(buildMessage(questionSlaAtRisk, { questionId, stewardId: assignee.sub, dueAt }));
    await service.publish(buildMessage(questionSlaBreached, { questionId, stewardId: assignee.sub, dueAt }));
    for (const steward of [assignee, other])
      for (const type of ['question_reopened', 'sla_at_risk', 'sla_breached'])
        await eventually(
          async () =>
            (await readTypes(steward)).filter((entry) => entry === `${type} ${questionId}`).length === 1,
        );
  });

  it('receive pending questions once, when a steward first opens the portal', async () => {
    const [assignee, late] = [asSteward({ sub: 'holder' }), asSteward({ sub: 'late' })];
    const ask = async () =>
      (
        await service.call(submitQuestion, {
          body: { question: 'When?', userEmail: 'ada@example.org' },
          as: asVisitor(),
        })
      ).body.id;
    const [open, assigned] = [await ask(), await ask()];
    const assign = (from: string | null, to: string | null) =>
      service.call(assignQuestion, { params: { questionId: assigned }, body: { from, to }, as: assignee });
    expect((await assign(null, assignee.sub)).status).toBe(204);
    await service.waitUntilCaughtUp();
    const found = await readTypes(late);
    expect(found).toContain(`new_question ${open}`);
    expect(found).not.toContain(`new_question ${assigned}`);
    expect((await assign(assignee.sub, null)).status).toBe(204);
    await service.waitUntilCaughtUp();
    // Another process creates the inbox again.
    await createStewardInboxSetup(service.kit, () => service.waitUntilCaughtUp())(late.sub);
    expect(await readTypes(late)).toEqual(found);
    // The notifier may handle a question that is asked after the creation of an inbox before it knows the inbox.
    const earlier = { ...service.kit, clock: () => new Date('2020-01-01T00:00:00Z') };
    await createStewardInboxSetup(earlier, () => service.waitUntilCaughtUp())('earlier');
    expect(await readTypes(asSteward({ sub: 'earlier' }))).toContain(`new_question ${open}`);
  });

  it('are raised once by the concurrent requests of a steward’s first page', async () => {
    const earlier = asSteward({ sub: 'earlier-page' });
    await readTypes(earlier);
    const body = { question: 'Which ones?', userEmail: 'ada@example.org' };
    const { id } = (await service.call(submitQuestion, { body, as: asVisitor() })).body;
    // The notifier would append while the spec counts.
    await eventually(async () => (await readTypes(earlier)).includes(`new_question ${id}`));
    await service.waitUntilCaughtUp();
    const setUp = createStewardInboxSetup(service.kit, () => service.waitUntilCaughtUp());
    /** Appends that PostgreSQL rejected: each has used a position without an event. */
    const countRejected = async () => {
      const [row] = await service.kit.sql<{ rejected: number }>(
        `select (nextval(pg_get_serial_sequence('events', 'position')) - count(*))::int as rejected from events`,
      );
      return row!.rejected;
    };
    const before = await countRejected();
    await Promise.all(Array.from({ length: 20 }, () => setUp('first-page')));
    // Counting uses a position itself.
    expect(await countRejected()).toBe(before + 1);
  });

  it('are set up once by concurrent requests that fail, and again by the next', async () => {
    let calls = 0;
    const setUp = createStewardInboxSetup(service.kit, async () => {
      if ((calls += 1) < 3) throw new Error('The database is away.');
    });
    const requests = () => Promise.allSettled(Array.from({ length: 20 }, () => setUp('failing-page')));
    expect(new Set((await requests()).map(({ status }) => status))).toEqual(new Set(['rejected']));
    expect(calls).toBe(1);
    await requests();
    expect(calls).toBe(2);
    await expect(setUp('failing-page')).resolves.toBeUndefined();
  });

  it('notify stewards of tasks, each in an inbox of their own', async () => {
    const [one, other] = [asSteward({ sub: 'steward-one' }), asSteward({ sub: 'steward-two' })];
    const ask = async () =>
      (
        await service.call(submitQuestion, {
          body: { question: 'Who?', userEmail: 'ada@example.org' },
          as: asVisitor(),
        })
      ).body.id;
    const before = await ask();
    // A new steward finds pending questions, and receives later notifications like all others.
    expect(await readTypes(one)).toContain(`new_question ${before}`);
    const after = await ask();
    for (const steward of [one, other])
      await eventually(async () => (await readTypes(steward)).includes(`new_question ${after}`));
    const found = await readTypes(one);
    expect(found.filter((entry) => entry === `new_question ${before}`)).toHaveLength(1);

    const ledgerMismatch = () =>
      buildMessage(ledgerMismatchDetected, { mismatch: 'size', at: '2026-01-01T00:00:00.000Z' });
    await service.publish(ledgerMismatch());
    for (const steward of [one, other])
      await eventually(async () => (await readTypes(steward)).includes('ledger_mismatch_detected null'));
    const stalled = buildMessage(componentStalled('contacts-crm'), {
      stallId: '00000000-0000-4000-8000-00000000abce',
      part: 'projection',
      name: 'leads',
      reason: 'failing',
      behind: 2,
      stalledAt: '2026-01-01T00:00:00.000Z',
    });
    await service.publish(stalled);
    await service.publish(stalled);
    for (const steward of [one, other])
      await eventually(async () => (await readTypes(steward)).includes('component_stalled null'));
    expect((await readTypes(one)).filter((entry) => entry === 'component_stalled null')).toHaveLength(1);
    const attack = (severity: Severity, trusted = false) =>
      buildMessage(threatDetected, {
        threatId: `00000000-0000-4000-8000-0000000000e${trusted ? 1 : 0}`,
        threatType: 'Path scanning',
        severity,
        network: '203.0.113.7/32',
        detectedAt: '2026-01-01T00:00:00.000Z',
        trusted,
      });
    // Notified once at a high severity, not again on escalation; allow-listed networks raise no notification.
    for (const message of [attack('LOW'), attack('CRITICAL', true), attack('HIGH'), attack('CRITICAL')])
      await service.publish(message);
    for (const steward of [one, other])
      await eventually(async () => (await readTypes(steward)).includes('threat_detected null'));
    await service.publish(attack('CRITICAL'));
    await service.publish(ledgerMismatch());
    await eventually(
      async () =>
        (await readTypes(one)).filter((entry) => entry === 'ledger_mismatch_detected null').length === 2,
    );
    expect((await readTypes(one)).filter((entry) => entry === 'threat_detected null')).toHaveLength(1);
    const [threat] = await service.kit.sql<{ message: string }>(
      `select message from notifications where recipient_id = 'steward-one' and type = 'threat_detected'`,
    );
    expect(threat?.message).toBe('Security threat detected: Path scanning, High.');
    const { unread } = (await service.call(readStewardInboxCounts, { as: one })).body;
    expect(unread).toBe((await readTypes(one)).length);
    const [words] = await service.kit.sql<{ count: number }>(
      `select count(*) as count from notifications where recipient_id = 'steward-one' and message ~ 'Who'`,
    );
    expect(words?.count).toBe(0);
  });
});
