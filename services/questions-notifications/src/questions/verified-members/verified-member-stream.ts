import { defineStream } from '@aera/event-store';
import type { Decider } from '@aera/event-store/decider';

/** A member has confirmed the e-mail address of the account, the first one or a new one. */
type VerifiedMemberEvent = {
  type: 'MemberVerified';
  data: { memberId: string; verifiedAt: string };
};

interface VerifyMemberCommand {
  type: 'VerifyMember';
  data: { memberId: string; verifiedAt: string };
}

/** The state is the time of the last verification; null before the first. */
const verifiedMember: Decider<VerifyMemberCommand, VerifiedMemberEvent, string | null> = {
  initial: () => null,
  evolve: (_, { data }) => data.verifiedAt,
  decide: ({ data }, last) =>
    last === null || data.verifiedAt > last ? [{ type: 'MemberVerified', data }] : [],
};

export const verifiedMemberStream = defineStream('member', verifiedMember);
