import { rowProjection } from '@aera/event-store';
import { gapStream } from './gap-stream.ts';

interface DismissedGap {
  readonly id: string;
  readonly keys: readonly string[];
  readonly dismissedAt: string;
}

/** The gaps that stewards said need no answer. */
export const dismissedGapsProjection = rowProjection<typeof gapStream, DismissedGap>({
  streams: [gapStream],
  name: 'dismissed-gaps',
  version: 1,
  table: 'dismissed_gaps',
  key: ({ data }) => data.gapId,
  columns: { id: 'text', keys: 'jsonb', dismissedAt: 'timestamptz' },
  project: (row, { type, data }) =>
    type === 'GapRestored'
      ? null
      : {
          id: data.gapId,
          keys: [...new Set([...(row?.keys ?? []), ...data.keys])],
          dismissedAt: data.dismissedAt,
        },
});
