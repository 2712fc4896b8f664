import {
  type Activity,
  heldRoutesOf,
  login,
  mailRequested,
  memberErased,
  type Message,
  ownAccount,
  type PersonKeys,
  register,
  type TimelinePlace,
  verifyEmail,
} from '@aera/contracts';
import { mailStream } from '@aera/event-bus';
import {
  asMember,
  asSteward,
  asVisitor,
  startTestService,
  type TestService,
} from '@aera/service-kit/testing';
import { eventually } from '@aera/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SecurityEvent } from '../security-event.ts';
import { securityAuth } from '../service.ts';

const { heldActivity, heldData, eraseHeld } = heldRoutesOf('security-auth');
const password = 'correct horse battery';
const steward = asSteward();
const nobody: PersonKeys = { sessions: [], members: [], emails: [] };

let service: TestService<SecurityEvent>;
const mails: Message[] = [];
let visitors = 0;
const from = () => asVisitor({ ip: `203.0.113.${(visitors += 1)}` });

beforeAll(async () => {
  service = await startTestService(securityAuth);
  service.kit.bus.consume({
    stream: mailStream.name,
    durable: 'spec',
    on: { [mailRequested.type]: (message) => void mails.push(message) },
  });
});
afterAll(() => service.stop());

const join = async (email: string) => {
  const body = { email, password, name: 'Ada' };
  return (await service.call(register, { body, as: from() })).body.user.id;
};
const verify = async (email: string) => {
  const path = await eventually(() => {
    const mail = mails.find(({ data }) => (data as { address: string }).address === email);
    return mail && (mail.data as { path: string }).path;
  });
  const token = new URL(String(path), 'https://site.example').searchParams.get('token') ?? '';
  await service.call(verifyEmail, { body: { token }, as: from() });
};
const told = async (keys: Partial<PersonKeys>, before: TimelinePlace | null = null, limit = 200) => {
  const body = { keys: { ...nobody, ...keys }, before, limit };
  return (await service.call(heldActivity, { as: steward, body })).body;
};
const data = async (keys: Partial<PersonKeys>) =>
  (await service.call(heldData, { as: steward, body: { keys: { ...nobody, ...keys } } })).body.data;
const erase = (keys: Partial<PersonKeys>, erasureId: string = crypto.randomUUID(), as = steward) =>
  service.call(eraseHeld, {
    as,
    body: { keys: { ...nobody, ...keys }, erasureId, reason: 'They asked for it.' },
  });
const kinds = (items: readonly Activity[]) => items.map(({ kind }) => kind);
const signIn = (email: string) => service.call(login, { body: { email, password }, as: from() });

