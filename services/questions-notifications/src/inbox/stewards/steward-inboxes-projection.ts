import { defineTable, defineRowProjection } from '@aera/event-store';
import { stewardInboxStream } from './steward-inbox-stream.ts';

export const StewardInboxRow = defineTable('steward_inboxes', (p) => ({
  id: p.text().primary(),
  createdAt: p.instant(),
}));

export const stewardInboxesProjection = defineRowProjection({
  streams: [stewardInboxStream],
  name: 'steward-inboxes',
  entity: StewardInboxRow,
  key: ({ data }) => data.stewardId,
  project: (row, { type, data }) =>
    type === 'StewardInboxCreated' ? { id: data.stewardId, createdAt: data.createdAt } : row,
});
