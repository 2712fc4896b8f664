import { defineTable, defineRowProjection } from '@aera/event-store';
import { verifiedMemberStream } from './verified-member-stream.ts';

export const VerifiedMemberRow = defineTable('verified_members', (p) => ({
  id: p.text().primary(),
  verifiedAt: p.instant(),
}));

export const verifiedMembersProjection = defineRowProjection({
  streams: [verifiedMemberStream],
  name: 'verified-members',
  entity: VerifiedMemberRow,
  key: ({ data }) => data.memberId,
  project: (_, { data: { memberId: id, verifiedAt } }) => ({ id, verifiedAt }),
});
