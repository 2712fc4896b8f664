import { rowProjection } from '@aera/event-store';
import { unreachable } from '@aera/event-store/decider';
import { savedViewsStream } from './saved-views-stream.ts';
import type { ViewEvent, ViewTerms } from './saved-views.ts';

export interface SavedViewRow {
  readonly id: string;
  readonly stewardId: string;
  readonly name: string;
  readonly terms: ViewTerms;
  readonly shared: boolean;
}

/** What was sealed for a steward who is erased is gone, and the view with it. */
export function projectView(row: SavedViewRow | null, { type, data }: ViewEvent): SavedViewRow | null {
  switch (type) {
    case 'ViewSaved':
    case 'ViewRestored': {
      const { viewId: id, stewardId, name, terms } = data;
      const shared = type === 'ViewRestored' ? data.shared : (row?.shared ?? false);
      return name === null || terms === null ? null : { id, stewardId, name, terms, shared };
    }
    case 'ViewRenamed':
      return row && data.name !== null ? { ...row, name: data.name } : null;
    case 'ViewShared':
      return row && { ...row, shared: data.shared };
    case 'ViewDeleted':
      return null;
    default:
      return unreachable(type);
  }
}

export const savedViewsProjection = rowProjection<typeof savedViewsStream, SavedViewRow>({
  streams: [savedViewsStream],
  name: 'contact-views',
  table: 'contact_views',
  key: ({ data }) => data.viewId,
  columns: { id: 'uuid', stewardId: 'text', name: 'text', terms: 'jsonb', shared: 'boolean' },
  project: projectView,
});
