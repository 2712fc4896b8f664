import type { ViewFilter } from '@aera/contracts';
import { unreachable } from '@aera/event-store/decider';

export type { ViewFilter };

export interface ViewRef {
  readonly stewardId: string;
  readonly viewId: string;
}

/**
 * Events of the saved views of one steward. Names and filters may contain the name of a person, so they are encrypted with the steward's
 * key.
 */
export type ViewEvent =
  | {
      type: 'SavedViewUpdated';
      data: ViewRef & { name: string | null; filter: ViewFilter | null; savedAt: string };
    }
  | { type: 'SavedViewRenamed'; data: ViewRef & { name: string | null; renamedAt: string } }
  | { type: 'SavedViewSharingChanged'; data: ViewRef & { shared: boolean; sharedAt: string } }
  | { type: 'SavedViewDeleted'; data: ViewRef & { deletedAt: string } }
  /** Contains the view as it was when it was deleted. */
  | {
      type: 'SavedViewRestored';
      data: ViewRef & { name: string | null; filter: ViewFilter | null; shared: boolean; restoredAt: string };
    };

const subject = (data: { stewardId: string }) => data.stewardId;

export const savedViewPersonalFields = {
  SavedViewUpdated: { subject, fields: ['name', 'filter'] },
  SavedViewRenamed: { subject, fields: ['name'] },
  SavedViewRestored: { subject, fields: ['name', 'filter'] },
} as const;

export interface SavedView {
  readonly name: string | null;
  readonly filter: ViewFilter | null;
  readonly shared: boolean;
  readonly deleted: boolean;
}

/** The saved views of one steward, by id. */
export type SavedViews = Readonly<Record<string, SavedView>>;

export function evolveViews(views: SavedViews, { type, data }: ViewEvent): SavedViews {
  const before = views[data.viewId] ?? { name: null, filter: null, shared: false, deleted: false };
  const applyChange = (change: Partial<SavedView>): SavedViews => ({
    ...views,
    [data.viewId]: { ...before, ...change },
  });
  switch (type) {
    case 'SavedViewUpdated':
      return applyChange({ name: data.name, filter: data.filter });
    case 'SavedViewRenamed':
      return applyChange({ name: data.name });
    case 'SavedViewSharingChanged':
      return applyChange({ shared: data.shared });
    case 'SavedViewDeleted':
      return applyChange({ deleted: true });
    case 'SavedViewRestored':
      return applyChange({ deleted: false });
    default:
      return unreachable(type);
  }
}
