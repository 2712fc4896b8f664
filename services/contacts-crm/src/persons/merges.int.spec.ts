import {
  markContactAsSpam,
  memberErased,
  assignContact,
  setContactNextStep,
  readPerson,
  splitContact,
  undoMerge,
  markAsDistinct,
} from '@aera/contracts/server';
import { buildMessage, asSteward, startTestService, type TestService } from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactsCrm } from '../service.ts';
import { createMergeFixture } from './testing/merge-fixture.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(contactsCrm);
});
afterAll(() => service.stop());

const steward = asSteward();
const id = () => crypto.randomUUID();
const { write, merge, preview, listMerges, listSuggestionReasons, listOthers } = createMergeFixture(
  () => service,
);

describe('a merge', () => {
  it('is previewed with its conflicts', async () => {
    const session = id();
    const one = await write({ session, name: 'Ada Lovell' });
    const other = await write({ session, name: 'A. Lovell' });
    const params = { id: one };
    const mine = { from: null, to: steward.sub };
    await service.call(assignContact, { params, body: mine, as: steward });
    const next = { step: 'Call', dueAt: '2031-01-01T09:00:00.000Z' };
    await service.call(setContactNextStep, { params, body: { from: null, next }, as: steward });
    const ben = asSteward({ sub: id(), name: 'Ben' });
    await service.call(assignContact, { params: { id: other }, body: { from: null, to: ben.sub }, as: ben });
    await service.call(setContactNextStep, {
      params: { id: other },
      body: { from: null, next: { step: 'Write', dueAt: null } },
      as: ben,
    });
    const shown = await preview(one, other);
    expect(shown).toMatchObject({ alreadyMerged: false, sessions: 1, messages: 2 });
    expect([...shown.primary, ...shown.merged].map((each) => each.id)).toEqual([one, other]);
    expect(shown.names.toSorted()).toEqual(['A. Lovell', 'Ada Lovell']);
    expect(shown.owners.map((owner) => owner.name).toSorted()).toEqual(['Ben', 'Test Steward']);
    expect(shown.nextSteps.map(({ step }) => step).toSorted()).toEqual(['Call', 'Write']);
    expect(shown.reasons.map(({ reason }) => reason)).toEqual(['session']);
  });

  it('creates one person, shown for both contacts, and can be undone', async () => {
    const session = id();
    const one = await write({ session });
    const other = await write({ session });
    const mergeId = id();
    const { body, status } = await merge(one, other, {
      mergeId,
      expectedVersion: (await preview(one, other)).version,
    });
    expect(status).toBe(200);
    expect(body.person.contacts.map((each) => each.id)).toEqual([one, other]);
    expect(body.suggestions).toEqual([]);
    expect(body.history[0]).toMatchObject({
      type: 'merged',
      reasons: ['session'],
      mergeId,
      by: { name: 'Test Steward' },
    });
    expect(await listOthers(one)).toEqual([other]);
    expect(await listOthers(other)).toEqual([one]);
    expect((await merge(one, other, { mergeId })).body.history).toHaveLength(1);
    expect((await preview(other, one)).alreadyMerged).toBe(true);

    const params = { id: one, mergeId };
    const back = await service.call(undoMerge, { params, as: steward });
    expect(back.body.person.contacts.map((each) => each.id)).toEqual([one]);
    expect(back.body.history.map((entry) => [entry.type, entry.mergeId])).toEqual([
      ['merge-undone', null],
      ['merged', null],
    ]);
    expect(await listOthers(other)).toEqual([]);
    expect(await listSuggestionReasons(other)).toEqual([['session']]);
  });

  it('can be undone even if a distinct mark has the same id', async () => {
    const [one, two, three] = [await write(), await write(), await write()];
    const sharedId = id();
    const params = { id: one };
    const mark = { distinctId: sharedId, with: three };
    await service.call(markAsDistinct, { params, body: mark, as: steward });
    await merge(one, two, { mergeId: sharedId });
    const { body } = await service.call(undoMerge, { params: { id: one, mergeId: sharedId }, as: steward });
    expect(body.history.map((entry) => [entry.type, entry.names.length])).toEqual([
      ['merge-undone', 2],
      ['merged', 2],
      ['marked-distinct', 2],
    ]);
  });

  it('uses the chosen name for the person, regardless of the latest message', async () => {
    const [one, other] = [await write({ name: 'Chosen' }), await write({ name: 'Written later' })];
    const readName = async (lead: string) =>
      (await service.call(readPerson, { params: { id: lead }, as: steward })).body.name;
    await merge(one, other);
    expect([await readName(one), await readName(other)]).toEqual(['Chosen', 'Chosen']);
    expect((await listMerges(other)).person.contacts[0]?.name).toBe('Chosen');
  });

  it('of a merged contact is previewed with that contact first, whose name it uses', async () => {
    const [one, two, three] = [await write(), await write(), await write()];
    await merge(one, two);
    const { primary, merged } = await preview(two, three);
    expect([primary, merged].map((contacts) => contacts.map((each) => each.id))).toEqual([
      [two, one],
      [three],
    ]);
    expect((await preview(three, two)).merged.map((each) => each.id)).toEqual([two, one]);
    expect((await merge(two, three)).body.person.contacts[0]?.id).toBe(two);
  });

  it('of three contacts is split by one, and the others stay merged', async () => {
    const [one, two, three] = [await write(), await write(), await write()];
    await merge(one, two);
    await merge(two, three);
    expect(await listOthers(one)).toHaveLength(2);
    const { body } = await service.call(splitContact, { params: { id: two }, as: steward });
    expect(body.person.contacts.map((each) => each.id)).toEqual([two]);
    expect(await listOthers(one)).toEqual([three]);
    expect(await listOthers(three)).toEqual([one]);
  });

  it('returns the current state on a version conflict', async () => {
    const [one, two, three] = [await write(), await write(), await write()];
    const { version } = await preview(one, two);
    await merge(two, three);
    const answer = await merge(one, two, { expectedVersion: version });
    expect([answer.status, answer.body.code]).toEqual([409, 'person-changed']);
    const { current } = answer.body as unknown as { current: Awaited<ReturnType<typeof preview>> };
    expect([...current.primary, ...current.merged].map((each) => each.id).toSorted()).toEqual(
      [one, two, three].toSorted(),
    );
    expect((await merge(one, two, { expectedVersion: current.version })).status).toBe(200);
  });

  it('that overlaps with concurrent ones creates one person or is rejected', async () => {
    const leads = await Promise.all(Array.from({ length: 5 }, () => write()));
    const stewards = leads.map((_, each) => asSteward({ sub: id(), name: `Steward ${each}` }));
    const answers = await Promise.all(
      stewards.map(async (as, each) => {
        const [one, other] = [leads[each] as string, leads[(each + 1) % leads.length] as string];
        return merge(one, other, { as, expectedVersion: (await preview(one, other)).version });
      }),
    );
    for (const { status } of answers) expect([200, 409]).toContain(status);
    await service.waitUntilCaughtUp();
    for (const lead of leads) {
      const { person } = await listMerges(lead);
      const ids = person.contacts.map((each) => each.id);
      for (const other of ids)
        expect((await listMerges(other)).person.contacts.map((each) => each.id).toSorted()).toEqual(
          ids.toSorted(),
        );
    }
  });

  it('is rejected for a quarantined lead', async () => {
    const [one, other] = [await write(), await write()];
    await service.call(markContactAsSpam, { params: { id: other }, as: steward });
    const answer = await merge(one, other);
    expect([answer.status, answer.body.code]).toEqual([409, 'contact-quarantined']);
  });

  it('is rejected for auditors and unknown leads', async () => {
    const [one, other] = [await write(), await write()];
    expect((await merge(one, other, { as: asSteward({ role: 'auditor' }) })).status).toBe(403);
    expect((await merge(one, id())).status).toBe(404);
    const params = { id: one, mergeId: id() };
    expect((await service.call(undoMerge, { params, as: steward })).status).toBe(404);
  });
});

