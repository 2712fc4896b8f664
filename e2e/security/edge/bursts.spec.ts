import { randomUUID } from 'node:crypto';
import {
  acceptInvitation,
  addContactNote,
  allowNetwork,
  answerQuestion,
  blockNetwork,
  buildPath,
  createContactView,
  deleteContactView,
  eraseAccount,
  erasePerson,
  eraseVisitor,
  idempotencyHeader,
  inviteSteward,
  listBlocks,
  listContactViews,
  listMemberSessions,
  listQuestions,
  login,
  mergeContacts,
  readAnswerSlaStats,
  readContact,
  readCurrentMember,
  readMerges,
  readQuestionAsSteward,
  recordConsent,
  register,
  removeAllowedNetwork,
  renameContactView,
  type RequestParts,
  restoreContactView,
  type Route,
  savePreferences,
  searchContacts,
  setPublication,
  submitContactMessage,
  submitQuestion,
  suspendSteward,
  toRequest,
  unblockNetwork,
  updateContact,
  verifyConsent,
  withdrawConsent,
  withdrawInvitation,
  withdrawQuestion,
} from '@aera/contracts';
import { createConsent } from '../platform/create-consent.ts';
import { createAttackerIp } from '../platform/attacker-ips.ts';
import type { People, Person } from '../platform/people.ts';
import type { HttpResponse } from '../platform/send.ts';
import { expect, test } from '../platform/security-test.ts';

type SendRequest = () => Promise<HttpResponse>;

/** Who takes part in a burst. */
interface Parties {
  readonly people: People;
  readonly steward: Person;
}

/** Requests that are sent at once, and what must hold after them. */
interface Burst<Name extends string = string> {
  readonly requests: Readonly<Record<Name, readonly SendRequest[]>>;
  check(responses: Readonly<Record<Name, readonly HttpResponse[]>>): Promise<void>;
}

const password = 'the pass phrase of a burst';
const createEmail = () => `${randomUUID()}@example.org`;
const times = <T>(count: number, create: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => create(index));
const countOk = (responses: readonly HttpResponse[]) => responses.filter(({ status }) => status < 300).length;
const burst = <Name extends string>(one: Burst<Name>): Burst => one;

/** Prepares a request with its own connection; the shared agent opens only eight. */
const prepare =
  <R extends Route>(
    person: Person,
    route: R,
    { headers, ...parts }: RequestParts<R> & { headers?: Record<string, string> } = {},
  ): SendRequest =>
  () => {
    const { method, path, body } = toRequest(route, parts as RequestParts<R>);
    return person.send({ method, path, body, headers, from: '127.0.0.1' });
  };

/** Returns the id of a contact, once stewards can read it. */
const writeMessage = async ({ people, steward }: Parties, name: string): Promise<string> => {
  const body = { name, email: createEmail(), message: 'Hello there.', formOpenMs: 60_000 };
  const { id } = await people.visitor().call(submitContactMessage, { body });
  const path = buildPath(readContact, { id });
  await expect.poll(async () => (await steward.send({ path })).status).toBe(200);
  return id;
};

const toQuestion = (question: string, userEmail: string) => ({
  headers: { [idempotencyHeader]: randomUUID() },
  body: { question, userEmail },
});

