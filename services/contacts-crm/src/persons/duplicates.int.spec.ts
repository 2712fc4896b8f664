import {
  markContactAsSpam,
  listDuplicates,
  readContact,
  releaseContact,
  undoMarkAsDistinct,
  markAsDistinct,
} from '@aera/contracts';
import { asSteward, startTestService, type TestService } from '@aera/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contactStream } from '../leads/contact-stream.ts';
import { contactsCrm } from '../service.ts';
import { createMergeFixture } from './testing/merge-fixture.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(contactsCrm);
});
afterAll(() => service.stop());

const steward = asSteward();
const id = () => crypto.randomUUID();
const { write, merge, listMerges, listSuggestionReasons } = createMergeFixture(() => service);

describe('contacts that may be one person', () => {
  it('wrote in the same browser', async () => {
    const session = id();
    const one = await write({ session });
    const other = await write({ session });
    const [found] = (await listMerges(one)).suggestions;
    expect(found?.strength).toBe('strong');
    expect(found?.reasons).toEqual([{ reason: 'session', emailVariants: [] }]);
    expect([found?.one, found?.other].map((side) => side?.contacts[0]?.id).toSorted()).toEqual(
      [one, other].toSorted(),
    );
    expect(await listSuggestionReasons(other)).toEqual([['session']]);
  });

  it('share an e-mail address, and one of them is signed in', async () => {
    const email = `grace-${id()}@example.org`;
    const one = await write({ email: email.toUpperCase() });
    await write({ email, memberId: id() });
    const [found] = (await listMerges(one)).suggestions;
    expect(found?.reasons).toEqual([{ reason: 'email', emailVariants: [] }]);
    expect([found?.one, found?.other].map((side) => side?.contacts[0]?.signedIn).toSorted()).toEqual([
      false,
      true,
    ]);
  });

  it.each([
    ['a.da.l@gmail.com', 'adal+news@googlemail.com', ['tag', 'dots', 'domain']],
    ['ben@example.net', 'Ben+shop@example.net', ['tag']],
  ])('spell one mailbox as %s and %s', async (one, other, emailVariants) => {
    const lead = await write({ email: one });
    await write({ email: other });
    expect((await listMerges(lead)).suggestions[0]?.reasons).toEqual([{ reason: 'email', emailVariants }]);
  });

  it('are not those whose addresses differ by dots where dots matter', async () => {
    const lead = await write({ email: 'c.em@example.net' });
    await write({ email: 'cem@example.net' });
    expect(await listSuggestionReasons(lead)).toEqual([]);
  });

  it('have a rare name and nearly the same message', async () => {
    const name = 'Wilhelmina Quillfeather';
    const message = 'I would like to hear more about how the trust is set up and whom to ask';
    const lead = await write({ name, message });
    await write({ name: ' wilhelmina  QUILLFEATHER', message: `${message}, please.` });
    await write({ name, message: 'Something else altogether, on boats' });
    expect(await listSuggestionReasons(lead)).toEqual([['message']]);
    expect((await listMerges(lead)).suggestions[0]?.strength).toBe('possible');
  });

  it('give the same phone number', async () => {
    const lead = await write({ message: 'Call me on +44 7700 900-123 today' });
    await write({ message: 'My number: 07700 900123.' });
    expect(await listSuggestionReasons(lead)).toEqual([['phone']]);
  });

  it('do not include those who share a browser with very many people', async () => {
    const session = id();
    const leads: string[] = [];
    for (let count = 0; count < 9; count++) leads.push(await write({ session }));
    const [first = '', last = ''] = [leads[0], leads.at(-1)];
    expect(await listSuggestionReasons(last)).toEqual([]);
    await service.call(markContactAsSpam, { params: { id: first }, as: steward });
    await service.waitUntilCaughtUp();
    expect(await listSuggestionReasons(last)).toHaveLength(7);
  });

  it('are not searched for in the quarantine', async () => {
    const session = id();
    const one = await write({ session });
    const other = await write({ session });
    await service.call(markContactAsSpam, { params: { id: other }, as: steward });
    await service.waitUntilCaughtUp();
    expect(await listSuggestionReasons(one)).toEqual([]);
    await service.call(releaseContact, { params: { id: other }, as: steward });
    await service.waitUntilCaughtUp();
    expect(await listSuggestionReasons(one)).toEqual([['session']]);
  });

  it('no longer contain an erased contact, nor what it shared', async () => {
    const email = `erased-${id()}@example.org`;
    const one = await write({ email });
    const other = await write({ email: email.replace('@', '+tag@') });
    const [row] = await service.kit.sql<{ id: string }>('select contact_id as id from leads where id = $1', [
      other,
    ]);
    const contactId = row?.id ?? '';
    await service.kit.store
      .stream(contactStream)
      .append(
        [contactId],
        [{ type: 'ContactErased', data: { contactId, erasedAt: new Date().toISOString() } }],
        {
          expected: 'any',
        },
      );
    await service.waitUntilCaughtUp();
    expect(await listSuggestionReasons(one)).toEqual([]);
    expect(await service.kit.sql('select from duplicate_links where value = $1', [email])).toEqual([]);
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
    'reject an invalid cursor: %s',
    async (cursor) => {
      const answer = await service.call(listDuplicates, { query: { cursor }, as: steward });
      expect([answer.status, answer.body.code]).toEqual([400, 'invalid-request']);
    },
  );
});

describe('contacts marked as distinct', () => {
  let [one, other, session] = ['', '', ''];
  beforeEach(async () => {
    session = id();
    one = await write({ session });
    other = await write({ session });
  });
  const apart = (distinctId: string) =>
    service.call(markAsDistinct, { params: { id: one }, body: { distinctId, with: other }, as: steward });

  it('are not suggested again until the mark is undone', async () => {
    const distinctId = id();
    expect((await apart(distinctId)).body.suggestions).toEqual([]);
    expect((await apart(distinctId)).body.history.map((entry) => entry.distinctId)).toEqual([distinctId]);
    expect(await listSuggestionReasons(other)).toEqual([]);
    await write({ session: id() });
    expect(await listSuggestionReasons(one)).toEqual([]);
    const params = { id: one, distinctId };
    const { body } = await service.call(undoMarkAsDistinct, { params, as: steward });
    expect(body.suggestions).toHaveLength(1);
    expect(body.history.map((entry) => [entry.type, entry.distinctId])).toEqual([
      ['marked-distinct-undone', null],
      ['marked-distinct', null],
    ]);
  });

  it('are suggested again with a new shared identifier', async () => {
    await apart(id());
    const again = id();
    const { contact } = (await service.call(readContact, { params: { id: one }, as: steward })).body;
    const theirs = (await service.call(readContact, { params: { id: other }, as: steward })).body.contact;
    await write({ email: contact.email, session: again });
    await write({ email: theirs.email, session: again });
    expect(await listSuggestionReasons(one)).toEqual([['session']]);
  });

  it('rejects marking merged contacts as distinct', async () => {
    await merge(one, other);
    const answer = await apart(id());
    expect([answer.status, answer.body.code]).toEqual([409, 'same-person']);
  });
});

it('suggests the same contacts after a rebuild', async () => {
  const read = () => service.kit.sql('select l::text as row from duplicate_links l order by 1');
  const before = await read();
  expect(before.length).toBeGreaterThan(10);
  await service.projections?.rebuild('leads');
  expect(await read()).toEqual(before);
});