describe('a contact that is erased', () => {
  it('leaves its person, is named nowhere, and cannot be merged again', async () => {
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
    await service.publish(buildMessage(memberErased, { memberId, erasedAt: new Date().toISOString() }));
    await eventually(async () => {
      const { history } = await listMerges(member);
      return history[0]?.type === 'erased';
    });
    expect(await listOthers(one)).toEqual([three]);
    expect(await listOthers(member)).toEqual([]);
    expect(JSON.stringify(await listMerges(one))).not.toContain('Secret Name');
    expect(await listSuggestionReasons(another)).toEqual([]);
    const answer = await merge(one, member);
    expect([answer.status, answer.body.code]).toEqual([409, 'contact-erased']);
  });
});

describe('persons after a rebuild', () => {
  it('are the same', async () => {
    const tables = ['persons', 'active_merges', 'merge_history', 'distinct_contacts', 'erased_contacts'];
    const read = () =>
      Promise.all(tables.map((table) => service.kit.sql(`select t::text as row from ${table} t order by 1`)));
    const body = { distinctId: id(), with: await write() };
    await service.call(markAsDistinct, { params: { id: await write() }, body, as: steward });
    await service.waitUntilCaughtUp();
    const before = await read();
    expect(before.every((rows) => rows.length > 0)).toBe(true);
    await service.projections?.rebuild('persons');
    expect(await read()).toEqual(before);
  });
});
