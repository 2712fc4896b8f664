import { defineTable, defineRowProjection } from '@aera/event-store';
import { gapStream } from './gap-stream.ts';

export const DismissedGapRow = defineTable('dismissed_gaps', (p) => ({
  id: p.text().primary(),
  keys: p.json<readonly string[]>(),
  dismissedAt: p.instant(),
}));

/** Gaps that need no answer. */
export const dismissedGapsProjection = defineRowProjection({
  streams: [gapStream],
  name: 'dismissed-gaps',
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
