import { defineTable, type RowOf, defineRowProjection } from '@aera/event-store';
import { unreachable } from '@aera/event-store/decider';
import { savedViewsStream } from './saved-views-stream.ts';
import type { ViewEvent, ViewFilter } from './saved-views.ts';

export const SavedViewRow = defineTable('saved_views', (p) => ({
  id: p.uuid().primary(),
  stewardId: p.text(),
  name: p.text(),
  filter: p.json<ViewFilter>(),
  shared: p.boolean(),
}));
export type SavedViewRow = RowOf<typeof SavedViewRow>;

/** A view of an erased steward has no readable name, so its row is deleted. */
export function projectView(row: SavedViewRow | null, { type, data }: ViewEvent): SavedViewRow | null {
  switch (type) {
    case 'SavedViewUpdated':
    case 'SavedViewRestored': {
      const { viewId: id, stewardId, name, filter } = data;
      const shared = type === 'SavedViewRestored' ? data.shared : (row?.shared ?? false);
      return name === null || filter === null ? null : { id, stewardId, name, filter, shared };
    }
    case 'SavedViewRenamed':
      return row && data.name !== null ? { ...row, name: data.name } : null;
    case 'SavedViewSharingChanged':
      return row && { ...row, shared: data.shared };
    case 'SavedViewDeleted':
      return null;
    default:
      return unreachable(type);
  }
}

export const savedViewsProjection = defineRowProjection({
  streams: [savedViewsStream],
  name: 'saved-views',
  entity: SavedViewRow,
  key: ({ data }) => data.viewId,
  project: projectView,
});
