import { defineTable, rowProjection } from '@aera/event-store';
import { enrolledStewardStream } from './steward-inbox-stream.ts';

export const EnrolledStewardRow = defineTable('steward_inboxes', (p) => ({
  id: p.text().primary(),
  enrolledAt: p.instant(),
}));

export const stewardInboxesProjection = rowProjection({
  streams: [enrolledStewardStream],
  name: 'enrolled-stewards',
  entity: EnrolledStewardRow,
  key: ({ data }) => data.stewardId,
  project: (_, { data: { stewardId: id, enrolledAt } }) => ({ id, enrolledAt }),
});
