import {
  captureLead,
  condemnContact,
  listDuplicates,
  memberErased,
  mergeContacts,
  ownContact,
  planContact,
  previewMerge,
  readContact,
  readMerges,
  readPerson,
  splitContact,
  takeApartBack,
  takeMergeBack,
  tellApart,
  visitorCookie,
} from '@aera/contracts';
import {
  asMember,
  asSteward,
  asVisitor,
  startTestService,
  type TestService,
} from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ContactsEvent } from '../../contacts-event.ts';
import { contactsCrm } from '../../service.ts';

let service: TestService<ContactsEvent>;
beforeAll(async () => {
  service = await startTestService(contactsCrm);
});
afterAll(() => service.stop());

const steward = asSteward();
let at = 0;

interface Written {
  readonly email?: string;
  readonly name?: string;
  readonly message?: string;
  readonly session?: string;
  readonly memberId?: string;
}

/** A message nobody else would be taken for, but for what is given. */
async function write({ session, memberId, ...over }: Written = {}): Promise<string> {
  at += 1;
  const body = {
    name: `Person ${at} of many`,
    email: `person-${at}@example.org`,
    message: `Message number ${at} says ${crypto.randomUUID()}`,
    ...over,
  };
  const as = memberId
    ? asMember({ sub: memberId, email: body.email })
    : asVisitor({ ip: `198.51.100.${at % 250}` });
  const headers = session ? { cookie: `${visitorCookie}=${session}` } : undefined;
  const answer = await service.call(captureLead, { body, as, ...(headers && { headers }) });
  expect(answer.status).toBe(201);
  await service.settled();
  return answer.body.id;
}

const id = () => crypto.randomUUID();
const merge = (
  one: string,
  other: string,
  more: { mergeId?: string; seen?: string; as?: typeof steward } = {},
) => {
  const { mergeId = id(), seen, as = steward } = more;
  return service.call(mergeContacts, { params: { id: one }, body: { mergeId, with: other, seen }, as });
};
const preview = async (one: string, other: string) =>
  (await service.call(previewMerge, { params: { id: one }, query: { with: other }, as: steward })).body;
const mergesOf = async (lead: string) =>
  (await service.call(readMerges, { params: { id: lead }, as: steward })).body;
const suggestedTo = async (lead: string) =>
  (await mergesOf(lead)).suggestions.map(({ reasons }) => reasons.map(({ reason }) => reason));
const othersOf = async (lead: string) =>
  (await service.call(readContact, { params: { id: lead }, as: steward })).body.others.map(
    (other) => other.id,
  );

