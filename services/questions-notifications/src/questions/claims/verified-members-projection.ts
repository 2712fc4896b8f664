import { rowProjection } from '@aera/event-store';
import { verifiedMemberStream } from './verified-member-stream.ts';

export const verifiedMemberRows = rowProjection<
  typeof verifiedMemberStream,
  { id: string; verifiedAt: string }
>({
  streams: [verifiedMemberStream],
  name: 'verified-members',
  table: 'verified_members',
  key: ({ data }) => data.memberId,
  columns: { id: 'text', verifiedAt: 'timestamptz' },
  project: (_, { data: { memberId: id, verifiedAt } }) => ({ id, verifiedAt }),
});
