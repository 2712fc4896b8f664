import { defineStream } from '@aera/event-store';
import type { Decider } from '@aera/event-store/decider';

/** A member has confirmed the e-mail address of the account. */
type VerifiedMemberEvent = {
  type: 'MemberVerified';
  data: { memberId: string; verifiedAt: string };
};

interface VerifyMemberCommand {
  type: 'VerifyMember';
  data: { memberId: string; verifiedAt: string };
}

const verifiedMember: Decider<VerifyMemberCommand, VerifiedMemberEvent, boolean> = {
  initial: () => false,
  evolve: () => true,
  decide: ({ data }, isVerified) => (isVerified ? [] : [{ type: 'MemberVerified', data }]),
};

export const verifiedMemberStream = defineStream('member', verifiedMember);