describe('contacts that may be one person', () => {
  it('wrote in the same browser', async () => {
    const session = id();
    const one = await write({ session });
    const other = await write({ session });
    const [found] = (await mergesOf(one)).suggestions;
    expect(found?.strength).toBe('strong');
    expect(found?.reasons).toEqual([{ reason: 'session', spelling: [] }]);
    expect([found?.one, found?.other].map((side) => side?.contacts[0]?.id).toSorted()).toEqual(
      [one, other].toSorted(),
    );
    expect(await suggestedTo(other)).toEqual([['session']]);
  });

  it('share an address, one of them signed in', async () => {
    const email = `grace-${id()}@example.org`;
    const one = await write({ email: email.toUpperCase() });
    await write({ email, memberId: id() });
    const [found] = (await mergesOf(one)).suggestions;
    expect(found?.reasons).toEqual([{ reason: 'address', spelling: [] }]);
    expect([found?.one, found?.other].map((side) => side?.contacts[0]?.signedIn).toSorted()).toEqual([
      false,
      true,
    ]);
  });

  it.each([
    ['a.da.l@gmail.com', 'adal+news@googlemail.com', ['tag', 'dots', 'domain']],
    ['ben@example.net', 'Ben+shop@example.net', ['tag']],
  ])('spell one mailbox as %s and %s', async (one, other, spelling) => {
    const lead = await write({ email: one });
    await write({ email: other });
    expect((await mergesOf(lead)).suggestions[0]?.reasons).toEqual([{ reason: 'address', spelling }]);
  });

  it('are not those whose addresses differ by dots where dots count', async () => {
    const lead = await write({ email: 'c.em@example.net' });
    await write({ email: 'cem@example.net' });
    expect(await suggestedTo(lead)).toEqual([]);
  });

  it('have a rare name and nearly the same message', async () => {
    const name = 'Wilhelmina Quillfeather';
    const message = 'I would like to hear more about how the trust is set up and whom to ask';
    const lead = await write({ name, message });
    await write({ name: ' wilhelmina  QUILLFEATHER', message: `${message}, please.` });
    await write({ name, message: 'Something else altogether, on boats' });
    expect(await suggestedTo(lead)).toEqual([['message']]);
    expect((await mergesOf(lead)).suggestions[0]?.strength).toBe('possible');
  });

  it('give the same telephone number', async () => {
    const lead = await write({ message: 'Call me on +44 7700 900-123 today' });
    await write({ message: 'My number: 07700 900123.' });
    expect(await suggestedTo(lead)).toEqual([['phone']]);
  });

  it('are nobody at a browser that very many share', async () => {
    const session = id();
    let lead = '';
    for (let count = 0; count < 9; count++) lead = await write({ session });
    expect(await suggestedTo(lead)).toEqual([]);
  });

  it('are not looked for in the quarantine', async () => {
    const session = id();
    const one = await write({ session });
    const other = await write({ session });
    await service.call(condemnContact, { params: { id: other }, as: steward });
    await service.settled();
    expect(await suggestedTo(one)).toEqual([]);
  });

  it('are listed page by page, strongest first', async () => {
    const read = async (limit: number) => {
      const found: { id: string; strength: string }[] = [];
      let cursor: string | undefined;
      do {
        const query = { limit, ...(cursor && { cursor }) };
        const { body } = await service.call(listDuplicates, { query, as: steward });
        expect(body.total).toBeGreaterThan(4);
        found.push(...body.items);
        cursor = body.next ?? undefined;
      } while (cursor);
      return found;
    };
    const whole = await read(100);
    expect((await read(2)).map((each) => each.id)).toEqual(whole.map((each) => each.id));
    const order = ['strong', 'likely', 'possible'];
    const strengths = whole.map(({ strength }) => order.indexOf(strength));
    expect(strengths).toEqual(strengths.toSorted());
    expect(new Set(whole.map((each) => each.id)).size).toBe(whole.length);
  });

  it.each(['nonsense', 'WzEsMiwzLDRd', 'WzEwMCwiMDAwMC0wMS0wMVQwMDowMDowMFoiLCJhIiwiYiJd'])(
    'are not continued from somewhere else: %s',
    async (cursor) => {
      const answer = await service.call(listDuplicates, { query: { cursor }, as: steward });
      expect([answer.status, answer.body.code]).toEqual([400, 'invalid-request']);
    },
  );
});

describe('contacts that are told apart', () => {
  let [one, other, session] = ['', '', ''];
  beforeEach(async () => {
    session = id();
    one = await write({ session });
    other = await write({ session });
  });
  const apart = (apartId: string) =>
    service.call(tellApart, { params: { id: one }, body: { apartId, with: other }, as: steward });

  it('are not suggested again, until that is taken back', async () => {
    const apartId = id();
    expect((await apart(apartId)).body.suggestions).toEqual([]);
    expect((await apart(apartId)).body.history.map((entry) => entry.apartId)).toEqual([apartId]);
    expect(await suggestedTo(other)).toEqual([]);
    await write({ session: id() });
    expect(await suggestedTo(one)).toEqual([]);
    const params = { id: one, apartId };
    const { body } = await service.call(takeApartBack, { params, as: steward });
    expect(body.suggestions).toHaveLength(1);
    expect(body.history.map((entry) => [entry.type, entry.apartId])).toEqual([
      ['told-apart-undone', null],
      ['told-apart', null],
    ]);
  });

  it('are suggested again when something new links them', async () => {
    await apart(id());
    const anew = id();
    const { contact } = (await service.call(readContact, { params: { id: one }, as: steward })).body;
    const theirs = (await service.call(readContact, { params: { id: other }, as: steward })).body.contact;
    await write({ email: contact.email, session: anew });
    await write({ email: theirs.email, session: anew });
    expect(await suggestedTo(one)).toEqual([['session']]);
  });

  it('cannot be told apart while they are one', async () => {
    await merge(one, other);
    const answer = await apart(id());
    expect([answer.status, answer.body.code]).toEqual([409, 'same-person']);
  });
});

