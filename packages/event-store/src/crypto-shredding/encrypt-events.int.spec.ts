import { randomBytes, randomUUID } from 'node:crypto';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEventStore } from '../event-store.ts';
import { defineAppendOnlyStream, isEventOf, type StreamOptions } from '../streams/define-stream.ts';
import { readWholeLog, createTestStore, type TestStore } from '../testing/test-store.ts';

type Asked = {
  type: 'Asked';
  data: { memberId: string; question: string | null; email?: string | null; topic: string };
};

let database: TestStore;
const masterKey = randomBytes(32);
const defineQuestions = (options: StreamOptions<Asked> = {}) =>
  defineAppendOnlyStream<Asked>('question', {
    personalFields: { Asked: { subject: ({ memberId }) => memberId, fields: ['question', 'email'] } },
    ...options,
  });
const questionStream = defineQuestions();
beforeAll(async () => {
  database = await createTestStore();
});
afterAll(() => database.drop());

async function open(definition = questionStream, key = masterKey, otherMasterKeys: Buffer[] = []) {
  const store = await database.open({ streams: [definition], masterKey: key, otherMasterKeys });
  return { store, questions: store.stream(definition) };
}
const request = (memberId: string): Asked => ({
  type: 'Asked',
  data: { memberId, question: 'What of my house?', email: `${memberId}@example.org`, topic: 'houses' },
});

describe('personal fields', () => {
  it('are unreadable in the table, and plain to readers and to the writer', async () => {
    const { store, questions } = await open();
    const [stream, member] = [randomUUID(), randomUUID()];
    const { events } = await questions.append([stream], [request(member)], { expected: 'none' });
    const [row] = await store.database.sql<{ data: Asked['data'] }>(
      'select data from events where stream_id = $1',
      [questionStream.streamId(stream)],
    );
    expect(row?.data).toMatchObject({
      memberId: member,
      topic: 'houses',
      question: { $encrypted: expect.any(String) },
    });
    expect(JSON.stringify(row)).not.toMatch(/house\?|example/);
    expect(await questions.read(stream)).toEqual(events);
    expect(events[0]?.data).toEqual(request(member).data);
  });

  it('keep one key per subject with concurrent writers', async () => {
    const stores = [await open(), await open()];
    const member = randomUUID();
    const streams = Array.from({ length: 30 }, () => randomUUID());
    await Promise.all(
      streams.map((stream, index) =>
        stores[index % 2]!.questions.append([stream], [request(member)], { expected: 'none' }),
      ),
    );
    const [keys] = await stores[0]!.store.database.sql<{ count: number }>(
      'select count(*) from subject_keys where subject_id = $1',
      [member],
    );
    expect(keys?.count).toBe(1);
    const read = await Promise.all(streams.map((stream) => stores[0]!.questions.read(stream)));
    expect(read.flat().every(({ data }) => data.question === 'What of my house?')).toBe(true);
  });

  it('read as null once their subject is erased; the rest of the log stays', async () => {
    const { store, questions } = await open();
    const [stream, gone, stays] = [randomUUID(), randomUUID(), randomUUID()];
    await questions.append([stream], [request(gone), request(stays)], { expected: 'none' });
    await questions.read(stream);
    expect(await store.eraseSubject(gone)).toEqual({ erased: true });
    expect(await store.eraseSubject(gone)).toEqual({ erased: false });
    const data = (await questions.read(stream)).map((event) => event.data);
    expect(data).toEqual([
      { memberId: gone, question: null, email: null, topic: 'houses' },
      request(stays).data,
    ]);
    const events = (await readWholeLog(store)).filter(isEventOf(questionStream));
    expect(events.find((event) => event.data.memberId === gone)?.data.question).toBeNull();
  });

  it('read as null when the log is read without decryption', async () => {
    const { store, questions } = await open();
    const [stream, member] = [randomUUID(), randomUUID()];
    await questions.append([stream], [request(member)], { expected: 'none' });
    const events = await readWholeLog(store, { skipDecryption: true });
    const event = events.find(({ streamId }) => streamId === questionStream.streamId(stream));
    expect(event?.data).toEqual({ memberId: member, question: null, email: null, topic: 'houses' });
  });

  it('stay erased when the same subject appears again', async () => {
    const { store, questions } = await open();
    const [stream, member] = [randomUUID(), randomUUID()];
    await questions.append([stream], [request(member)], { expected: 'none' });
    await store.eraseSubject(member);
    await questions.append([stream], [request(member)], { expected: 1 });
    expect((await questions.read(stream)).map(({ data }) => data.question)).toEqual([
      null,
      'What of my house?',
    ]);
  });

  it('are erased in other processes, too', async () => {
    const [here, there] = [await open(), await open()];
    const [stream, member] = [randomUUID(), randomUUID()];
    await here.questions.append([stream], [request(member)], { expected: 'none' });
    const question = async () => (await there.questions.read(stream))[0]?.data.question;
    expect(await question()).toBe('What of my house?');
    await here.store.eraseSubject(member);
    await eventually(async () => (await question()) === null);
  });

  it('cannot be decrypted after they were moved to another event', async () => {
    const { store, questions } = await open();
    const [stream, member] = [randomUUID(), randomUUID()];
    await questions.append([stream], [request(member), request(member)], { expected: 'none' });
    await store.database.sql(
      `update events set data = (select e.data from events e where e.stream_id = $1 and e.revision = 1)
       where stream_id = $1 and revision = 2`,
      [questionStream.streamId(stream)],
    );
    await expect(questions.read(stream)).rejects.toThrow(/authenticate/);
    await store.database.sql('delete from events where stream_id = $1', [questionStream.streamId(stream)]);
  });

  it.each([
    [
      'a field is altered',
      `jsonb_set(data, '{question,$encrypted}', to_jsonb(data->'question'->>'$encrypted' || 'AAAA'))`,
    ],
    ['its key has an invalid id', `jsonb_set(data, '{question,$encrypted}', '"1.no-uuid.AAAA"')`],
  ])('that cannot be decrypted as %s fail no other stream read at the same time', async (_, damaged) => {
    const { store, questions } = await open();
    const [bad, good] = [randomUUID(), randomUUID()];
    for (const stream of [bad, good])
      await questions.append([stream], [request(randomUUID())], { expected: 'none' });
    const badId = questionStream.streamId(bad);
    await store.database.sql(`update events set data = ${damaged} where stream_id = $1`, [badId]);
    const [failed, read] = await Promise.allSettled([questions.read(bad), questions.read(good)]);
    await store.database.sql('delete from events where stream_id = $1', [badId]);
    expect([failed.status, read.status]).toEqual(['rejected', 'fulfilled']);
  });

  it('whose key is altered fail no other stream read at the same time', async () => {
    const [bad, good] = [randomUUID(), randomUUID()];
    const { store, questions } = await open();
    for (const id of [bad, good]) await questions.append([id], [request(id)], { expected: 'none' });
    await store.database.sql(
      `update subject_keys set wrapped_key = '\\x00'::bytea || wrapped_key where subject_id = $1`,
      [bad],
    );
    // Another process, whose cache has none of the keys.
    const other = (await open()).questions;
    const [failed, read] = await Promise.allSettled([other.read(bad), other.read(good)]);
    await store.eraseSubject(bad);
    expect([failed.status, read.status]).toEqual(['rejected', 'fulfilled']);
  });

  it('of a subject that cannot be stored fail no other append', async () => {
    const { questions } = await open();
    const results = await Promise.allSettled(
      ['a\0b', 'a\ud800b', randomUUID()].map((memberId) =>
        questions.append([randomUUID()], [request(memberId)], { expected: 'none' }),
      ),
    );
    expect(results).toMatchObject([
      { reason: { code: 'invalid-event' } },
      { reason: { code: 'invalid-event' } },
      { status: 'fulfilled' },
    ]);
  });
});

