import type { ViewFilter } from '@aera/contracts';
import { unreachable } from '@aera/event-store/decider';

export type { ViewFilter };

interface Of {
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
      data: Of & { name: string | null; filter: ViewFilter | null; savedAt: string };
    }
  | { type: 'SavedViewRenamed'; data: Of & { name: string | null; renamedAt: string } }
  | { type: 'SavedViewSharingChanged'; data: Of & { shared: boolean; sharedAt: string } }
  | { type: 'SavedViewDeleted'; data: Of & { deletedAt: string } }
  /** The view at its deletion. */
  | {
      type: 'SavedViewRestored';
      data: Of & { name: string | null; filter: ViewFilter | null; shared: boolean; restoredAt: string };
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
  const changed = (change: Partial<SavedView>): SavedViews => ({
    ...views,
    [data.viewId]: { ...before, ...change },
  });
  switch (type) {
    case 'SavedViewUpdated':
      return changed({ name: data.name, filter: data.filter });
    case 'SavedViewRenamed':
      return changed({ name: data.name });
    case 'SavedViewSharingChanged':
      return changed({ shared: data.shared });
    case 'SavedViewDeleted':
      return changed({ deleted: true });
    case 'SavedViewRestored':
      return changed({ deleted: false });
    default:
      return unreachable(type);
  }
}
