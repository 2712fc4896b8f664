import type { Decider } from '@aera/event-store/decider';
import { rowProjection } from '@aera/event-store';

/** A member has shown that the address of the account is theirs. */
export type VerifiedMemberEvent = {
  type: 'MemberVerified';
  data: { memberId: string; verifiedAt: string };
};

export interface VerifyMemberCommand {
  type: 'VerifyMember';
  data: { memberId: string; verifiedAt: string };
}

export const verifiedMember: Decider<VerifyMemberCommand, VerifiedMemberEvent, boolean> = {
  initial: () => false,
  evolve: () => true,
  decide: ({ data }, verified) => (verified ? [] : [{ type: 'MemberVerified', data }]),
};

export const verifiedMemberStream = (memberId: string): string => `member-${memberId}`;

export const verifiedMemberRows = rowProjection<VerifiedMemberEvent, { id: string; verifiedAt: string }>({
  name: 'verified-members',
  table: 'verified_members',
  key: ({ data }) => data.memberId,
  columns: { id: 'text', verifiedAt: 'timestamptz' },
  project: (_, { data: { memberId: id, verifiedAt } }) => ({ id, verifiedAt }),
});