describe('a merge', () => {
  it('is shown beforehand, with what collides', async () => {
    const session = id();
    const one = await write({ session, name: 'Ada Lovell' });
    const other = await write({ session, name: 'A. Lovell' });
    const params = { id: one };
    const mine = { from: null, to: steward.sub };
    await service.call(ownContact, { params, body: mine, as: steward });
    const next = { step: 'Call', dueAt: '2031-01-01T09:00:00.000Z' };
    await service.call(planContact, { params, body: { next }, as: steward });
    const ben = asSteward({ sub: id(), name: 'Ben' });
    await service.call(ownContact, { params: { id: other }, body: { from: null, to: ben.sub }, as: ben });
    await service.call(planContact, {
      params: { id: other },
      body: { next: { step: 'Write', dueAt: null } },
      as: ben,
    });
    const shown = await preview(one, other);
    expect(shown).toMatchObject({ already: false, sessions: 1, messages: 2 });
    expect([...shown.one, ...shown.other].map((each) => each.id)).toEqual([one, other]);
    expect(shown.names.toSorted()).toEqual(['A. Lovell', 'Ada Lovell']);
    expect(shown.owners.map((owner) => owner.name).toSorted()).toEqual(['Ben', 'Test Steward']);
    expect(shown.nextSteps.map(({ step }) => step).toSorted()).toEqual(['Call', 'Write']);
    expect(shown.reasons.map(({ reason }) => reason)).toEqual(['session']);
  });

  it('makes one person, which both contacts tell, and is taken back', async () => {
    const session = id();
    const one = await write({ session });
    const other = await write({ session });
    const mergeId = id();
    const { body, status } = await merge(one, other, { mergeId, seen: (await preview(one, other)).seen });
    expect(status).toBe(200);
    expect(body.person.contacts.map((each) => each.id)).toEqual([one, other]);
    expect(body.suggestions).toEqual([]);
    expect(body.history[0]).toMatchObject({
      type: 'merged',
      why: ['session'],
      mergeId,
      by: { name: 'Test Steward' },
    });
    expect(await othersOf(one)).toEqual([other]);
    expect(await othersOf(other)).toEqual([one]);
    expect((await merge(one, other, { mergeId })).body.history).toHaveLength(1);
    expect((await preview(other, one)).already).toBe(true);

    const params = { id: one, mergeId };
    const back = await service.call(takeMergeBack, { params, as: steward });
    expect(back.body.person.contacts.map((each) => each.id)).toEqual([one]);
    expect(back.body.history.map((entry) => [entry.type, entry.mergeId])).toEqual([
      ['taken-back', null],
      ['merged', null],
    ]);
    expect(await othersOf(other)).toEqual([]);
    expect(await suggestedTo(other)).toEqual([['session']]);
  });

  it('has the person go by the name that was chosen, whoever wrote last', async () => {
    const [one, other] = [await write({ name: 'Chosen' }), await write({ name: 'Written later' })];
    const nameOf = async (lead: string) =>
      (await service.call(readPerson, { params: { id: lead }, as: steward })).body.name;
    await merge(one, other);
    expect([await nameOf(one), await nameOf(other)]).toEqual(['Chosen', 'Chosen']);
    expect((await mergesOf(other)).person.contacts[0]?.name).toBe('Chosen');
  });

  it('of three is split by one, and the others stay together', async () => {
    const [one, two, three] = [await write(), await write(), await write()];
    await merge(one, two);
    await merge(two, three);
    expect(await othersOf(one)).toHaveLength(2);
    const { body } = await service.call(splitContact, { params: { id: two }, as: steward });
    expect(body.person.contacts.map((each) => each.id)).toEqual([two]);
    expect(await othersOf(one)).toEqual([three]);
    expect(await othersOf(three)).toEqual([one]);
  });

  it('is refused with what is there now when somebody was faster', async () => {
    const [one, two, three] = [await write(), await write(), await write()];
    const { seen } = await preview(one, two);
    await merge(two, three);
    const answer = await merge(one, two, { seen });
    expect([answer.status, answer.body.code]).toEqual([409, 'person-changed']);
    const { current } = answer.body as unknown as { current: Awaited<ReturnType<typeof preview>> };
    expect([...current.one, ...current.other].map((each) => each.id).toSorted()).toEqual(
      [one, two, three].toSorted(),
    );
    expect((await merge(one, two, { seen: current.seen })).status).toBe(200);
  });

  it('that overlaps with others at the same moment leads to one person, or to a refusal', async () => {
    const leads = await Promise.all(Array.from({ length: 5 }, () => write()));
    const stewards = leads.map((_, each) => asSteward({ sub: id(), name: `Steward ${each}` }));
    const answers = await Promise.all(
      stewards.map(async (as, each) => {
        const [one, other] = [leads[each] as string, leads[(each + 1) % leads.length] as string];
        return merge(one, other, { as, seen: (await preview(one, other)).seen });
      }),
    );
    for (const { status } of answers) expect([200, 409]).toContain(status);
    await service.settled();
    for (const lead of leads) {
      const { person } = await mergesOf(lead);
      const ids = person.contacts.map((each) => each.id);
      for (const other of ids)
        expect((await mergesOf(other)).person.contacts.map((each) => each.id).toSorted()).toEqual(
          ids.toSorted(),
        );
    }
  });

  it('is refused for what waits in the quarantine', async () => {
    const [one, other] = [await write(), await write()];
    await service.call(condemnContact, { params: { id: other }, as: steward });
    const answer = await merge(one, other);
    expect([answer.status, answer.body.code]).toEqual([409, 'contact-quarantined']);
  });

  it('is not for an auditor, nor of what is not there', async () => {
    const [one, other] = [await write(), await write()];
    expect((await merge(one, other, { as: asSteward({ role: 'auditor' }) })).status).toBe(403);
    expect((await merge(one, id())).status).toBe(404);
    const params = { id: one, mergeId: id() };
    expect((await service.call(takeMergeBack, { params, as: steward })).status).toBe(404);
  });
});

