import type { Decider } from '@aera/event-store/decider';

/** A member has shown that the address of the account is theirs. */
type VerifiedMemberEvent = {
  type: 'MemberVerified';
  data: { memberId: string; verifiedAt: string };
};

interface VerifyMemberCommand {
  type: 'VerifyMember';
  data: { memberId: string; verifiedAt: string };
}

export const verifiedMember: Decider<VerifyMemberCommand, VerifiedMemberEvent, boolean> = {
  initial: () => false,
  evolve: () => true,
  decide: ({ data }, verified) => (verified ? [] : [{ type: 'MemberVerified', data }]),
};
