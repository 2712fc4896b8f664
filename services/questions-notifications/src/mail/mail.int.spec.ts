import { randomUUID } from 'node:crypto';
import {
  answerQuestion,
  provideInformation,
  requestInformation,
  type Identity,
  listMails,
  listMyQuestionsByPage,
  mailRequested,
  memberEmailVerified,
  type Message,
  type MessageOf,
  readPreferences,
  recipientAddressChanged,
  retryMail,
  savePreferences,
  submitQuestion,
  unsubscribe,
} from '@aera/contracts/server';
import { type HandlerContext, mailStream } from '@aera/event-bus';
import {
  buildMessage,
  asMember,
  asSteward,
  asVisitor,
  startTestService,
  type TestService,
} from '@aera/service-kit/testing';
import { eventually, startTestNats } from '@aera/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultPreferences } from '../preferences/recipient.ts';
import { questionsNotifications } from '../service.ts';
import { mailRequestStream } from './mail-request-stream.ts';
import { createOutbox } from './outbox.ts';
import {
  type ReceivedMail,
  parseHeaders,
  startFakeSmtpServer,
  renderText,
} from '../testing/fake-smtp-server.ts';

type Catcher = Awaited<ReturnType<typeof startFakeSmtpServer>>;

describe('e-mails', () => {
  let service: TestService;
  let catcher: Catcher;
  let members = 0;
  /** Read at each start of the service. */
  const env: Record<string, string> = {
    PUBLIC_URL: 'https://aera.example',
    MAIL_FROM: 'AERA <news@aera.example>',
  };
  beforeAll(async () => {
    catcher = await startFakeSmtpServer();
    env.SMTP_URL = catcher.url;
    service = await startTestService(questionsNotifications, { env });
  });
  afterAll(async () => {
    await service.stop();
    await catcher.stop();
  });
  beforeEach(() => catcher.setBehavior('accept'));
  afterEach(async () => {
    await service.kit.sql(`update mails set state = 'cancelled' where state = 'queued'`);
  });

  const newMember = (overrides: Partial<ReturnType<typeof asMember>> = {}) => {
    members += 1;
    return asMember({
      sub: `mailed-${members}`,
      email: `member${members}@example.org`,
      name: 'Ada',
      ...overrides,
    });
  };
  const verify = ({ sub: memberId }: Identity) =>
    service.publish(buildMessage(memberEmailVerified, { memberId, verifiedAt: '2026-01-01T00:00:00.000Z' }));
  const ask = async (as: Identity, userEmail = 'visitor@example.org', question = 'What is a charter?') => {
    if (as.kind === 'member') await verify(as);
    return (await service.call(submitQuestion, { body: { question, userEmail }, as })).body.id;
  };
  const answer = (questionId: string) =>
    service.call(answerQuestion, { params: { questionId }, body: { answer: 'A deed.' }, as: asSteward() });
  const askForInformation = (questionId: string) => {
    const body = { request: 'Which charter?' };
    return service.call(requestInformation, { params: { questionId }, body, as: asSteward() });
  };
  const to = (address: string): ReceivedMail[] => catcher.received.filter((mail) => mail.to === address);
  const oneTo = (address: string) => eventually(() => to(address)[0] ?? null);
  const states = async (recipientId: string) =>
    (
      await service.kit.sql<{ state: string }>(
        'select state from mails where recipient_id = $1 order by created_at',
        [recipientId],
      )
    ).map(({ state }) => state);
  const settledAs = (recipientId: string, ...wanted: string[]) =>
    eventually(async () => (await states(recipientId)).join() === wanted.join());
  /** The mail of a member between two attempts. */
  const waiting = async ({ sub }: Identity) =>
    (
      await service.kit.sql<{ attempts: number; lastError: string | null }>(
        'select attempts, last_error as "lastError" from mails where recipient_id = $1 and claim_expires_at is null',
        [sub],
      )
    )[0];
  const dueAgain = () =>
    service.kit.sql(`update mails set next_attempt_at = created_at where state = 'queued'`);
  const request = (overrides: Partial<MessageOf<typeof mailRequested>['data']> = {}): Message => {
    const mailId = overrides.mailId ?? randomUUID();
    const mail = {
      mailId,
      recipientId: 'member',
      address: 'recipient@example.org',
      name: 'Some Body',
      kind: 'verify_email' as const,
      path: '/verify#secret-token',
      expiresAt: null,
      ...overrides,
    };
    return buildMessage(mailRequested, mail, { id: mailId });
  };

  it('notify a member of an answer, in text and HTML, with one-click unsubscribe', async () => {
    const member = newMember();
    const id = await ask(member);
    await answer(id);
    const { raw, from } = await oneTo(member.email);
    const headers = parseHeaders(raw);
    expect(from).toBe('news@aera.example');
    expect(headers.get('subject')).toBe('Your question has been answered');
    expect(headers.get('from')).toBe('AERA <news@aera.example>');
    expect(headers.get('to')).toBe(`Ada <${member.email}>`);
    expect(headers.get('message-id')).toMatch(/^<[0-9a-f-]{36}@aera\.example>$/);
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.get('content-type')).toContain('multipart/alternative');
    expect(renderText(raw)).toContain('“What is a charter?”');
    expect(renderText(raw)).toContain(`https://aera.example/dashboard/questions/${id}`);
    expect(raw).toContain('Content-Type: text/html');

    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const [, url = ''] = /^<(.*)>$/.exec(headers.get('list-unsubscribe') ?? '') ?? [];
    const token = new URL(url).searchParams.get('token') ?? '';
    const ended = await service.call(unsubscribe, { query: { token }, as: asVisitor() });
    expect(ended.status).toBe(204);
    const { preferences } = (await service.call(readPreferences, { as: member })).body;
    expect(preferences.types.question_answered).toEqual({ inApp: true, email: 'off' });
    await answer(await ask(member));
    await service.waitUntilCaughtUp();
    expect(await states(member.sub)).toEqual(['sent']);
  });

  it('contain no user text until the e-mail address is verified', async () => {
    const member = newMember();
    const body = { question: 'Buy at shop.example', userEmail: member.email };
    await answer((await service.call(submitQuestion, { body, as: member })).body.id);
    const { raw } = await oneTo(member.email);
    expect(parseHeaders(raw).get('to')).toBe(member.email);
    for (const typed of ['Ada', 'shop.example']) expect(renderText(raw)).not.toContain(typed);
  });

  it('reject forged unsubscribe links', async () => {
    for (const token of [
      'x',
      'eA.eA',
      `${Buffer.from('digest\nmailed-1').toString('base64url')}.${'A'.repeat(43)}`,
    ]) {
      const refused = await service.call(unsubscribe, { query: { token }, as: asVisitor() });
      expect([refused.status, refused.body.code]).toEqual([400, 'unsubscribe-link-invalid']);
    }
  });

  it('notify a visitor of an answer, with a status link', async () => {
    await answer(await ask(asVisitor(), 'asker@example.org'));
    const { raw } = await oneTo('asker@example.org');
    expect(renderText(raw)).toMatch(/https:\/\/aera\.example\/questions\/follow#[\w-]+/);
    expect(parseHeaders(raw).has('list-unsubscribe')).toBe(false);
  });

  it('ask a visitor for more information, with a status link', async () => {
    const questionId = await ask(asVisitor(), 'unclear@example.org');
    await askForInformation(questionId);
    const { raw } = await oneTo('unclear@example.org');
    expect(renderText(raw)).toMatch(/https:\/\/aera\.example\/questions\/follow#[\w-]+/);
    expect(renderText(raw)).not.toContain('Which charter?');
  });

  it('are sent once for a redelivered message', async () => {
    const member = newMember();
    await answer(await ask(member));
    await settledAs(member.sub, 'sent');
    const [message] = (await service.messages('questions-notifications.question.answered.v1')).toReversed();
    const handler = service.components.consumers.find(
      ({ durable }) => durable === 'questions-notifications-notify-author',
    )?.on[message?.type ?? ''];
    const context = { redelivered: true } as HandlerContext;
    for (let n = 0; n < 3; n += 1) await handler?.(message as Message, context);
    expect(await states(member.sub)).toEqual(['sent']);
  });

  it('are not sent again when the whole log is republished', async () => {
    const member = newMember();
    await answer(await ask(member));
    await answer(await ask(asVisitor(), 'replayed@example.org'));
    await settledAs(member.sub, 'sent');
    await oneTo('replayed@example.org');
    await service.waitUntilCaughtUp();
    const before = catcher.received.length;
    // An empty bus: everything is published from the first event on, and every consumer starts from the beginning.
    const nats = await startTestNats();
    await service.relay?.stop();
    await service.kit.sql('delete from relay_checkpoints');
    env.NATS_URL = nats.url;
    service = await service.restart();
    await service.projections?.rebuild('read-models');
    await answer(await ask(asVisitor(), 'new@example.org'));
    // The consumer processes the log in order: earlier events are handled.
    await oneTo('new@example.org');
    expect(catcher.received.length).toBe(before + 1);
    const published = await service.messages('questions-notifications.question.answered.v1');
    expect(published.length).toBeGreaterThan(2);
    delete env.NATS_URL;
    service = await service.restart();
    await nats.stop();
  });

  it('are retried after a temporary error or a disconnect', async () => {
    const member = newMember();
    catcher.setBehavior('reject-temporarily');
    await answer(await ask(member));
    await eventually(async () => (await waiting(member))?.attempts === 1);
    expect((await waiting(member))?.lastError).not.toContain('@');
    catcher.setBehavior('disconnect-before-accepting');
    await dueAgain();
    await eventually(async () => (await waiting(member))?.attempts === 2);
    expect(await states(member.sub)).toEqual(['queued']);
    catcher.setBehavior('accept');
    await dueAgain();
    await settledAs(member.sub, 'sent');
    expect(to(member.email)).toHaveLength(1);
  });

  it.each([
    ['the credentials of the service', 'reject-credentials', '535'],
    ['mails of the service to any recipient', 'reject-relaying', '554'],
  ] as const)('are retried after the server rejects %s', async (_, behavior, code) => {
    const member = newMember();
    catcher.setBehavior(behavior);
    catcher.disconnect();
    await answer(await ask(member));
    await eventually(async () => (await waiting(member))?.attempts === 1);
    expect((await waiting(member))?.lastError).toContain(code);
    expect(await states(member.sub)).toEqual(['queued']);
    catcher.setBehavior('accept');
    await dueAgain();
    await settledAs(member.sub, 'sent');
  });

  it('are claimed one by one, each by one process at a time, until the claim expires', async () => {
    const outbox = createOutbox(service.kit.sql, () => Promise.reject(new Error('not used')));
    const mail = {
      id: randomUUID(),
      kind: 'digest',
      recipientId: 'later',
      questionId: null,
      notificationId: null,
    };
    const next = randomUUID();
    // Far in the future, after all mails that the service sends itself.
    const [due, meanwhile, expired] = ['00', '01', '02'].map(
      (minute) => new Date(`2100-01-01T00:${minute}:00Z`),
    ) as [Date, Date, Date];
    await outbox.add(mail, due, due);
    await outbox.add({ ...mail, id: next }, due, meanwhile);
    expect(await outbox.claimNext(due, expired)).toMatchObject({ id: mail.id, attempts: 1 });
    expect(await outbox.claimNext(due, expired)).toBeNull();
    expect(await outbox.claimNext(meanwhile, expired)).toMatchObject({ id: next, attempts: 1 });
    expect(await outbox.claimNext(meanwhile, expired)).toBeNull();
    expect(await outbox.claimNext(expired, expired)).toMatchObject({ id: mail.id, attempts: 2 });
  });

  it('stay cancelled if a newer mail about the question came while they were sent, and the server rejects them', async () => {
    const outbox = createOutbox(service.kit.sql, () => Promise.reject(new Error('not used')));
    const [recipientId, questionId, kind] = [randomUUID(), randomUUID(), 'question_answered'];
    const due = new Date('2100-01-01T00:00:00.000Z');
    const mail = { id: randomUUID(), kind, recipientId, questionId, notificationId: null };
    await outbox.add(mail, new Date('2026-01-01T00:00:00.000Z'), due);
    await outbox.add({ ...mail, id: randomUUID() }, due, due);
    await outbox.deadLetter(mail.id, 'EENVELOPE 550', due);
    expect(await states(recipientId)).toEqual(['cancelled', 'queued']);
  });

  it('that may have been delivered are sent again with the same Message-ID', async () => {
    const member = newMember();
    catcher.setBehavior('disconnect-after-accepting');
    await answer(await ask(member));
    await oneTo(member.email);
    catcher.setBehavior('accept');
    await eventually(async () => {
      await dueAgain();
      return (await states(member.sub)).join() === 'sent';
    });
    const ids = to(member.email).map(({ raw }) => parseHeaders(raw).get('message-id'));
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(1);
  });

  it('stop after a permanent error and are retried by a steward', async () => {
    const member = newMember();
    catcher.setBehavior('reject-permanently');
    await answer(await ask(member));
    await settledAs(member.sub, 'dead');
    const dead = (await service.call(listMails, { as: asSteward() })).body;
    expect(dead).toEqual([
      expect.objectContaining({ kind: 'question_answered', state: 'dead', attempts: 1 }),
    ]);
    expect(JSON.stringify(dead)).not.toContain('@');
    catcher.setBehavior('accept');
    const params = { id: dead[0]?.id ?? '' };
    expect((await service.call(retryMail, { params, as: asSteward() })).status).toBe(204);
    await settledAs(member.sub, 'sent');
    expect((await service.call(retryMail, { params, as: asSteward() })).status).toBe(404);
    expect((await service.call(listMails, { as: member })).status).toBe(403);
  });

  it('that wait after a failure are sent at once when a steward retries them', async () => {
    const member = newMember();
    catcher.setBehavior('reject-temporarily');
    await answer(await ask(member));
    await eventually(async () => (await waiting(member))?.attempts === 1);
    catcher.setBehavior('accept');
    const queued = (await service.call(listMails, { query: { state: 'queued' }, as: asSteward() })).body;
    const params = { id: queued[0]?.id ?? '' };
    expect((await service.call(retryMail, { params, as: asSteward() })).status).toBe(204);
    await settledAs(member.sub, 'sent');
  });

  it('that have not been tried wait for their time, also when a steward retries them', async () => {
    const sendAt = '2999-01-01T00:00:00.000Z';
    await service.publish(request({ recipientId: 'untried', kind: 'steward_new_question', sendAt }));
    await settledAs('untried', 'queued');
    const queued = (await service.call(listMails, { query: { state: 'queued' }, as: asSteward() })).body;
    const params = { id: queued[0]?.id ?? '' };
    expect((await service.call(retryMail, { params, as: asSteward() })).status).toBe(404);
  });

  it("wait for the daily digest in the member's time zone, which combines them", async () => {
    const [member, other] = [newMember(), newMember()];
    const types = {
      ...defaultPreferences.types,
      question_answered: { inApp: true, email: 'digest' as const },
    };
    const body = { ...defaultPreferences, types, timeZone: 'Pacific/Auckland' };
    const saved = await service.call(savePreferences, { body: body as never, as: member });
    expect(saved.body.previous.timeZone).toBe('UTC');
    await service.call(savePreferences, { body: body as never, as: other });
    await answer(await ask(other, undefined, 'Whose?'));
    for (const question of ['One?', 'Two?', 'Three?']) await answer(await ask(member, undefined, question));
    await eventually(async () => {
      const [found] = await service.kit.sql<{ items: number }>(
        'select count(*) as items from digest_items join mails on mails.id = mail_id where recipient_id = $1',
        [member.sub],
      );
      return found?.items === 3;
    });
    const [due] = await service.kit.sql<{ hour: number }>(
      `select extract(hour from next_attempt_at at time zone 'Pacific/Auckland') as hour from mails where recipient_id = $1`,
      [member.sub],
    );
    expect(due?.hour).toBe(8);
    await dueAgain();
    const { raw } = await oneTo(member.email);
    expect(parseHeaders(raw).get('subject')).toBe('Your daily digest: 3 new');
    for (const question of ['One?', 'Two?', 'Three?'])
      expect(renderText(raw)).toContain(`Answered: “${question}”`);
    expect(renderText(raw)).not.toContain('Whose?');
    expect(renderText((await oneTo(other.email)).raw)).toContain('Answered: “Whose?”');
  });

  it('wait for the next digest when the one that is due is being sent, or was sent', async () => {
    const member = newMember();
    const types = {
      ...defaultPreferences.types,
      question_answered: { inApp: true, email: 'digest' as const },
    };
    await service.call(savePreferences, { body: { ...defaultPreferences, types } as never, as: member });
    const digests = async () => {
      const rows = await service.kit.sql<{ items: number }>(
        `select (select count(*) from digest_items where mail_id = mails.id) as items from mails
         where recipient_id = $1 order by next_attempt_at`,
        [member.sub],
      );
      return rows.map(({ items }) => items).join();
    };
    await answer(await ask(member));
    await eventually(async () => (await digests()) === '1');
    await service.kit.sql(`update mails set claim_expires_at = next_attempt_at where recipient_id = $1`, [
      member.sub,
    ]);
    await answer(await ask(member));
    await eventually(async () => (await digests()) === '1,1');
    await service.kit.sql(
      `update mails set state = 'sent', claim_expires_at = null
       where recipient_id = $1 and claim_expires_at is not null`,
      [member.sub],
    );
    await answer(await ask(member));
    await eventually(async () => (await digests()) === '1,2');
  });

  const joinWithRequestsInDigest = async () => {
    const member = newMember();
    const types = {
      ...defaultPreferences.types,
      information_requested: { inApp: true, email: 'digest' as const },
    };
    await service.call(savePreferences, { body: { ...defaultPreferences, types } as never, as: member });
    return member;
  };

  it('do not ask for information in the digest once the member has replied', async () => {
    const member = await joinWithRequestsInDigest();
    const questionId = await ask(member);
    await askForInformation(questionId);
    await settledAs(member.sub, 'queued');
    const body = { reply: 'The old one.' };
    await service.call(provideInformation, { params: { questionId }, body, as: member });
    await dueAgain();
    await settledAs(member.sub, 'cancelled');
    expect(to(member.email)).toEqual([]);
  });

  it('list two requests for information about one question once in the digest', async () => {
    const member = await joinWithRequestsInDigest();
    const questionId = await ask(member);
    await askForInformation(questionId);
    const body = { reply: 'The old one.' };
    await service.call(provideInformation, { params: { questionId }, body, as: member });
    await askForInformation(questionId);
    await eventually(async () => {
      const [found] = await service.kit.sql<{ items: number }>(
        'select count(*) as items from digest_items join mails on mails.id = mail_id where recipient_id = $1',
        [member.sub],
      );
      return found?.items === 2;
    });
    await dueAgain();
    const { raw } = await oneTo(member.email);
    expect(parseHeaders(raw).get('subject')).toBe('Your daily digest: 1 new');
    expect(renderText(raw).split('“What is a charter?”')).toHaveLength(2);
  });

  it('ask once for information when a second request follows a mail that waits', async () => {
    const member = newMember();
    const questionId = await ask(asVisitor(), member.email);
    catcher.setBehavior('reject-temporarily');
    await askForInformation(questionId);
    await eventually(async () => {
      const [mail] = await service.kit.sql<{ attempts: number }>(
        'select attempts from mails where question_id = $1 and claim_expires_at is null',
        [questionId],
      );
      return mail?.attempts === 1;
    });
    await verify(member);
    await eventually(
      async () => (await service.call(listMyQuestionsByPage, { as: member })).body.items.length === 1,
    );
    const reply = async (text: string) => {
      const body = { reply: text };
      await service.call(provideInformation, { params: { questionId }, body, as: member });
      await askForInformation(questionId);
    };
    await reply('The old one.');
    await eventually(async () => (await waiting(member))?.attempts === 1);
    catcher.setBehavior('accept');
    await reply('The oldest one.');
    await settledAs(member.sub, 'cancelled', 'sent');
    const [visitorMail] = await service.kit.sql<{ state: string }>(
      `select state from mails where question_id = $1 and kind = 'visitor_information_requested'`,
      [questionId],
    );
    expect(visitorMail?.state).toBe('cancelled');
    expect(to(member.email)).toHaveLength(1);
  });

  it('do not ask for information once the question is answered', async () => {
    const member = newMember();
    const questions = [await ask(member), await ask(asVisitor(), 'answered@example.org')];
    const requests = async () => {
      const rows = await service.kit.sql<{ state: string; attempts: number }>(
        `select state, attempts from mails
         where question_id = any($1) and kind like '%information_requested' and claim_expires_at is null`,
        [questions],
      );
      return rows.map(({ state, attempts }) => `${state} ${attempts}`);
    };
    catcher.setBehavior('reject-temporarily');
    for (const questionId of questions) await askForInformation(questionId);
    await eventually(async () => (await requests()).join() === 'queued 1,queued 1');
    for (const questionId of questions) await answer(questionId);
    catcher.setBehavior('accept');
    await dueAgain();
    await eventually(async () => (await requests()).join() === 'cancelled 2,cancelled 2');
  });

  it('that are due in quiet hours wait for their end, except account mails', async () => {
    const member = newMember();
    const toTime = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(11, 16);
    const quietHours = { from: toTime(-1), to: toTime(2) };
    const body = { ...defaultPreferences, quietHours };
    await service.call(savePreferences, { body: body as never, as: member });
    await answer(await ask(member));
    await settledAs(member.sub, 'queued');
    await dueAgain();
    const deferred = await eventually(async () => {
      const [mail] = await service.kit.sql<{ attempts: number; at: Date }>(
        `select attempts, next_attempt_at as at from mails
         where recipient_id = $1 and claim_expires_at is null and next_attempt_at > now()`,
        [member.sub],
      );
      return mail ?? null;
    });
    expect(deferred.attempts).toBe(0);
    expect(new Date(deferred.at).toISOString().slice(11, 16)).toBe(quietHours.to);
    await service.publish(request({ recipientId: member.sub, address: 'urgent@example.org' }));
    await oneTo('urgent@example.org');
    expect(to(member.email)).toEqual([]);
  });

  it('requested by another service are sent once, removed from the bus, and encrypted', async () => {
    const [message, again] = [request(), request()];
    await service.publish(message);
    const { raw } = await oneTo('recipient@example.org');
    expect(parseHeaders(raw).get('subject')).toBe('Confirm your email address');
    expect(renderText(raw)).toContain('https://aera.example/verify#secret-token');
    expect(renderText(raw)).toContain('Hello Some Body,');
    // Beyond the deduplication window of the bus.
    await service.publish({ ...message, id: again.id });
    await service.publish(request({ mailId: again.id, recipientId: 'next', address: 'next@example.org' }));
    await service.publish(request({ recipientId: 'last', address: 'last@example.org' }));
    await oneTo('last@example.org');
    expect(to('recipient@example.org')).toHaveLength(1);
    const [clear] = await service.kit.sql<{ count: number }>(
      `select count(*) as count from events where events::text ~ 'secret-token|example\\.org|Some Body'`,
    );
    expect(clear?.count).toBe(0);
  });

  it('requested during an outage of the database are sent after it, and the outage counts as no failure', async () => {
    const { store, bus } = service.kit;
    const outage = Object.assign(new Error('down'), { code: 'event-store-unavailable' });
    let outages = 0;
    const stream = store.stream.bind(store);
    const spy = vi.spyOn(store, 'stream').mockImplementation(((definition: typeof mailRequestStream) => {
      if (definition === mailRequestStream && (outages += 1) < 3) throw outage;
      return stream(definition);
    }) as typeof store.stream);
    await service.publish(request({ recipientId: 'outage', address: 'outage@example.org' }));
    await oneTo('outage@example.org');
    spy.mockRestore();
    const consumer = bus.consumers().find((one) => one.stream === mailStream.name);
    expect(consumer?.status()).toMatchObject({ failed: 0, deadLettered: 0 });
  });

  it('go to the newest address when an older change arrives after a newer one', async () => {
    const member = newMember();
    const question = await ask(member);
    const change = (address: string, changedAt: string) =>
      service.publish(buildMessage(recipientAddressChanged, { recipientId: member.sub, address, changedAt }));
    await change('newer@example.org', '2026-01-02T00:00:00.000Z');
    await change('older@example.org', '2026-01-01T00:00:00.000Z');
    await service.publish(request({ recipientId: 'after', address: 'after@example.org' }));
    await oneTo('after@example.org');
    await answer(question);
    await oneTo('newer@example.org');
    expect([to('older@example.org'), to(member.email)]).toEqual([[], []]);
  });

  it('are not sent before the requested time', async () => {
    const sendAt = '2999-01-01T00:00:00.000Z';
    await service.publish(request({ recipientId: 'later', kind: 'steward_new_question', sendAt }));
    const due = await eventually(async () => {
      const [mail] = await service.kit.sql<{ at: Date }>(
        `select next_attempt_at as at from mails where recipient_id = 'later' and state = 'queued'`,
      );
      return mail ? new Date(mail.at).toISOString() : null;
    });
    expect(due).toBe(sendAt);
  });

  it('are cancelled when they expire or their recipient is erased', async () => {
    await service.publish(
      request({ recipientId: 'late', address: 'late@example.org', expiresAt: '2020-01-01T00:00:00.000Z' }),
    );
    await settledAs('late', 'cancelled');
    const member = newMember();
    catcher.setBehavior('reject-temporarily');
    await answer(await ask(member));
    await eventually(async () => (await waiting(member))?.attempts === 1);
    await service.kit.store.eraseSubject(member.sub);
    catcher.setBehavior('accept');
    await eventually(async () => {
      await dueAgain();
      return (await states(member.sub)).join() === 'cancelled';
    });
    expect([to('late@example.org'), to(member.email)]).toEqual([[], []]);
  });

  it('reject injected header fields', async () => {
    const member = newMember({ name: 'Eve\r\nBcc: all-members@example.org\r\n\r\nBuy!' });
    await answer(await ask(member, undefined, 'Why?\r\nSubject: Mine\u2028Bcc: all@example.org'));
    const { raw } = await oneTo(member.email);
    const headers = parseHeaders(raw);
    expect([...headers.keys()].filter((name) => name === 'bcc')).toEqual([]);
    expect(headers.get('subject')).toBe('Your question has been answered');
    expect(catcher.received.filter((mail) => /all-members@/.test(mail.to))).toEqual([]);
    await service.publish(request({ recipientId: 'two', address: 'a@example.org' }));
    await oneTo('a@example.org');
  });
});