describe('a contact that is erased', () => {
  it('leaves its person, is named nowhere, and joins none again', async () => {
    const memberId = id();
    const session = id();
    const [one, member, three] = [
      await write(),
      await write({ memberId, name: 'Secret Name', session }),
      await write(),
    ];
    const another = await write({ session });
    await merge(one, member);
    await merge(member, three);
    await service.publish({
      specversion: '1.0',
      id: id(),
      source: '/services/security-auth',
      type: memberErased.type,
      subject: `member-${memberId}`,
      time: new Date().toISOString(),
      datacontenttype: 'application/json',
      data: { memberId, erasedAt: new Date().toISOString() },
    });
    await eventually(async () => {
      const { history } = await mergesOf(member);
      return history[0]?.type === 'erased';
    });
    expect(await othersOf(one)).toEqual([three]);
    expect(await othersOf(member)).toEqual([]);
    expect(JSON.stringify(await mergesOf(one))).not.toContain('Secret Name');
    expect(await suggestedTo(another)).toEqual([]);
    const answer = await merge(one, member);
    expect([answer.status, answer.body.code]).toEqual([409, 'contact-erased']);
  });
});

describe('persons made anew from the log', () => {
  it('are the same', async () => {
    const tables = ['persons', 'merges_in_force', 'merge_entries', 'told_apart', 'forgotten_contacts'];
    const read = () =>
      Promise.all(tables.map((table) => service.kit.sql(`select t::text as row from ${table} t order by 1`)));
    await service.settled();
    const before = await read();
    expect(before.every((rows) => rows.length > 0)).toBe(true);
    await service.projections?.rebuild('persons');
    expect(await read()).toEqual(before);
  });
});
