import {
  answerQuestion,
  type BodyOf,
  type Identity,
  listNotifications,
  listMyQuestions,
  memberEmailVerified,
  streamNotifications,
  markAllNotificationsRead,
  streamStewardNotifications,
  submitQuestion,
} from '@aera/contracts/server';
import {
  asMember,
  asSteward,
  asVisitor,
  buildMessage,
  startTestService,
  type TestService,
} from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questionsNotifications } from '../service.ts';
import { connectSse } from '../testing/sse-client.ts';

const asked: BodyOf<typeof submitQuestion> = { question: 'What is a charter?', userEmail: 'ada@example.org' };

/** Over real connections, because the specs are about connecting and disconnecting. */
describe('the event stream', () => {
  let service: TestService;
  let members = 0;
  beforeAll(async () => {
    service = await startTestService(questionsNotifications);
  });
  afterAll(() => service.stop());

  const newMember = () => asMember({ sub: `member-${(members += 1)}` });
  type Member = ReturnType<typeof newMember>;

  const listen = async (as: Identity, url = service.url) =>
    connectSse(url + streamNotifications.path, await service.identify(as));
  const ask = async (as: Member) => (await service.call(submitQuestion, { as, body: asked })).body.id;
  const answer = (questionId: string) =>
    service.call(answerQuestion, { as: asSteward(), params: { questionId }, body: { answer: 'A deed.' } });

  it('informs every page of a member of an answer, once the lists show it', async () => {
    const member = newMember();
    const pages = [await listen(member), await listen(member), await listen(member)];
    for (const page of pages) await page.next('sync');
    const id = await ask(member);
    for (const page of pages) await page.next('questions');
    await answer(id);
    for (const page of pages) {
      await page.next('questions');
      expect((await service.call(listMyQuestions, { as: member })).body[0]?.status).toBe('answered');
      await page.next('notifications');
      expect((await service.call(listNotifications, { as: member })).body).toHaveLength(1);
      page.close();
    }
  });

  it('informs other pages of what was read on one', async () => {
    const member = newMember();
    const page = await listen(member);
    await answer(await ask(member));
    await page.next('notifications');
    await service.call(markAllNotificationsRead, { as: member });
    await page.next('notifications');
    expect((await service.call(listNotifications, { as: member })).body.map(({ isRead }) => isRead)).toEqual([
      true,
    ]);
    page.close();
  });

  it('informs a member whose address is verified of the questions that were asked with it, also after a change', async () => {
    const askAsVisitor = async (userEmail: string) =>
      (await service.call(submitQuestion, { as: asVisitor(), body: { ...asked, userEmail } })).body.id;
    const verify = (verifiedAt: string) =>
      service.publish(buildMessage(memberEmailVerified, { memberId: 'member-verified', verifiedAt }));
    const listAs = async (email: string) => {
      const member = asMember({ sub: 'member-verified', email });
      return (await service.call(listMyQuestions, { as: member })).body.map(({ id }) => id);
    };
    const first = await askAsVisitor('grace@example.org');
    const second = await askAsVisitor('hopper@example.org');
    const page = await listen(asMember({ sub: 'member-verified' }));
    await page.next('sync');
    await verify('2026-01-01T00:00:00.000Z');
    await page.next('questions');
    expect(await listAs('grace@example.org')).toEqual([first]);
    await page.next('questions');
    await verify('2026-01-02T00:00:00.000Z');
    await page.next('questions');
    expect((await listAs('hopper@example.org')).toSorted()).toEqual([first, second].toSorted());
    page.close();
  });

  it("contains only the member's own notifications", async () => {
    const [ada, eve] = [newMember(), newMember()];
    const [adas, eves] = [await listen(ada), await listen(eve)];
    await answer(await ask(ada));
    await adas.next('notifications');
    await ask(eve);
    await eves.next('questions');
    expect(eves.receivedEvents).toEqual(['sync', 'questions']);
    for (const page of [adas, eves]) page.close();
  });

  it('informs a steward of their own inbox', async () => {
    const page = await connectSse(
      service.url + streamStewardNotifications.path,
      await service.identify(asSteward({ sub: 'steward-alone' })),
    );
    await ask(newMember());
    await page.next('notifications');
    expect(page.receivedEvents.slice(0, 2)).toEqual(['sync', 'notifications']);
    page.close();
  });

  it('receives changes of another instance', async () => {
    const other = await service.startInstance();
    const member = newMember();
    const [here, there] = [await listen(member), await listen(member, other.url)];
    await answer(await ask(member));
    for (const page of [here, there]) await page.next('notifications');
    here.close();
    await other.stop();
    expect(await there.ended).toBe(true);
  });

  it('has its pages reload after the connection to the database was lost', async () => {
    const page = await listen(newMember());
    await page.next('sync');
    const cut = await service.kit.sql<{ cut: boolean }>(
      `select pg_terminate_backend(pid) as cut from pg_stat_activity
       where datname = current_database() and query = 'listen list_changed'`,
    );
    expect(cut).toEqual([{ cut: true }]);
    await page.next('sync');
    page.close();
  });

  it('is available to members only', async () => {
    expect((await listen(asVisitor())).status).toBe(401);
    expect((await listen(asSteward())).status).toBe(403);
  });

  it('limits the number of pages until one is closed', async () => {
    const member = newMember();
    const pages = await Promise.all(Array.from({ length: 32 }, () => listen(member)));
    expect((await listen(member)).status).toBe(429);
    pages[0]?.close();
    await eventually(async () => {
      const page = await listen(member);
      page.close();
      return page.status === 200;
    });
    for (const page of pages) page.close();
  });

  it('ends when the service stops, and starts again when it is back', async () => {
    const member = newMember();
    const pages = [await listen(member), await listen(newMember())];
    const restarting = service.restart();
    expect(await Promise.all(pages.map(({ ended }) => ended))).toEqual([true, true]);
    service = await restarting;
    const page = await listen(member);
    await answer(await ask(member));
    await page.next('notifications');
    page.close();
  });
});