const scenarios: Record<string, (parties: Parties) => Promise<Burst>> = {
  'sign-ins to one account from one network': async ({ people }) => {
    const member = await people.member();
    const headers = { 'x-forwarded-for': createAttackerIp() };
    const body = { email: member.email, password: member.password };
    return burst({
      requests: { signIns: times(100, () => prepare(people.visitor(), login, { headers, body })) },
      async check({ signIns }) {
        expect(countOk(signIns)).toBeGreaterThan(0);
        const { sessions } = await member.call(listMemberSessions);
        expect(sessions).toHaveLength(1 + countOk(signIns));
      },
    });
  },

  'registrations of one address': async ({ people }) => {
    const body = { name: 'Una', email: createEmail(), password };
    return burst({
      requests: { registrations: times(8, () => prepare(people.visitor(), register, { body })) },
      async check({ registrations }) {
        expect(countOk(registrations)).toBe(1);
      },
    });
  },

  'acceptances of one invitation that is withdrawn': async ({ people, steward }) => {
    const email = createEmail();
    const { invitation, link } = await steward.call(inviteSteward, { body: { email, role: 'responder' } });
    const [, token = ''] = link.split('#');
    const name = { firstName: 'Sam', lastName: 'Burst' };
    const accept = () => ({ ...name, token, username: `sam-${randomUUID().slice(0, 8)}`, password });
    const params = { stewardId: invitation.id };
    return burst({
      requests: {
        acceptances: times(4, () => prepare(people.visitor(), acceptInvitation, { body: accept() })),
        withdrawals: times(2, () => prepare(steward, withdrawInvitation, { params, body: {} })),
      },
      async check({ acceptances, withdrawals }) {
        const accepted = countOk(acceptances);
        expect(accepted + Math.min(1, countOk(withdrawals))).toBe(1);
        if (accepted === 1) await steward.call(suspendSteward, { params, body: {} });
      },
    });
  },

  'blocks and unblocks of one network': async ({ people, steward }) => {
    const ip = createAttackerIp();
    const body = { network: ip, reason: 'Burst', minutes: 60 };
    return burst({
      requests: {
        blocks: times(24, () => prepare(steward, blockNetwork, { body })),
        unblocks: times(24, () => prepare(steward, unblockNetwork, { body: { ip } })),
      },
      async check() {
        const { blocks } = await steward.call(listBlocks);
        const listed = blocks.filter(({ network }) => network === `${ip}/32`);
        expect(listed.length).toBeLessThan(2);
        const readStatus = async () =>
          (await people.visitor().send({ path: readAnswerSlaStats.path, headers: { 'x-forwarded-for': ip } }))
            .status;
        await expect.poll(readStatus).toBe(listed.length === 0 ? 200 : 403);
        await steward.call(unblockNetwork, { body: { ip } });
        await expect.poll(readStatus).toBe(200);
      },
    });
  },

  'blocks of networks that are allowed': async ({ steward }) => {
    const networks = times(8, () => `${createAttackerIp()}/32`);
    const block = { reason: 'Burst', minutes: 60 };
    return burst({
      requests: {
        blocks: networks.map((network) => prepare(steward, blockNetwork, { body: { network, ...block } })),
        entries: networks.map((network) => prepare(steward, allowNetwork, { body: { network } })),
      },
      async check({ entries }) {
        expect(countOk(entries)).toBe(networks.length);
        const { blocks } = await steward.call(listBlocks);
        expect(blocks.filter(({ network }) => networks.includes(network))).toEqual([]);
        const { entries: allowed } = await steward.call(allowNetwork, { body: { network: '192.0.2.0/24' } });
        for (const { id, origin } of allowed)
          if (origin === 'steward') await steward.call(removeAllowedNetwork, { params: { entryId: id } });
      },
    });
  },

  'answers to a question that is withdrawn': async ({ people, steward }) => {
    const member = await people.member();
    const marker = `weir-${randomUUID()}`;
    const question = await member.send({
      method: 'POST',
      path: submitQuestion.path,
      ...stringify(toQuestion(`What is ${marker}?`, member.email)),
    });
    const params = { questionId: (question.json as { id: string }).id };
    await expect.poll(async () => (await list(steward, marker)).total).toBe(1);
    const answer = (index: number) => ({ params, body: { answer: `Answer ${index}`, publish: true } });
    const publish = (index: number) => ({ params, body: { published: index % 2 === 0 } });
    return burst({
      requests: {
        answers: times(12, (index) => prepare(steward, answerQuestion, answer(index))),
        withdrawals: times(6, () => prepare(member, withdrawQuestion, { params, body: {} })),
        publications: times(12, (index) => prepare(steward, setPublication, publish(index))),
      },
      async check({ answers, withdrawals }) {
        expect(countOk(answers) + Math.min(1, countOk(withdrawals))).toBe(1);
        const { status, published, adminResponse } = await steward.call(readQuestionAsSteward, { params });
        expect(status).toBe(countOk(answers) === 1 ? 'answered' : 'withdrawn');
        const readListed = async () => (await list(steward, marker)).items;
        await expect
          .poll(readListed)
          .toEqual([expect.objectContaining({ status, published, adminResponse })]);
      },
    });
  },

  'changes of contacts that are merged': async (parties) => {
    const { steward } = parties;
    const [one, other] = [await writeMessage(parties, 'Ann'), await writeMessage(parties, 'Ann')];
    const note = () => ({ params: { id: one }, body: { noteId: randomUUID(), text: 'A note' } });
    const version = (await steward.call(readContact, { params: { id: other } })).contact.version;
    const change = (index: number) => {
      const status = index % 2 === 0 ? ('contacted' as const) : ('qualified' as const);
      return { params: { id: other }, body: { status, version } };
    };
    const merge = (index: number) => {
      const [id, otherId] = index % 2 === 0 ? [one, other] : [other, one];
      return { params: { id }, body: { mergeId: randomUUID(), with: otherId } };
    };
    return burst({
      requests: {
        notes: times(12, () => prepare(steward, addContactNote, note())),
        changes: times(8, (index) => prepare(steward, updateContact, change(index))),
        merges: times(12, (index) => prepare(steward, mergeContacts, merge(index))),
      },
      async check({ notes, changes, merges }) {
        expect([countOk(notes), countOk(merges)]).toEqual([12, 12]);
        const { contact, history } = await steward.call(readContact, { params: { id: one } });
        expect([contact.notes, history.filter(({ type }) => type === 'note-added').length]).toEqual([12, 12]);
        // Repeats of the status that won are no conflict.
        const won = changes.filter(({ json }) => (json as { changed?: boolean }).changed);
        const changed = await steward.call(readContact, { params: { id: other } });
        expect([won.length, changed.contact.version]).toEqual([1, version + 1]);
        const persons = await Promise.all(
          [one, other].map((id) => steward.call(readMerges, { params: { id } })),
        );
        expect(persons.map(({ person }) => person.contacts.length)).toEqual([2, 2]);
        expect(persons[0]?.history.filter(({ type }) => type === 'merged')).toHaveLength(1);
      },
    });
  },

  'changes of a person who is erased': async (parties) => {
    const { steward } = parties;
    const name = `Zed ${randomUUID()}`;
    const [one, other] = [await writeMessage(parties, name), await writeMessage(parties, name)];
    const note = () => ({ params: { id: one }, body: { noteId: randomUUID(), text: `A note on ${name}` } });
    const merge = () => ({ params: { id: one }, body: { mergeId: randomUUID(), with: other } });
    const erase = (id: string) => ({
      params: { id },
      body: { erasureId: randomUUID(), reason: 'On request', identityConfirmed: true },
    });
    return burst({
      requests: {
        notes: times(8, () => prepare(steward, addContactNote, note())),
        merges: times(4, () => prepare(steward, mergeContacts, merge())),
        erasures: [one, other, one, other].map((id) => prepare(steward, erasePerson, erase(id))),
      },
      async check({ erasures }) {
        expect(countOk(erasures)).toBeGreaterThan(0);
        // An erasure that met a merge may have missed the other contact, so both are erased again.
        for (const id of [one, other]) await steward.call(erasePerson, erase(id));
        for (const id of [one, other])
          expect(JSON.stringify(await steward.call(readContact, { params: { id } }))).not.toContain(name);
        await expect
          .poll(async () => (await steward.call(searchContacts, { query: { q: name } })).total)
          .toBe(0);
      },
    });
  },

  'actions of an account that is erased': async ({ people, steward }) => {
    const member = await people.member();
    const marker = `tarn-${randomUUID()}`;
    const credentials = { email: member.email, password: member.password };
    const browsers = times(2, () => people.visitor());
    return burst({
      requests: {
        questions: times(8, (index) =>
          prepare(member, submitQuestion, toQuestion(`What is ${marker} ${index}?`, member.email)),
        ),
        settings: times(8, () => prepare(member, savePreferences, { body: { digestTime: '09:30' } })),
        signIns: browsers.map((browser) => prepare(browser, login, { body: credentials })),
        erasures: times(2, () => prepare(member, eraseAccount, { body: { password: member.password } })),
      },
      async check({ erasures }) {
        expect(countOk(erasures)).toBeGreaterThan(0);
        for (const browser of [member, ...browsers])
          expect((await browser.send({ path: readCurrentMember.path })).status).toBe(401);
        await expect.poll(async () => (await list(steward, marker)).total).toBe(0);
        await people.visitor().call(register, { body: { name: 'Una', ...credentials } });
      },
    });
  },

  'consents of a visitor who is erased': async ({ people }) => {
    const visitor = people.visitor();
    const consent = createConsent(randomUUID());
    const give = (key: string) => ({ headers: { [idempotencyHeader]: key }, body: consent });
    await prepare(visitor, recordConsent, give(randomUUID()))();
    const { cookie } = visitor;
    const browser = () => people.visitor(cookie);
    const key = randomUUID();
    return burst({
      requests: {
        consents: times(12, () => prepare(browser(), recordConsent, give(randomUUID()))),
        repeats: times(12, () => prepare(browser(), recordConsent, give(key))),
        withdrawals: times(6, () => prepare(browser(), withdrawConsent, { body: {} })),
        erasures: times(3, () => prepare(browser(), eraseVisitor, { body: {} })),
      },
      async check({ repeats, erasures }) {
        expect(countOk(erasures)).toBe(3);
        expect(new Set(repeats.map(({ json }) => (json as { consentId?: string }).consentId)).size).toBe(1);
        const status = await browser().call(verifyConsent, { body: {} });
        expect(status).toMatchObject({ erased: true, hasValidConsent: false, consentCount: 0 });
      },
    });
  },

  'changes of a saved view that is deleted': async ({ steward }) => {
    const name = randomUUID();
    const filter = {
      status: 'open',
      owner: 'any',
      snoozed: 'hide',
      sort: 'newest',
      due: false,
      highScore: false,
      q: '',
      layout: 'list',
    } as const;
    const { id } = await steward.call(createContactView, { body: { key: randomUUID(), name, filter } });
    const params = { id };
    const rename = (index: number) => ({ params, body: { name: `${name} ${index}` } });
    const listOwn = async () =>
      (await steward.call(listContactViews)).views.filter((view) => view.name.startsWith(name));
    return burst({
      requests: {
        renames: times(8, (index) => prepare(steward, renameContactView, rename(index))),
        deletions: times(4, () => prepare(steward, deleteContactView, { params })),
        restorations: times(4, () => prepare(steward, restoreContactView, { params })),
      },
      async check() {
        expect((await listOwn()).length).toBeLessThan(2);
        await steward.call(deleteContactView, { params });
        expect(await listOwn()).toEqual([]);
      },
    });
  },
};

const list = (steward: Person, q: string) => steward.call(listQuestions, { query: { status: 'all', q } });
const stringify = ({ body, headers }: { body: object; headers: Record<string, string> }) => ({
  headers,
  body: JSON.stringify(body),
});

for (const [name, start] of Object.entries(scenarios))
  test(`a burst of ${name} leaves no half state, and others are served meanwhile`, async ({ people }) => {
    const steward = await people.steward();
    const bystander = await people.member();
    const { requests, check } = await start({ people, steward });
    const names = Object.keys(requests);
    const [bystanders, ...lists] = await Promise.all([
      Promise.all(times(4, prepare(bystander, readCurrentMember))),
      ...names.map((one) => Promise.all((requests[one] ?? []).map((send) => send()))),
    ]);
    expect(bystanders.map(({ status }) => status)).toEqual(times(4, () => 200));
    // 400 is a mistake of this spec.
    const failed = lists.flat().filter(({ status }) => status === 400 || status >= 500);
    expect(failed.map(({ status, text }) => [status, text])).toEqual([]);
    await check(Object.fromEntries(names.map((one, index) => [one, lists[index] ?? []])));
  });