describe('the master key', () => {
  it.each([
    ['is missing', {}],
    ['is too short', { masterKey: randomBytes(16) }],
  ])('prevents the creation of a store when it %s', async (_, options) => {
    const orm = await database.orm();
    expect(() => createEventStore({ orm, streams: [questionStream], ...options })).toThrow(
      expect.objectContaining({ code: 'master-key' }),
    );
  });

  it('that differs decrypts nothing', async () => {
    const [stream, member] = [randomUUID(), randomUUID()];
    await (await open()).questions.append([stream], [request(member)], { expected: 'none' });
    const other = await open(questionStream, randomBytes(32));
    await expect(other.questions.read(stream)).rejects.toMatchObject({ code: 'master-key' });
  });

  it('is replaced in two steps: the old version unwraps until its keys are wrapped with the new one', async () => {
    const [stream, member] = [randomUUID(), randomUUID()];
    const old = await open();
    await old.questions.append([stream], [request(member)], { expected: 'none' });
    const secret = await old.store.readSecret();
    const next = randomBytes(32);
    const rotated = await open(questionStream, next, [masterKey]);
    expect((await rotated.questions.read(stream))[0]?.data).toEqual(request(member).data);

    // Processes with both versions run during the rotation, and each decrypts keys that the other wrapped.
    const [both, late] = [await open(questionStream, masterKey, [next]), randomUUID()];
    await rotated.questions.append([late], [request(late)], { expected: 'none' });
    expect((await both.questions.read(late))[0]?.data).toEqual(request(late).data);

    expect(await rotated.store.rewrapSubjectKeys()).toBeGreaterThan(1);
    expect(await rotated.store.rewrapSubjectKeys()).toBe(0);
    const alone = await open(questionStream, next);
    expect((await alone.questions.read(stream))[0]?.data).toEqual(request(member).data);
    expect(await alone.store.readSecret()).toEqual(secret);
    await expect((await open()).questions.read(stream)).rejects.toMatchObject({ code: 'master-key' });
    // Restores the state for the following specs.
    await (await open(questionStream, masterKey, [next])).store.rewrapSubjectKeys();
  });

  it('is not replaced while a key of an unknown version is left', async () => {
    const stream = randomUUID();
    const stranger = await open(questionStream, randomBytes(32));
    const member = randomUUID();
    await stranger.questions.append([stream], [request(member)], { expected: 'none' });
    await expect((await open()).store.rewrapSubjectKeys()).rejects.toMatchObject({ code: 'master-key' });
    await stranger.store.eraseSubject(member);
    expect(await (await open()).store.rewrapSubjectKeys()).toBe(0);
  });

  it('wraps one secret of the database, which is no data subject', async () => {
    const [first, second] = [await open(), await open()];
    const [secret, same] = await Promise.all([first.store.readSecret(), second.store.readSecret()]);
    expect(secret).toHaveLength(32);
    expect(same).toEqual(secret);
    await expect(first.store.eraseSubject('$secret')).rejects.toThrow(TypeError);
  });
});

describe('upcasters', () => {
  it('receive decrypted data', async () => {
    const [stream, member] = [randomUUID(), randomUUID()];
    await (await open()).questions.append([stream], [request(member)], { expected: 'none' });
    const newer = await open(
      defineQuestions({
        upcasters: { Asked: [(data: Asked['data']) => ({ ...data, topic: data.question })] },
      }),
    );
    await newer.questions.append([stream], [request(member)], { expected: 1 });
    expect((await newer.questions.read(stream)).map(({ data }) => data.topic)).toEqual([
      'What of my house?',
      'houses',
    ]);
  });
});
