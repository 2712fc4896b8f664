import {
  type Activity,
  login,
  memberErased,
  exportMyAccount,
  type PersonIdentifiers,
  register,
  verifyEmail,
} from '@aera/contracts/server';
import { noErasedSubjects } from '@aera/service-kit';
import {
  asMember,
  asSteward,
  asVisitor,
  createDataSubjectClient,
  startTestService,
  type TestService,
} from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberStream } from '../members/member-stream.ts';
import { securityAuth } from '../service.ts';
import { collectMails, type Mail } from '../testing/mails.ts';

const password = 'correct horse battery';
const unknown: PersonIdentifiers = { sessions: [], members: [], emails: [] };

let service: TestService;
let mails: Mail[];
let visitors = 0;
const from = () => asVisitor({ ip: `203.0.113.${(visitors += 1)}` });

beforeAll(async () => {
  service = await startTestService(securityAuth);
  mails = collectMails(service);
});
afterAll(() => service.stop());

const join = async (email: string) => {
  const body = { email, password, name: 'Ada' };
  return (await service.call(register, { body, as: from() })).body.user.id;
};
const verify = async (email: string) => {
  const { path, recipientId } = await eventually(
    () => mails.find(({ address }) => address === email) ?? false,
  );
  const token = new URL(path ?? '', 'https://site.example').hash.slice(1);
  await service.call(verifyEmail, { body: { token }, as: asMember({ sub: recipientId, email }) });
};
const {
  activity: received,
  readInPages,
  data,
  erase,
  describeAccess,
} = createDataSubjectClient('security-auth', () => service);
const kinds = (items: readonly Activity[]) => items.map(({ kind }) => kind);
const signIn = (email: string) => service.call(login, { body: { email, password }, as: from() });

describe('activity of a person with an account', () => {
  it('lists account events without session ids, secrets or e-mail', async () => {
    const id = await join('export@example.org');
    await signIn('export@example.org');
    const { items, keys, name } = await received({ members: [id] });
    expect(name).toBe('Ada');
    expect(kinds(items).toSorted()).toEqual(['registered', 'signed-in', 'signed-in']);
    expect(items.every(({ link }) => link === 'member')).toBe(true);
    expect(keys).toEqual({ ...unknown, members: [id] });
    const sids = await service.kit.sql<{ sid: string }>('select sid from sessions where member_id = $1', [
      id,
    ]);
    expect(sids).toHaveLength(2);
    for (const { sid } of sids) expect(JSON.stringify(items)).not.toContain(sid);
    expect(JSON.stringify(items)).not.toContain('export@');
  });

  it('matches an e-mail only after it is verified', async () => {
    const id = await join('shown@example.org');
    expect(await received({ emails: ['shown@example.org'] })).toEqual({
      items: [],
      more: false,
      keys: unknown,
    });
    expect((await data({ emails: ['shown@example.org'] }))['accounts']).toEqual([]);
    expect(await erase({ emails: ['shown@example.org'] })).toBe(0);
    expect((await signIn('shown@example.org')).status).toBe(200);

    await verify('shown@example.org');
    const { items, keys, name } = await received({ emails: ['Shown@example.org'] });
    expect(name).toBeUndefined();
    expect(kinds(items)).toContain('email-verified');
    expect(items.every(({ link }) => link === 'email')).toBe(true);
    expect(keys).toEqual({ ...unknown, members: [id], emails: ['shown@example.org'] });
    const both = await received({ members: [id], emails: ['shown@example.org'] });
    expect(both.items.every(({ link }) => link === 'member')).toBe(true);
    expect(both.items).toHaveLength(items.length);
  });

  it('is paginated and ignores invalid identifiers', async () => {
    const id = await join('paged@example.org');
    for (let n = 0; n < 3; n += 1) await signIn('paged@example.org');
    const all = (await received({ members: [id] })).items;
    expect(all).toHaveLength(5);
    expect(await readInPages({ members: [id] }, 2)).toEqual(all);
    expect(
      (await received({ members: ['unknown', '\u{1F600}'], emails: ['unknown@example.org'] })).items,
    ).toEqual([]);
  });

  describeAccess();
});

describe('export and erasure of a person with an account', () => {
  it("equals the member's own export, without secrets", async () => {
    const id = await join('own@example.org');
    const own = (await service.call(exportMyAccount, { as: asMember({ sub: id, email: 'own@example.org' }) }))
      .body;
    const held = await data({ members: [id] });
    expect(held['accounts']).toEqual([own.account]);
    expect(held['sessions']).toHaveLength(own.sessions.length);
    expect(JSON.stringify(held)).not.toMatch(/argon2|password/i);
  });

  it('erases like the member’s own request, records the steward and the reason, and is idempotent', async () => {
    const id = await join('gone@example.org');
    await verify('gone@example.org');
    const keys = { members: [id], emails: ['gone@example.org'] };
    const erasureId = crypto.randomUUID();
    await Promise.all([erase(keys, erasureId), erase(keys)]);
    expect(await erase(keys, erasureId)).toBe(0);

    expect((await signIn('gone@example.org')).status).toBe(401);
    expect(await data(keys)).toEqual({
      accounts: [],
      confirmations: [],
      emailChanges: [],
      sessions: [],
      passkeys: [],
      devices: [],
    });
    expect(await received(keys)).toEqual({ items: [], more: false, keys: unknown });
    const erased = (await service.messages(memberErased.type)).filter(
      ({ data: message }) => (message as { memberId: string }).memberId === id,
    );
    expect(erased).toHaveLength(1);
    expect(erased[0]?.data).not.toHaveProperty('onBehalf');
    const events = await service.kit.store.stream(memberStream).read(id);
    expect(events[0]?.data).toMatchObject({ email: null, name: null, passwordHash: null });
    expect(events.at(-1)).toMatchObject({
      type: 'MemberErased',
      data: { onBehalf: { stewardId: asSteward().sub, reason: 'They asked for it.' } },
      metadata: { actor: `steward:${asSteward().sub}` },
    });
    const again = await join('gone@example.org');
    expect(again).not.toBe(id);
    expect((await received({ members: [id] })).items).toEqual([]);
  });

  it('is erased again after a restore, once', async () => {
    const id = await join('restored@example.org');
    const members = [id, crypto.randomUUID()].map((member) => ({
      id: member,
      erasedAt: '2026-01-01T00:00:00.000Z',
    }));
    await service.components.eraseAgain({ ...noErasedSubjects, members });
    await service.components.eraseAgain({ ...noErasedSubjects, members });
    expect((await signIn('restored@example.org')).status).toBe(401);
    const events = await service.kit.store.stream(memberStream).read(id);
    expect(events.map(({ type }) => type)).toEqual(['MemberRegistered', 'MemberErased']);
    expect(events[0]?.data).toMatchObject({ email: null, name: null, passwordHash: null });
    expect(await join('restored@example.org')).not.toBe(id);
  });
});
