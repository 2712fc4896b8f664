import {
  answerQuestion,
  readConsentReceipt,
  readConsentReceiptPdf,
  eraseAccount,
  readQuestionByStatusLink,
  provideInformation,
  listMyQuestionsByPage,
  listNotifications,
  markNotifications,
  readCurrentMember,
  listMyQuestions,
  exportMyAccount,
  exportMyContactMessages,
  exportMyQuestionsAndNotifications,
  exportMySearches,
  buildPath,
  voteOnAnswer,
  markNotificationRead,
  readQuestion,
  recordConsent,
  register,
  reopenQuestion,
  submitQuestion,
  undoNotificationMark,
  withdrawQuestion,
} from '@aera/contracts';
import { createConsent } from '../platform/create-consent.ts';
import { eventually } from '@aera/testing';
import { expect, test } from '../platform/security-test.ts';
import { type Member, type People, type Person, signInAgain } from '../platform/people.ts';

const ask = (person: Person, userEmail: string, question: string) =>
  person.call(submitQuestion, { body: { question, userEmail } });

const ownDataRoutes = [
  listMyQuestions,
  listMyQuestionsByPage,
  exportMyQuestionsAndNotifications,
  exportMyContactMessages,
  exportMySearches,
  exportMyAccount,
  listNotifications,
];

/** Returns all personal data that a caller can read, as text. */
async function readEverything(member: Person): Promise<string> {
  const responses = await Promise.all(ownDataRoutes.map(({ path }) => member.send({ path })));
  expect(responses.map(({ status }) => status)).toEqual(ownDataRoutes.map(() => 200));
  return responses.map(({ text }) => text).join('\n');
}

test.describe('personal data', () => {
  let ada: Member;
  let eve: Member;
  let question: string;
  const secret = `a question that only its author may read ${crypto.randomUUID()}`;
  test.beforeAll(async ({ people }) => {
    [ada, eve] = [await people.member('Ada'), await people.member('Eve')];
    question = (await ask(ada, ada.email, secret)).id;
  });

  test('another member cannot read, change or withdraw a question', async ({ people }) => {
    const params = { questionId: question };
    for (const intruder of [eve, people.visitor()]) {
      const tries = [
        { method: 'GET', path: buildPath(readQuestion, params) },
        { method: 'POST', path: buildPath(provideInformation, params), body: '{"reply":"mine"}' },
        { method: 'POST', path: buildPath(reopenQuestion, params), body: '{"comment":"mine"}' },
        { method: 'POST', path: buildPath(withdrawQuestion, params), body: '{}' },
        { method: 'PUT', path: buildPath(voteOnAnswer, params), body: '{"helpful":false}' },
      ];
      for (const one of tries) {
        const response = await intruder.send(one);
        expect([401, 404], `${one.method} ${one.path}`).toContain(response.status);
        expect(response.text).not.toContain(secret);
      }
    }
    expect(await readEverything(eve)).not.toContain(secret);
    expect(await ada.call(readQuestion, { params })).toMatchObject({ status: 'pending' });
  });

  test('another recipient’s notifications cannot be marked, nor their marks undone', async ({ people }) => {
    const steward = await people.steward();
    await steward.call(answerQuestion, {
      params: { questionId: question },
      body: { answer: 'Yes.', publish: false },
    });
    const [notification] = await eventually(async () => {
      const found = await ada.call(listNotifications);
      return found.length > 0 && found;
    });
    const id = notification?.id as string;
    expect(
      (await eve.send({ method: 'POST', path: buildPath(markNotificationRead, { id }), body: '{}' })).status,
    ).toBe(404);
    const marked = { mark: 'read' as const, ids: [id] };
    const byEve = await eve.send({
      method: 'POST',
      path: markNotifications.path,
      body: JSON.stringify(marked),
    });
    expect(byEve.status).toBe(404);
    expect(await ada.call(listNotifications)).toMatchObject([{ id, isRead: false }]);

    const { changeId } = await ada.call(markNotifications, { body: marked });
    const undone = await eve.send({
      method: 'POST',
      path: undoNotificationMark.path,
      body: JSON.stringify({ changeId }),
    });
    expect(undone.status).toBe(404);
    expect(await ada.call(listNotifications)).toMatchObject([{ id, isRead: true }]);
    expect(await readEverything(eve)).not.toContain(id);
  });

  test('registering with an e-mail address does not grant access to its data', async ({ people }) => {
    const victim = `${crypto.randomUUID()}@example.org`;
    const ownQuestion = `asked without an account ${crypto.randomUUID()}`;
    await ask(people.visitor(), victim, ownQuestion);
    const thief = people.visitor();
    await thief.call(register, {
      body: { email: victim, password: 'a pass phrase of a thief', name: 'Thief' },
    });
    expect(await readEverything(thief)).not.toContain(ownQuestion);
  });

  test('a status link is valid for its own question only, and only unaltered', async ({ people }) => {
    const { followPath } = await ask(people.visitor(), `${crypto.randomUUID()}@example.org`, 'Followed?');
    const token = String(followPath).split('#').at(-1) as string;
    const follow = (token: string) =>
      people.visitor().send({ path: buildPath(readQuestionByStatusLink, { token }) });
    expect((await follow(token)).status).toBe(200);
    const alterAt = (at: number) =>
      token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
    const wrong = [
      alterAt(0),
      alterAt(token.length >> 1),
      token.slice(0, -1),
      token.toUpperCase(),
      `${token}=`,
      question,
    ];
    for (const one of wrong.filter((candidate) => candidate !== token))
      expect((await follow(one)).status, one).toBe(404);
  });

  test('receipts can be read only by the browser that gave the consent', async ({ people }) => {
    const giveConsent = (visitor: Person) =>
      visitor.call(recordConsent, {
        body: createConsent(),
      });
    const [one, other] = [people.visitor(), people.visitor()];
    const { consentId } = await giveConsent(one);
    await giveConsent(other);
    for (const route of [readConsentReceipt, readConsentReceiptPdf]) {
      const path = buildPath(route, { consentId });
      expect((await one.send({ path })).status).toBe(200);
      for (const stranger of [other, people.visitor(), people.visitor(`aera_visitor=${consentId}`), ada])
        expect((await stranger.send({ path })).status).toBe(404);
    }
  });
});

test('only its own password erases an account, and the erasure ends every session', async ({
  people,
}: {
  people: People;
}) => {
  const [victim, thief] = [await people.member('Victim'), await people.member('Thief')];
  const second = await signInAgain(people, victim);
  const erase = (by: Person, password: string) =>
    by.send({ method: 'POST', path: eraseAccount.path, body: JSON.stringify({ password }) });
  expect((await erase(thief, victim.password)).status).toBe(403);
  expect((await erase(people.visitor(), victim.password)).status).toBe(401);
  expect((await erase(victim, victim.password)).status).toBe(200);
  for (const session of [victim, second])
    await eventually(async () => (await session.send({ path: readCurrentMember.path })).status === 401);
  expect((await thief.send({ path: readCurrentMember.path })).status).toBe(200);
});
