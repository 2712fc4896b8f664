import type { ViewFilter } from '@aera/contracts';
import { unreachable } from '@aera/event-store/decider';

export type { ViewFilter };

interface Of {
  readonly stewardId: string;
  readonly viewId: string;
}

/**
 * What can have happened to the saved views of one steward. Names and terms may hold the name of a person who is searched for: they are
 * sealed with the steward’s key.
 */
export type ViewEvent =
  | { type: 'ViewSaved'; data: Of & { name: string | null; terms: ViewFilter | null; savedAt: string } }
  | { type: 'ViewRenamed'; data: Of & { name: string | null; renamedAt: string } }
  | { type: 'ViewShared'; data: Of & { shared: boolean; sharedAt: string } }
  | { type: 'ViewDeleted'; data: Of & { deletedAt: string } }
  /** As it was when it was deleted. */
  | {
      type: 'ViewRestored';
      data: Of & { name: string | null; terms: ViewFilter | null; shared: boolean; restoredAt: string };
    };

const subject = (data: { stewardId: string }) => data.stewardId;

export const savedViewPersonalFields = {
  ViewSaved: { subject, fields: ['name', 'terms'] },
  ViewRenamed: { subject, fields: ['name'] },
  ViewRestored: { subject, fields: ['name', 'terms'] },
} as const;

export interface SavedView {
  readonly name: string | null;
  readonly terms: ViewFilter | null;
  readonly shared: boolean;
  readonly deleted: boolean;
}

/** The saved views of one steward, by their ids. */
export type SavedViews = Readonly<Record<string, SavedView>>;

export function evolveViews(views: SavedViews, { type, data }: ViewEvent): SavedViews {
  const before = views[data.viewId] ?? { name: null, terms: null, shared: false, deleted: false };
  const changed = (change: Partial<SavedView>): SavedViews => ({
    ...views,
    [data.viewId]: { ...before, ...change },
  });
  switch (type) {
    case 'ViewSaved':
      return changed({ name: data.name, terms: data.terms });
    case 'ViewRenamed':
      return changed({ name: data.name });
    case 'ViewShared':
      return changed({ shared: data.shared });
    case 'ViewDeleted':
      return changed({ deleted: true });
    case 'ViewRestored':
      return changed({ deleted: false });
    default:
      return unreachable(type);
  }
}