describe('what is told of a person with an account', () => {
  it('is what happened to it, without a session, a secret or an address', async () => {
    const id = await join('told@example.org');
    await signIn('told@example.org');
    const { items, keys } = await told({ members: [id] });
    expect(kinds(items).toSorted()).toEqual(['registered', 'signed-in', 'signed-in']);
    expect(items.every(({ link }) => link === 'member')).toBe(true);
    expect(keys).toEqual({ ...nobody, members: [id] });
    const sids = await service.kit.sql<{ sid: string }>(
      'select sid from member_sessions where member_id = $1',
      [id],
    );
    for (const { sid } of sids) expect(JSON.stringify(items)).not.toContain(sid);
    expect(JSON.stringify(items)).not.toContain('told@');
  });

  it('is found by an address only once that was shown to be theirs, whatever anybody typed', async () => {
    const id = await join('shown@example.org');
    expect(await told({ emails: ['shown@example.org'] })).toEqual({ items: [], more: false, keys: nobody });
    expect((await data({ emails: ['shown@example.org'] }))['accounts']).toEqual([]);
    expect((await erase({ emails: ['shown@example.org'] })).body.erased).toBe(0);
    expect((await signIn('shown@example.org')).status).toBe(200);

    await verify('shown@example.org');
    const { items, keys } = await told({ emails: ['Shown@example.org'] });
    expect(kinds(items)).toContain('email-verified');
    expect(items.every(({ link }) => link === 'email')).toBe(true);
    expect(keys).toEqual({ ...nobody, members: [id], emails: ['shown@example.org'] });
    const both = await told({ members: [id], emails: ['shown@example.org'] });
    expect(both.items.every(({ link }) => link === 'member')).toBe(true);
    expect(both.items).toHaveLength(items.length);
  });

  it('is read page by page, and nobody is known by what is no key', async () => {
    const id = await join('paged@example.org');
    for (let n = 0; n < 3; n += 1) await signIn('paged@example.org');
    const all = (await told({ members: [id] })).items;
    const pages: Activity[] = [];
    let place: TimelinePlace | null = null;
    for (let more = true; more;) {
      const page = await told({ members: [id] }, place, 2);
      pages.push(...page.items);
      const last = page.items.at(-1);
      place = last ? { at: last.at, id: last.id } : place;
      more = page.more;
    }
    expect(all).toHaveLength(5);
    expect(pages).toEqual(all);
    expect((await told({ members: ['nobody', '\u{1F600}'], emails: ['nobody@example.org'] })).items).toEqual(
      [],
    );
  });

  it('is told to stewards of every role, given out and erased by some who are present, and to nobody else', async () => {
    const reading = { keys: nobody, before: null, limit: 1 };
    const all = async (as: ReturnType<typeof asSteward>) => [
      (await service.call(heldActivity, { as, body: reading })).status,
      (await service.call(heldData, { as, body: { keys: nobody } })).status,
      (await erase(nobody, crypto.randomUUID(), as)).status,
    ];
    expect(await all(asSteward())).toEqual([200, 200, 200]);
    expect(await all(asSteward({ role: 'auditor' }))).toEqual([200, 403, 403]);
    expect(await all(asSteward({ role: 'responder' }))).toEqual([200, 403, 403]);
    expect(await all(asSteward({ presentAt: new Date(0).toISOString() }))).toEqual([200, 403, 403]);
    expect((await service.call(heldData, { as: asMember(), body: { keys: nobody } })).status).toBe(403);
  });
});

describe('what is given out and erased of a person with an account', () => {
  it('is what they are told themselves, and no secret', async () => {
    const id = await join('own@example.org');
    const own = (await service.call(ownAccount, { as: asMember({ sub: id, email: 'own@example.org' }) }))
      .body;
    const held = await data({ members: [id] });
    expect(held['accounts']).toEqual([own.account]);
    expect(held['sessions']).toHaveLength(own.sessions.length);
    expect(JSON.stringify(held)).not.toMatch(/argon2|password/i);
  });

  it('goes as if they had erased it themselves, and says who did it and why; again, it is nothing', async () => {
    const id = await join('gone@example.org');
    await verify('gone@example.org');
    const keys = { members: [id], emails: ['gone@example.org'] };
    const erasureId = crypto.randomUUID();
    const [one, other] = await Promise.all([erase(keys, erasureId), erase(keys)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect((await erase(keys, erasureId)).body.erased).toBe(0);

    expect((await signIn('gone@example.org')).status).toBe(401);
    expect(await data(keys)).toEqual({
      accounts: [],
      confirmations: [],
      sessions: [],
      passkeys: [],
      devices: [],
    });
    expect(await told(keys)).toEqual({ items: [], more: false, keys: nobody });
    const erased = (await service.messages(memberErased.type)).filter(
      ({ data: message }) => (message as { memberId: string }).memberId === id,
    );
    expect(erased).toHaveLength(1);
    expect(erased[0]?.data).not.toHaveProperty('onBehalf');
    const events = (await service.parts.store?.readStream(`member-${id}`)) ?? [];
    expect(events[0]?.data).toMatchObject({ email: null, name: null, passwordHash: null });
    expect(events.at(-1)).toMatchObject({
      type: 'MemberErased',
      data: { onBehalf: { stewardId: steward.sub, reason: 'They asked for it.' } },
      metadata: { actor: `steward:${steward.sub}` },
    });
    const again = await join('gone@example.org');
    expect(again).not.toBe(id);
    expect((await told({ members: [id] })).items).toEqual([]);
  });
});
