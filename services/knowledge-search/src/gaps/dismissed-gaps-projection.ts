import { defineTable, rowProjection } from '@aera/event-store';
import { gapStream } from './gap-stream.ts';

export const DismissedGapRow = defineTable('dismissed_gaps', (p) => ({
  id: p.text().primary(),
  keys: p.json<readonly string[]>(),
  dismissedAt: p.instant(),
}));

/** The gaps that stewards said need no answer. */
export const dismissedGapsProjection = rowProjection({
  streams: [gapStream],
  name: 'dismissed-gaps',
  version: 1,
  entity: DismissedGapRow,
  key: ({ data }) => data.gapId,
  project: (row, { type, data }) =>
    type === 'GapRestored'
      ? null
      : {
          id: data.gapId,
          keys: [...new Set([...(row?.keys ?? []), ...data.keys])],
          dismissedAt: data.dismissedAt,
        },
});
