import { specFor } from '@aera/testing';
import { describe, expect, it } from 'vitest';
import { member, type MemberCommand, type MemberEvent } from './member.ts';

const given = specFor(member);
const now = '2026-01-01T00:00:00.000Z';
const data = { memberId: 'm', email: 'ada@example.org', name: 'Ada', passwordHash: 'h' };
const register: MemberCommand = { type: 'RegisterMember', data, now };
const registered: MemberEvent = { type: 'MemberRegistered', data: { ...data, registeredAt: now } };
const erase: MemberCommand = { type: 'EraseMember', data: { memberId: 'm', claim: 'email-1' }, now };
const erased: MemberEvent = {
  type: 'MemberErased',
  data: { memberId: 'm', claim: 'email-1', erasedAt: now },
};

describe('erasing a member', () => {
  it('is recorded, with the claim to let go of', () => given(registered).when(erase).then(erased));
  it('adds nothing the second time', () => given(registered, erased).when(erase).thenNothing());
  it('is refused for an account that never was', () => given().when(erase).thenRejected('member-not-found'));
  it('is for good: the same id is never registered again', () =>
    given(registered, erased).when(register).thenRejected('email-taken'));
  it('leaves nothing of the person, whether or not the key is gone already', () => {
    const sealed: MemberEvent = {
      type: 'MemberRegistered',
      data: { memberId: 'm', email: null, name: null, passwordHash: null, registeredAt: now },
    };
    for (const first of [registered, sealed])
      expect([first, erased].reduce(member.evolve, member.initial())).toEqual({
        status: 'erased',
        claim: 'email-1',
      });
  });
});
